import Foundation

/// Values to text and back by Foundation's formatters, whose numbers are objects.
enum FormattedObject {
    static func string<V>(of value: V, _ formatter: Formatter) -> String {
        var subject: Any = value
        if let optional = value as? any OptionalValue {
            guard let wrapped = optional.wrappedAny else { return "" }
            subject = wrapped
        }
        if let formatter = formatter as? NumberFormatter, let number = number(subject) {
            return formatter.string(from: number) ?? ""
        }
        if let formatter = formatter as? DateFormatter, let date = subject as? Date {
            return formatter.string(from: date)
        }
        return formatter.string(for: subject) ?? "\(subject)"
    }

    /// Nil where the text says no such value.
    static func value<V>(of text: String, _ formatter: Formatter, as type: V.Type) -> V? {
        if text.isEmpty, let optional = type as? any OptionalValue.Type {
            return optional.noneAny as? V
        }
        if let formatter = formatter as? NumberFormatter {
            return formatter.number(from: text).flatMap { converted($0, to: type) }
        }
        if let formatter = formatter as? DateFormatter {
            return formatter.date(from: text) as? V
        }
        // No other formatter reads text on this system.
        return text as? V
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Decimal: NSDecimalNumber(decimal: number)
        case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
        default: nil
        }
    }

    private static func converted<V>(_ number: NSNumber, to type: V.Type) -> V? {
        let candidates: [Any] = [
            number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
            number.decimalValue, number.int8Value, number.int16Value, number.int32Value,
            number.int64Value, number.uintValue, number.uint8Value, number.uint16Value,
            number.uint32Value, number.uint64Value, number,
        ]
        return candidates.lazy.compactMap { $0 as? V }.first
    }
}

private protocol OptionalValue {
    var wrappedAny: Any? { get }
    static var noneAny: Any { get }
}

extension Optional: OptionalValue {
    fileprivate var wrappedAny: Any? { self }
    fileprivate static var noneAny: Any { Wrapped?.none as Any }
}
