import Foundation

/// A number in a localized text, formatted by a printf specifier.
package enum LocalizedNumber: Equatable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)

    package init<T: _FormatSpecifiable>(_ value: T) {
        switch value._arg {
        case let number as any SignedInteger: self = .signed(Int64(clamping: number))
        case let number as any BinaryInteger: self = .unsigned(UInt64(clamping: number))
        case let number as any BinaryFloatingPoint: self = .floating(Double(number))
        default: fatalError("\(T.self) is formatted as \(T._Arg.self), which is not a number")
        }
    }

    /// Formats the number with the digits and grouping of a locale.
    package func string(by specifier: FormatSpecifier, locale: Locale) -> String {
        switch (specifier.conversion, self) {
        case ("d", .signed(let number)), ("i", .signed(let number)):
            if specifier.options.isEmpty { return number.formatted(.number.locale(locale)) }
        case ("u", .unsigned(let number)), ("d", .unsigned(let number)):
            if specifier.options.isEmpty { return number.formatted(.number.locale(locale)) }
        case ("@", .signed(let number)): return number.formatted(.number.locale(locale))
        case ("@", .unsigned(let number)): return number.formatted(.number.locale(locale))
        case ("@", .floating(let number)): return number.formatted(.number.locale(locale))
        default: break
        }
        // The argument always has 64 bits here, whatever the length modifier of the key.
        let format = "%\(specifier.boundedOptions)"
        switch specifier.conversion {
        case "d", "i": return printed("\(format)lld", signed, locale)
        case "u", "x", "X", "o": return printed("\(format)ll\(specifier.conversion)", bits, locale)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return printed("\(format)\(specifier.conversion)", double, locale)
        case "c": return Unicode.Scalar(UInt32(clamping: signed)).map(String.init) ?? ""
        default: return "\(self)"
        }
    }

    private func printed(_ format: String, _ argument: any CVarArg, _ locale: Locale) -> String {
        String(format: format, locale: locale, arguments: [argument])
    }

    private var signed: Int64 {
        switch self {
        case .signed(let number): number
        case .unsigned(let number): Int64(clamping: number)
        case .floating(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
        }
    }

    private var bits: UInt64 {
        switch self {
        case .signed(let number): UInt64(bitPattern: number)
        case .unsigned(let number): number
        case .floating: UInt64(bitPattern: signed)
        }
    }

    var double: Double {
        switch self {
        case .signed(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .floating(let number): number
        }
    }
}
