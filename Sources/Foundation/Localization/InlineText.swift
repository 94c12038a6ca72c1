import Foundation

/// A localized text with its arguments inserted: pieces with the traits that Markdown gives them.
package struct InlineText: Equatable {
    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let bold = Traits(rawValue: 1)
        package static let italic = Traits(rawValue: 2)
        package static let code = Traits(rawValue: 4)
        package static let strikethrough = Traits(rawValue: 8)
    }

    package enum Content {
        case text(String)
        case date(DateText)
        case embedded(any EmbeddedText)
    }

    /// A run of text with one set of traits.
    package struct Span: Equatable {
        package var content: Content
        package var traits: Traits
        package var link: URL?

        package init(_ content: Content, traits: Traits = [], link: URL? = nil) {
            self.content = content
            self.traits = traits
            self.link = link
        }

        /// Whether it has no traits.
        package var isPlain: Bool { traits.rawValue == 0 && link == nil }
    }

    package var spans: [Span]

    package init(_ spans: [Span]) {
        self.spans = spans
    }

    package init(_ string: String) {
        spans = [Span(.text(string))]
    }
}

extension InlineText.Content {
    /// The characters of a text; `nil` for anything else.
    var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension InlineText.Content: Equatable {
    package static func == (a: InlineText.Content, b: InlineText.Content) -> Bool {
        switch (a, b) {
        case (.text(let a), .text(let b)): a == b
        case (.date(let a), .date(let b)): a == b
        case (.embedded(let a), .embedded(let b)): a.isEqual(to: b)
        default: false
        }
    }
}
