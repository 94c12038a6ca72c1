import Foundation

extension PersonNameComponents {
    /// Writes a person's name. Foundation has this style on Apple's systems only.
    ///
    /// The family name stands first in names in Chinese characters, Kana and Hangul, without a space,
    /// and in languages that have it so.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// What a person is called: the nickname, the given name, or the family name.
            case short
            /// The given and the family name.
            case medium
            /// All parts.
            case long
            /// The first letters of the given and the family name.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        /// The locale that says which name stands first.
        public var locale: Locale

        /// Creates a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            FormatStyle(style: style, locale: locale)
        }

        /// Returns the name as text; an empty one if no part that is to be written is there.
        public func format(_ value: PersonNameComponents) -> String {
            let parts = NameParts(value)
            let isEastAsian = parts.isEastAsian
            let familyFirst = isEastAsian || Self.familyFirst.contains(language)
            let separator = isEastAsian ? "" : " "
            func join(_ parts: [String?]) -> String {
                parts.compactMap(\.self).joined(separator: separator)
            }
            switch style {
            case .short:
                let called = isEastAsian ? parts.family ?? parts.given : parts.given ?? parts.family
                return parts.nickname ?? called ?? ""
            case .medium:
                return join(
                    familyFirst ? [parts.family, parts.given] : [parts.given, parts.family])
            case .long:
                let name =
                    familyFirst
                    ? [parts.family, parts.middle, parts.given]
                    : [parts.given, parts.middle, parts.family]
                return join([parts.prefix] + name + [parts.suffix])
            case .abbreviated:
                if isEastAsian { return parts.family ?? parts.given ?? "" }
                let initials =
                    familyFirst ? [parts.family, parts.given] : [parts.given, parts.family]
                return initials.compactMap { $0?.first }.map { $0.uppercased() }.joined()
            }
        }

        /// Reads names as the style writes them.
        public var parseStrategy: ParseStrategy { ParseStrategy() }

        private var language: String { locale.language.languageCode?.identifier ?? "" }

        private static let familyFirst: Set<String> = ["hu", "vi", "km", "mn"]
    }

    /// Reads a name: titles before and after it, and the family name after the others or before a
    /// comma.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Creates a strategy.
        public init() {}

        /// Returns the parts of a name.
        ///
        /// - Throws: `CocoaError` if there is nothing in the text.
        public func parse(_ value: String) throws -> PersonNameComponents {
            var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
            guard !words.isEmpty else {
                throw CocoaError(
                    .formatting,
                    userInfo: [NSLocalizedDescriptionKey: "There is no name in “\(value)”"])
            }
            var name = PersonNameComponents()
            func isTitle(_ word: String, _ titles: Set<String>) -> Bool {
                titles.contains(word.lowercased().filter { $0 != "." && $0 != "," })
            }
            var prefixes: [String] = []
            while words.count > 1, isTitle(words[0], Self.prefixes) {
                prefixes.append(words.removeFirst())
            }
            var suffixes: [String] = []
            while words.count > 1, isTitle(words[words.count - 1], Self.suffixes) {
                suffixes.insert(words.removeLast(), at: 0)
            }
            if !prefixes.isEmpty { name.namePrefix = prefixes.joined(separator: " ") }
            if !suffixes.isEmpty { name.nameSuffix = suffixes.joined(separator: " ") }
            if words[0].hasSuffix(","), words.count > 1 {
                name.familyName = String(words.removeFirst().dropLast())
            } else if words[0].isEastAsian, words.count <= 2, words[0].count > 1 || words.count == 2
            {
                let isOneWord = words.count == 1
                name.familyName = isOneWord ? String(words[0].prefix(1)) : words[0]
                name.givenName = isOneWord ? String(words[0].dropFirst()) : words[1]
                return name
            } else if words.count > 1 {
                // A comma before a title after the name.
                name.familyName = words.removeLast().trimmingCharacters(in: [","])
            }
            name.givenName = words.removeFirst()
            if !words.isEmpty { name.middleName = words.joined(separator: " ") }
            return name
        }

        private static let prefixes: Set<String> = [
            "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "rev", "herr", "frau",
            "m", "mme", "sr", "sra",
        ]
        private static let suffixes: Set<String> = [
            "jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "cpa", "dds",
        ]
    }

    /// Returns the given and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the name in a style.
    public func formatted<S: Foundation.FormatStyle>(
        _ style: S
    ) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// Reads a name.
    ///
    /// - Throws: `CocoaError` if there is nothing in the text.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Reads a name by a strategy.
    public init<S: Foundation.ParseStrategy>(
        _ value: S.ParseInput, strategy: S
    ) throws where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    public typealias Strategy = PersonNameComponents.ParseStrategy
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style that writes a person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        PersonNameComponents.FormatStyle(style: style)
    }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// A strategy that reads a person's name.
    public static var name: Self { PersonNameComponents.ParseStrategy() }
}

/// The parts of a name that have something in them.
private struct NameParts {
    let prefix: String?
    let given: String?
    let middle: String?
    let family: String?
    let suffix: String?
    let nickname: String?

    init(_ name: PersonNameComponents) {
        func part(_ text: String?) -> String? {
            let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines)
            return trimmed?.isEmpty == false ? trimmed : nil
        }
        prefix = part(name.namePrefix)
        given = part(name.givenName)
        middle = part(name.middleName)
        family = part(name.familyName)
        suffix = part(name.nameSuffix)
        nickname = part(name.nickname)
    }

    var isEastAsian: Bool {
        let parts = [given, family].compactMap(\.self)
        return !parts.isEmpty && parts.allSatisfy(\.isEastAsian)
    }
}

extension String {
    /// Whether all of it is in Chinese characters, Kana or Hangul.
    fileprivate var isEastAsian: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
                    0xF900...0xFAFF, 0x20000...0x323AF:
                    true
                default: false
                }
            }
    }
}
