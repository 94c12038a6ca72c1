import Foundation
import RandomNumbers

/// Changes JSON by chance: some of its leaves and lists are other ones afterwards, of any type and
/// size, or missing.
struct RandomJSON {
    private var random: SeededGenerator

    init(_ random: SeededGenerator) { self.random = random }

    /// Numbers that JSON can hold and that code from outside may not expect, as they are written.
    static let numbers = [
        "0", "-1", "1", "2", "0.5", "-0.0", "1e308", "-1e308", "1e-320", "9223372036854775807",
        "-9223372036854775808", "18446744073709551615", "1e19", "4294967296", "2147483648",
        "65536", "32768", "0.1e-5", "123456789.125",
    ]

    private static let texts = [
        "", "normal", "fullScreen", "minimized", "/", "/dev/zero", "/proc/self/mem", "../../x",
        "Grüße 👩‍👩‍👧‍👦", "\u{202E}abc", "e\u{301}\u{301}\u{301}", "NaN", "-inf", "Si", "SS", "Sd",
        "0", "SaySiG", "$sSaySaySiGGD", "file:///etc/passwd", "\u{1}\u{7F}\n\t", "{\"a\":[1]}",
    ]

    /// The text of a value that was changed in one to four places; the same bytes if they are not
    /// JSON.
    mutating func changed(_ json: Data) -> Data {
        guard
            var value = try? JSONSerialization.jsonObject(
                with: json, options: [.fragmentsAllowed, .mutableContainers])
        else { return json }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            var place = Int.random(in: 0..<Self.count(value), using: &random)
            value = changed(value, at: &place)
        }
        var text = ""
        write(value, to: &text, depth: 0)
        return Data(text.utf8)
    }

    private static func count(_ value: Any) -> Int {
        switch value {
        case let list as [Any]: list.reduce(1) { $0 + count($1) }
        case let table as [String: Any]: table.values.reduce(1) { $0 + count($1) }
        default: 1
        }
    }

    /// The value with that one replaced before which so many are passed.
    private mutating func changed(_ value: Any, at left: inout Int) -> Any {
        left -= 1
        if left == -1 { return replacement(of: value) }
        guard left >= 0 else { return value }
        switch value {
        case let list as [Any]:
            var new: [Any] = []
            for element in list { new.append(changed(element, at: &left)) }
            return new
        case let table as [String: Any]:
            var new = table
            for key in table.keys.sorted() { new[key] = changed(table[key]!, at: &left) }
            return new
        default: return value
        }
    }

    private mutating func replacement(of value: Any) -> Any {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return NSNull()
        case 1: return Bool.random(using: &random)
        case 2, 3, 4, 5: return Number(text: Self.numbers.randomElement(using: &random)!)
        case 6: return Self.texts.randomElement(using: &random)!
        case 7:
            let long = Int.random(in: 0..<8, using: &random) == 0
            return String(
                repeating: Self.texts.randomElement(using: &random)!, count: long ? 9_000 : 9)
        case 8: return [value, value]
        default: return ["a": value, "b": NSNull()]
        }
    }

    /// A number as it is written, which may be greater than any that Foundation would write.
    private struct Number { let text: String }

    private func write(_ value: Any, to text: inout String, depth: Int) {
        switch value {
        case let number as Number: text += number.text
        case let list as [Any]:
            text += "["
            for (index, element) in list.enumerated() {
                if index > 0 { text += "," }
                write(element, to: &text, depth: depth + 1)
            }
            text += "]"
        case let table as [String: Any]:
            text += "{"
            for (index, key) in table.keys.sorted().enumerated() {
                if index > 0 { text += "," }
                write(key, to: &text, depth: depth + 1)
                text += ":"
                write(table[key]!, to: &text, depth: depth + 1)
            }
            text += "}"
        default:
            let json = try? JSONSerialization.data(
                withJSONObject: value, options: .fragmentsAllowed)
            text += json.map { String(decoding: $0, as: UTF8.self) } ?? "null"
        }
    }
}
