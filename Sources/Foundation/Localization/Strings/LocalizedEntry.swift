import Foundation

/// What a file of translations has for a key: a text, or several to choose from.
package indirect enum LocalizedEntry: Equatable {
    case text(String)
    /// A choice by the first number that is put in.
    case plural([String: LocalizedEntry])
    /// A choice by the kind of machine.
    case device([String: LocalizedEntry])
    /// A choice by the available width, of which the largest is taken.
    case width([Int: LocalizedEntry])
    /// A format with variables such as `%#@apples@`, each of which is chosen by a number of its own.
    case format(String, [String: Variable])

    package struct Variable: Equatable {
        /// Which argument, from 0; `nil` for the next in order.
        let argument: Int?
        /// What `%arg` stands for, without the percent sign.
        let specifier: String
        let forms: LocalizedEntry
    }
}

/// Chooses among the texts of an entry for some arguments.
///
/// Variables may stand for texts with variables. They are put in up to eight levels deep, and up to
/// a thousand of them: a file may have variables that name each other.
struct EntryChooser {
    /// The numbers among the arguments; `nil` for all others.
    let numbers: [Double?]
    let category: (Double) -> String
    /// Whether variables were left out, because they are nested too deep or too many.
    private(set) var hasLeftOut = false
    /// How many arguments are used by formats so far.
    private var used = 0
    private var variablesLeft = 1000
    private static let deepest = 8

    init(numbers: [Double?], category: @escaping (Double) -> String) {
        self.numbers = numbers
        self.category = category
    }

    /// What the kinds of machines are called on which this may run, the best first.
    private static let devices = ["mac", "other", "iphone", "ipad"]

    mutating func text(of entry: LocalizedEntry) -> String {
        text(of: entry, number: numbers.lazy.compactMap { $0 }.first)
    }

    private mutating func text(of entry: LocalizedEntry, number: Double?) -> String {
        switch entry {
        case .text(let text): return text
        case .plural(let forms):
            let chosen = number.flatMap { form($0, of: forms) } ?? forms["other"]
            return chosen.map { text(of: $0, number: number) } ?? ""
        case .device(let forms):
            let form = Self.devices.lazy.compactMap { forms[$0] }.first
            return (form ?? forms.min { $0.key < $1.key }?.value)
                .map { text(of: $0, number: number) } ?? ""
        case .width(let forms):
            return forms.max { $0.key < $1.key }.map { text(of: $0.value, number: number) } ?? ""
        case .format(let format, let variables):
            return filled(format, variables, own: nil, depth: 0)
        }
    }

    /// A text for nothing is said for 0 also in languages that have no form of their own for it.
    private func form(
        _ number: Double, of forms: [String: LocalizedEntry]
    ) -> LocalizedEntry? {
        if number == 0, let none = forms["zero"] { return none }
        return forms[category(number)]
    }

    /// The format with its variables chosen, and the position of its argument in each specifier.
    /// `own` is the argument that a variable's own specifiers stand for.
    private mutating func filled(
        _ format: String, _ variables: [String: LocalizedEntry.Variable],
        own: (argument: Int, specifier: String)?, depth: Int
    ) -> String {
        var result = ""
        var rest = Substring(format)
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[mark...].dropFirst()
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            if let own, rest.hasPrefix("arg") {
                result += "%\(own.argument + 1)$\(own.specifier)"
                rest = rest.dropFirst(3)
                continue
            }
            let position = Self.position(&rest)
            if let name = Self.variable(&rest) {
                guard let variable = variables[name] else { continue }
                guard depth < Self.deepest, variablesLeft > 0 else {
                    hasLeftOut = true
                    continue
                }
                variablesLeft -= 1
                let argument = variable.argument ?? position ?? next()
                let number = numbers.indices.contains(argument) ? numbers[argument] : nil
                let chosen = text(of: variable.forms, number: number)
                result += filled(
                    chosen, variables, own: (argument, variable.specifier), depth: depth + 1)
                continue
            }
            let before = rest
            guard FormatSpecifier.read(&rest) != nil else {
                result += "%"
                continue
            }
            let argument = position ?? own?.argument ?? next()
            result += "%\(argument + 1)$\(before[..<rest.startIndex])"
        }
        return result + rest
    }

    private mutating func next() -> Int {
        defer { used += 1 }
        return used
    }

    /// The position before a specifier, as in `2$`, from 0.
    private static func position(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix(while: \.isWholeNumber)
        guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" else {
            return nil
        }
        rest = rest.dropFirst(digits.count + 1)
        return number - 1
    }

    /// The name in `#@name@`.
    private static func variable(_ rest: inout Substring) -> String? {
        guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else {
            return nil
        }
        defer { rest = rest[rest.index(after: end)...] }
        return String(rest.dropFirst(2)[..<end])
    }
}
