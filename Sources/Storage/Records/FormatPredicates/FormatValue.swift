import Foundation

/// A value that a predicate's format compares, of whatever type it came.
package enum FormatValue: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case decimal(Decimal)
    case text(String)
    case date(Date)
    case data(Data)
    case uuid(UUID)
    case url(URL)
    case identifier(PersistentIdentifier)
    case list([FormatValue])
    /// Anything else, which is equal to itself alone.
    case other(AnyHashable)

    init(_ value: Any?) {
        guard let value = value.flatMap(Constants.unwrapped) else {
            self = .null
            return
        }
        switch value {
        case let value as FormatValue: self = value
        case is NSNull: self = .null
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as any BinaryInteger: self = Self.integer(value)
        case let value as any BinaryFloatingPoint: self = .real(Double(value))
        case let value as Decimal: self = .decimal(value)
        case let value as String: self = .text(value)
        case let value as Substring: self = .text(String(value))
        case let value as NSString: self = .text(value as String)
        case let value as NSDecimalNumber: self = .decimal(value.decimalValue)
        case let value as NSNumber: self = Self.number(value)
        case let value as Date: self = .date(value)
        case let value as NSDate: self = .date(value as Date)
        case let value as Data: self = .data(value)
        case let value as NSData: self = .data(value as Data)
        case let value as UUID: self = .uuid(value)
        case let value as NSUUID: self = .uuid(value as UUID)
        case let value as URL: self = .url(value)
        case let value as NSURL: self = .url(value as URL)
        case let value as PersistentIdentifier: self = .identifier(value)
        case let value as any PersistentModel: self = .identifier(value.persistentModelID)
        default: self = Self.collection(value) ?? Self.rawValue(value)
        }
    }

    /// The value that a property's type stands for, if it is not one of the basic types.
    private static func rawValue(_ value: Any) -> FormatValue {
        if let raw = value as? any RawRepresentable { return FormatValue(opened(raw)) }
        return .other((value as? AnyHashable) ?? AnyHashable("\(value)"))
    }

    private static func opened<Raw: RawRepresentable>(_ raw: Raw) -> Any { raw.rawValue }

    private static func integer(_ value: any BinaryInteger) -> FormatValue {
        Int64(exactly: value).map(FormatValue.integer) ?? .real(Double(value))
    }

    private static func number(_ value: NSNumber) -> FormatValue {
        let type = String(cString: value.objCType)
        return type == "d" || type == "f"
            ? .real(value.doubleValue) : .integer(value.int64Value)
    }

    private static func collection(_ value: Any) -> FormatValue? {
        switch value {
        case let value as NSArray: .list(value.map { FormatValue($0) })
        case let value as NSSet: .list(value.map { FormatValue($0) })
        case let value as any Collection: .list(elements(of: value))
        default: nil
        }
    }

    private static func elements(of values: some Collection) -> [FormatValue] {
        values.map { FormatValue($0) }
    }

    /// The Swift value, for the arguments of a clause.
    var any: Any? {
        switch self {
        case .null: nil
        case .integer(let value): value
        case .real(let value): value
        case .decimal(let value): value
        case .text(let value): value
        case .date(let value): value
        case .data(let value): value
        case .uuid(let value): value
        case .url(let value): value
        case .identifier(let value): value
        case .list(let values): values.map(\.any)
        case .other(let value): value.base
        }
    }

    var isNull: Bool { self == .null }
}

extension FormatValue {
    /// The number that it is, or that its text says.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        case .date(let value): value.timeIntervalSinceReferenceDate
        case .text(let text): Double(text)
        default: nil
        }
    }

    var text: String? {
        switch self {
        case .text(let text): text
        case .url(let url): url.absoluteString
        case .uuid(let id): id.uuidString
        default: nil
        }
    }

    var elements: [FormatValue]? {
        if case .list(let values) = self { values } else { nil }
    }

    /// Returns the order of two values, or `nil` if they have none.
    func compared(with other: FormatValue) -> ComparisonResult? {
        func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
            a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
        }
        switch (self, other) {
        case (.integer(let a), .integer(let b)): return order(a, b)
        case (.decimal(let a), .decimal(let b)): return order(a, b)
        case (.decimal(let a), .integer(let b)): return order(a, Decimal(b))
        case (.integer(let a), .decimal(let b)): return order(Decimal(a), b)
        case (.text(let a), .text(let b)): return order(a, b)
        case (.uuid(let a), .uuid(let b)): return order(a, b)
        case (.url, .text), (.text, .url), (.uuid, .text), (.text, .uuid):
            guard let a = text, let b = other.text else { return nil }
            return order(a, b)
        case (.text, _), (_, .text): return nil
        default:
            if let a = number, let b = other.number { return order(a, b) }
            return self == other ? .orderedSame : nil
        }
    }

    func isSame(as other: FormatValue) -> Bool {
        compared(with: other).map { $0 == .orderedSame } ?? (self == other)
    }
}

/// What an expression of a format is: one value, or one for each row.
enum FormatValues {
    case one(Operand)
    case each([Rows], Operand)
}
