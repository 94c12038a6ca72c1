import Foundation

/// A function that a predicate's format may call.
enum FormatFunction: String {
    case sum, count, min, max, average, median, mode, stddev
    case abs, ceiling, floor, trunc, sqrt, log, ln, exp, modulus
    case uppercase, lowercase, length
    case now, date, noindex

    /// Returns the function's result, or null if the values are not of the kinds that it is for.
    func callAsFunction(_ values: [FormatValue]) -> FormatValue {
        switch self {
        case .now: return .date(Date())
        case .noindex: return values.first ?? .null
        case .date: return values.first?.number.map { .date(Self.date($0)) } ?? .null
        case .uppercase: return values.first?.text.map { .text($0.uppercased()) } ?? .null
        case .lowercase: return values.first?.text.map { .text($0.lowercased()) } ?? .null
        case .length:
            return values.first?.text.map { .integer(Int64($0.utf16.count)) } ?? .null
        case .count: return .integer(Int64((values.first?.elements ?? values).count))
        case .sum, .min, .max, .average, .median, .mode, .stddev:
            return aggregate(values.first?.elements ?? values)
        case .modulus:
            guard values.count == 2, case .integer(let a) = values[0],
                case .integer(let b) = values[1], b != 0
            else { return .null }
            // The quotient of the least integer and −1 is not an integer of 64 bits.
            return .integer(a.remainderReportingOverflow(dividingBy: b).partialValue)
        case .abs, .ceiling, .floor, .trunc, .sqrt, .log, .ln, .exp:
            return values.first?.number.map { .real(compute($0)) } ?? .null
        }
    }

    private static func date(_ seconds: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: seconds)
    }

    private func compute(_ number: Double) -> Double {
        switch self {
        case .abs: Swift.abs(number)
        case .ceiling: number.rounded(.up)
        case .floor: number.rounded(.down)
        case .trunc: number.rounded(.towardZero)
        case .sqrt: number.squareRoot()
        case .log: Foundation.log10(number)
        case .ln: Foundation.log(number)
        case .exp: Foundation.exp(number)
        default: number
        }
    }

    private func aggregate(_ values: [FormatValue]) -> FormatValue {
        let values = values.filter { !$0.isNull }
        let numbers = values.compactMap(\.number)
        let sum = numbers.reduce(0, +)
        guard !values.isEmpty else { return self == .sum ? .integer(0) : .null }
        switch self {
        case .sum:
            return values.reduce(.integer(0)) { FormatArithmetic.compute($0, .add, $1) }
        case .average: return .real(sum / Double(numbers.count))
        case .min: return extreme(values, .orderedAscending)
        case .max: return extreme(values, .orderedDescending)
        case .median:
            let sorted = numbers.sorted()
            guard !sorted.isEmpty else { return .null }
            let middle = sorted.count / 2
            return .real(
                sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
        case .mode:
            let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
            let most = counts.values.max()
            return values.first { counts[$0] == most } ?? .null
        case .stddev:
            let mean = sum / Double(numbers.count)
            let squares = numbers.map { ($0 - mean) * ($0 - mean) }
            return .real((squares.reduce(0, +) / Double(numbers.count)).squareRoot())
        default: return .null
        }
    }

    private func extreme(_ values: [FormatValue], _ order: ComparisonResult) -> FormatValue {
        values.dropFirst().reduce(values[0]) { $1.compared(with: $0) == order ? $1 : $0 }
    }
}

/// Sums, products and the like of values.
enum FormatArithmetic {
    /// Returns the result, or null if a value is not a number.
    static func compute(
        _ a: FormatValue, _ sign: FormatExpression.Arithmetic, _ b: FormatValue
    ) -> FormatValue {
        if case .integer(let a) = a, case .integer(let b) = b, let value = whole(a, sign, b) {
            return .integer(value)
        }
        if let exact = decimal(a, sign, b) { return .decimal(exact) }
        guard let x = a.number, let y = b.number else { return .null }
        let value: Double =
            switch sign {
            case .add: x + y
            case .subtract: x - y
            case .multiply: x * y
            case .divide: x / y
            case .power: pow(x, y)
            }
        if case .date = a, sign == .add || sign == .subtract, !isDate(b) {
            return .date(Date(timeIntervalSinceReferenceDate: value))
        }
        return value.isNaN || value.isInfinite ? .null : .real(value)
    }

    private static func isDate(_ value: FormatValue) -> Bool {
        if case .date = value { true } else { false }
    }

    /// Returns the result, or `nil` if it is not a whole number of 64 bits.
    private static func whole(
        _ a: Int64, _ sign: FormatExpression.Arithmetic, _ b: Int64
    ) -> Int64? {
        let (value, overflow): (Int64, Bool)
        switch sign {
        case .add: (value, overflow) = a.addingReportingOverflow(b)
        case .subtract: (value, overflow) = a.subtractingReportingOverflow(b)
        case .multiply: (value, overflow) = a.multipliedReportingOverflow(by: b)
        case .divide:
            guard b != 0 else { return nil }
            (value, overflow) = a.dividedReportingOverflow(by: b)
        case .power: return nil
        }
        return overflow ? nil : value
    }

    private static func decimal(
        _ a: FormatValue, _ sign: FormatExpression.Arithmetic, _ b: FormatValue
    ) -> Decimal? {
        func exact(_ value: FormatValue) -> Decimal? {
            switch value {
            case .decimal(let number): number
            case .integer(let number): Decimal(number)
            default: nil
            }
        }
        guard let x = exact(a), let y = exact(b) else { return nil }
        if case .integer = a, case .integer = b { return nil }
        switch sign {
        case .add: return x + y
        case .subtract: return x - y
        case .multiply: return x * y
        case .divide: return y == 0 ? nil : x / y
        case .power: return nil
        }
    }
}
