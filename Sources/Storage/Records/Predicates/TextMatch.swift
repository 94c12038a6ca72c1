import Foundation

/// A comparison of two texts as a predicate's format names it: an operator, and whether case and
/// accents count.
struct TextMatch: Hashable {
    var kind: Kind
    var options: Options = []

    enum Kind: Int, Hashable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case begins, ends, contains, like, matches
    }

    struct Options: OptionSet, Hashable {
        let rawValue: Int
        static let caseInsensitive = Options(rawValue: 1)
        static let diacriticInsensitive = Options(rawValue: 2)
        /// Compares by the rules of the locale.
        static let localized = Options(rawValue: 4)
    }

    init(_ kind: Kind, _ options: Options = []) {
        self.kind = kind
        self.options = options
    }

    init?(code: Int) {
        guard let kind = Kind(rawValue: code / 8) else { return nil }
        self.init(kind, Options(rawValue: code % 8))
    }

    /// The number that stands for it in SQL.
    var code: Int { kind.rawValue * 8 + options.rawValue }

    func holds(_ text: String, _ other: String) -> Bool {
        switch kind {
        case .equal: compare(text, other) == .orderedSame
        case .notEqual: compare(text, other) != .orderedSame
        case .less: compare(text, other) == .orderedAscending
        case .lessOrEqual: compare(text, other) != .orderedDescending
        case .greater: compare(text, other) == .orderedDescending
        case .greaterOrEqual: compare(text, other) != .orderedAscending
        case .begins: folded(text).starts(with: folded(other))
        case .ends: folded(text).reversed().starts(with: folded(other).reversed())
        case .contains: Self.contains(folded(text), folded(other))
        case .like: Wildcards(folded(other)).match(folded(text))
        case .matches: matches(text, other)
        }
    }

    private func compare(_ a: String, _ b: String) -> ComparisonResult {
        let (a, b) = (folded(a), folded(b))
        if options.contains(.localized) { return a.localizedCompare(b) }
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }

    private func folded(_ text: String) -> String {
        var folding: String.CompareOptions = []
        if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty
            ? text
            : text.folding(
                options: folding, locale: options.contains(.localized) ? .current : nil)
    }

    /// Compared byte by byte, as SQLite does.
    private static func contains(_ text: String, _ part: String) -> Bool {
        part.isEmpty || text.utf8.contains(part.utf8)
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        // Accents are folded in the pattern, too: no construct of the syntax has any.
        let diacritics = TextMatch(
            .matches, options.subtracting([.caseInsensitive]))
        guard
            let expression = try? NSRegularExpression(
                pattern: diacritics.folded(pattern),
                options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
        else { return false }
        let text = diacritics.folded(text)
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, options: [.anchored], range: whole)?.range == whole
            || Self.matchesWhole(pattern: diacritics.folded(pattern), expression, text, whole)
    }

    /// The first match may be shorter than the longest, as `a|ab` finds `a` in `ab`.
    private static func matchesWhole(
        pattern: String, _ expression: NSRegularExpression, _ text: String, _ whole: NSRange
    ) -> Bool {
        guard
            let anchored = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$", options: expression.options)
        else { return false }
        return anchored.firstMatch(in: text, options: [], range: whole)?.range == whole
    }
}

/// A pattern in which `?` stands for one character and `*` for any number of them.
struct Wildcards {
    private let pattern: [Part]

    private enum Part: Equatable {
        case character(Character)
        case one
        case many
    }

    init(_ text: String) {
        var pattern: [Part] = []
        var isEscaped = false
        for character in text {
            switch character {
            case "\\" where !isEscaped: isEscaped = true
            case "?" where !isEscaped: pattern.append(.one)
            case "*" where !isEscaped: if pattern.last != .many { pattern.append(.many) }
            default:
                pattern.append(.character(character))
                isEscaped = false
            }
        }
        self.pattern = pattern
    }

    func match(_ text: String) -> Bool {
        let characters = Array(text)
        var (index, position) = (0, 0)
        // Where to go on when what follows the last `*` does not match: one character further.
        var retry: (index: Int, position: Int)?
        while position < characters.count {
            if index < pattern.count, pattern[index] == .many {
                retry = (index + 1, position)
                index += 1
            } else if index < pattern.count,
                pattern[index] == .one || pattern[index] == .character(characters[position])
            {
                index += 1
                position += 1
            } else if let last = retry {
                retry = (last.index, last.position + 1)
                (index, position) = (last.index, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == .many }
    }
}
