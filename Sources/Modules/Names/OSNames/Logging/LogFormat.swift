import Foundation

/// A format with values in it, as `os_log` and `os_signpost` have: `"%{public}@ took %.2f s"`.
struct LogFormat {
    private let format: [Character]
    private var arguments: ArraySlice<any CVarArg>
    private let showsPrivate: Bool
    private var place = 0

    /// What stands in place of a value that was not handed over.
    private static let missing = "<decode: missing data>"

    /// The text of a format with its values.
    static func text(_ format: String, _ arguments: [any CVarArg], showsPrivate: Bool) -> String {
        var format = LogFormat(
            format: Array(format), arguments: arguments[...], showsPrivate: showsPrivate)
        return format.text()
    }

    private init(format: [Character], arguments: ArraySlice<any CVarArg>, showsPrivate: Bool) {
        self.format = format
        self.arguments = arguments
        self.showsPrivate = showsPrivate
    }

    private mutating func text() -> String {
        var text = ""
        while place < format.count {
            let character = format[place]
            place += 1
            text += character == "%" ? value() : String(character)
        }
        return text
    }

    private mutating func take(while matches: (Character) -> Bool) -> String {
        let start = place
        while place < format.count, matches(format[place]) { place += 1 }
        return String(format[start..<place])
    }

    /// The value of a placeholder, whose percent sign was read.
    private mutating func value() -> String {
        var words: [String] = []
        if place < format.count, format[place] == "{" {
            place += 1
            words = take { $0 != "}" }.split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            place = min(place + 1, format.count)
        }
        let flags = take { "-+ #0".contains($0) }
        let width = number()
        var precision: Int?
        if place < format.count, format[place] == "." {
            place += 1
            precision = number() ?? 0
        }
        _ = take { "hlLqjzt".contains($0) }
        guard place < format.count else { return "%" }
        let kind = format[place]
        place += 1
        if kind == "%" { return "%" }
        if kind == "m" { return String(cString: strerror(errno)) }
        guard let argument = arguments.popFirst() else { return Self.missing }
        let specifier = Specifier(flags: flags, width: width, precision: precision, kind: kind)
        let isScalar = kind != "@" && kind != "s" && kind != "P"
        return Self.privacy(words).shown(
            specifier.text(argument, as: words.last), isScalar: isScalar,
            showsPrivate: showsPrivate)
    }

    /// A width or a precision, which a star takes from the values. It is a thousand at most, to
    /// either side.
    private mutating func number() -> Int? {
        if place < format.count, format[place] == "*" {
            place += 1
            return (arguments.popFirst() as? any BinaryInteger).map { Int(clamping: $0) }
                .map { max(-1_000, min($0, 1_000)) }
        }
        let digits = take(while: \.isASCIIDigit)
        return digits.isEmpty ? nil : min(Int(digits) ?? 1_000, 1_000)
    }

    private static func privacy(_ words: [String]) -> OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
        if words.contains("public") { return .public }
        if words.contains("sensitive") { return .sensitive(mask: mask) }
        if words.contains("private") { return .private(mask: mask) }
        return .auto(mask: mask)
    }
}

/// How one value of a format is written.
private struct Specifier {
    let flags: String
    let width: Int?
    let precision: Int?
    let kind: Character

    func text(_ value: any CVarArg, as meaning: String?) -> String {
        switch kind {
        case "d", "i", "D", "u", "U", "x", "X", "o", "O", "c":
            guard let number = value as? any FixedWidthInteger else { return described(value) }
            return integer(number, as: meaning)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard let number = (value as? any BinaryFloatingPoint).map({ Double($0) }) else {
                return described(value)
            }
            return String(format: "%\(flags)\(sizes)\(kind)", number)
        case "s": return filled(string(value))
        default: return described(value)
        }
    }

    private var sizes: String {
        (width.map { "\($0)" } ?? "") + (precision.map { ".\(max($0, 0))" } ?? "")
    }

    private func integer<Number: FixedWidthInteger>(
        _ number: Number, as meaning: String?
    ) -> String {
        switch meaning {
        case "bool": return number == 0 ? "false" : "true"
        case "BOOL": return number == 0 ? "NO" : "YES"
        case "errno", "darwin.errno":
            let code = Int32(clamping: number)
            return "[\(code): \(String(cString: strerror(code)))]"
        case "time_t": return "\(Date(timeIntervalSince1970: Double(number)))"
        default: break
        }
        if kind == "c" {
            return filled(UnicodeScalar(UInt32(truncatingIfNeeded: number)).map { "\($0)" } ?? "")
        }
        if kind == "d" || kind == "i" || kind == "D" {
            return String(format: "%\(flags)\(sizes)lld", Int64(clamping: number))
        }
        // A negative number is read as the bits that it has.
        let pattern = UInt64(
            truncatingIfNeeded: Number.Magnitude(truncatingIfNeeded: number))
        let letter = kind == "U" ? "u" : kind == "O" ? "o" : String(kind)
        return String(format: "%\(flags)\(sizes)ll\(letter)", pattern)
    }

    /// A text that C ends with a zero, of which no more is read than the precision says.
    private func string(_ value: any CVarArg) -> String {
        let text: String
        if let pointer = value as? UnsafePointer<CChar> {
            text =
                precision.map { length in
                    let count = strnlen(pointer, max(length, 0))
                    let bytes = UnsafeRawBufferPointer(start: pointer, count: count)
                    return String(decoding: bytes, as: UTF8.self)
                } ?? String(cString: pointer)
        } else if let pointer = value as? UnsafeMutablePointer<CChar> {
            text = string(UnsafePointer(pointer))
        } else {
            text = described(value)
        }
        return precision.map { String(text.prefix(max($0, 0))) } ?? text
    }

    private func described(_ value: any CVarArg) -> String {
        if let object = value as? NSObject { return object.description }
        return "\(value)"
    }

    private func filled(_ text: String) -> String {
        let missing = abs(width ?? 0) - text.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return flags.contains("-") || (width ?? 0) < 0 ? text + spaces : spaces + text
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
