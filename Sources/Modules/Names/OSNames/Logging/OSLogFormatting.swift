import Foundation

/// On which side a value of a log is filled up with spaces.
public struct OSLogStringAlignment: Sendable {
    private let columns: (@Sendable () -> Int)?
    private let isLeft: Bool

    /// No spaces.
    public static var none: OSLogStringAlignment {
        OSLogStringAlignment(columns: nil, isLeft: false)
    }

    /// The value stands at the right of so many columns.
    public static func right(
        columns: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }

    /// The value stands at the left of so many columns.
    public static func left(
        columns: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    /// The text with its spaces, of which there are a thousand at most.
    func aligned(_ text: String) -> String {
        guard let columns else { return text }
        let missing = max(0, min(columns(), 1_000)) - text.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return isLeft ? text + spaces : spaces + text
    }
}

/// How a log writes integers.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let explicitPositiveSign: Bool
    private let prefix: String
    private let uppercase: Bool
    private let minDigits: (@Sendable () -> Int)?

    /// With ten digits: `42`.
    public static var decimal: OSLogIntegerFormatting { .decimal() }
    /// With sixteen digits: `2a`.
    public static var hex: OSLogIntegerFormatting { .hex() }
    /// With eight digits: `52`.
    public static var octal: OSLogIntegerFormatting { .octal() }

    /// With ten digits, and a plus sign if that is asked for.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, explicitPositiveSign: explicitPositiveSign, prefix: "", uppercase: false,
            minDigits: nil)
    }

    /// With ten digits, and at least so many of them.
    public static func decimal(
        explicitPositiveSign: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, explicitPositiveSign: explicitPositiveSign, prefix: "", uppercase: false,
            minDigits: minDigits)
    }

    /// With sixteen digits, and `0x` before them if that is asked for.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, explicitPositiveSign: explicitPositiveSign,
            prefix: includePrefix ? "0x" : "", uppercase: uppercase, minDigits: nil)
    }

    /// With sixteen digits, and at least so many of them.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, explicitPositiveSign: explicitPositiveSign,
            prefix: includePrefix ? "0x" : "", uppercase: uppercase, minDigits: minDigits)
    }

    /// With eight digits, and `0o` before them if that is asked for.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, explicitPositiveSign: explicitPositiveSign,
            prefix: includePrefix ? "0o" : "", uppercase: false, minDigits: nil)
    }

    /// With eight digits, and at least so many of them.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, explicitPositiveSign: explicitPositiveSign,
            prefix: includePrefix ? "0o" : "", uppercase: false, minDigits: minDigits)
    }

    /// The number's text, with a thousand zeros before it at most.
    func text(_ number: some BinaryInteger) -> String {
        let magnitude = String(number.magnitude, radix: radix, uppercase: uppercase)
        let missing = max(0, min(minDigits?() ?? 0, 1_000)) - magnitude.count
        let sign = number < 0 ? "-" : explicitPositiveSign ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(missing, 0)) + magnitude
    }
}

/// How a log writes numbers with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private let specifier: String
    private let explicitPositiveSign: Bool
    private let precision: (@Sendable () -> Int)?

    private static func formatting(
        _ specifier: String, _ uppercase: Bool, _ explicitPositiveSign: Bool,
        _ precision: (@Sendable () -> Int)? = nil
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            specifier: uppercase ? specifier.uppercased() : specifier,
            explicitPositiveSign: explicitPositiveSign, precision: precision)
    }

    /// With six digits after the point: `3.141593`.
    public static var fixed: OSLogFloatFormatting { .fixed() }
    /// With sixteen digits and a power of two: `0x1.8p+1`.
    public static var hex: OSLogFloatFormatting { .hex() }
    /// With a power of ten: `3.141593e+00`.
    public static var exponential: OSLogFloatFormatting { .exponential() }
    /// The shorter one of `fixed` and `exponential`.
    public static var hybrid: OSLogFloatFormatting { .hybrid() }

    /// With six digits after the point.
    public static func fixed(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { formatting("f", uppercase, explicitPositiveSign) }

    /// With so many digits after the point.
    public static func fixed(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting { formatting("f", uppercase, explicitPositiveSign, precision) }

    /// With sixteen digits and a power of two.
    public static func hex(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { formatting("a", uppercase, explicitPositiveSign) }

    /// With a power of ten.
    public static func exponential(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { formatting("e", uppercase, explicitPositiveSign) }

    /// With a power of ten and so many digits after the point.
    public static func exponential(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting { formatting("e", uppercase, explicitPositiveSign, precision) }

    /// The shorter one of `fixed` and `exponential`.
    public static func hybrid(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { formatting("g", uppercase, explicitPositiveSign) }

    /// The shorter one of `fixed` and `exponential`, with so many digits.
    public static func hybrid(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting { formatting("g", uppercase, explicitPositiveSign, precision) }

    /// The number's text, with a thousand digits after the point at most.
    func text(_ number: Double) -> String {
        let digits = precision.map { ".\(min(max($0(), 0), 1_000))" } ?? ""
        return String(format: "%\(explicitPositiveSign ? "+" : "")\(digits)\(specifier)", number)
    }
}

/// How a log writes what is true or false.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `yes` and `no`.
    case answer
}
