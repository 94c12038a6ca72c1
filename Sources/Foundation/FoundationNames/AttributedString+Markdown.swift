import Foundation
import Localization

extension AttributedString {
    /// How a text in Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which part of Markdown counts.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Reads as `inlineOnly` does: blocks follow each other without a break, and the marks
            /// of headings, lists and quotes stay in the text.
            case full = 0
            /// Reads emphasis, code and links, and joins the lines of a paragraph with spaces.
            case inlineOnly = 1
            /// Reads emphasis, code and links, and keeps all white space.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What becomes of a text that cannot be read. It has no effect, because every text can be
        /// read: a character that is not a mark is text.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// Reports the text by throwing an error.
            case throwError = 0
            /// Returns the part of the text that could be read.
            case returnPartiallyParsedIfPossible = 1
        }

        /// Whether marks such as `^[text](inflect: true)` are read as attributes.
        public var allowsExtendedAttributes: Bool
        /// The part of Markdown that is read. It decides only about white space here.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of a text that cannot be read. Has no effect, because every text can be
        /// read.
        public var failurePolicy: FailurePolicy
        /// The language of the text. Kept for source compatibility; has no effect.
        public var languageCode: String?
        /// Whether runs know their position in the source. Kept for source compatibility; has no
        /// effect.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options, by default for a text whose marks have no attributes.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Creates a text of Markdown. Links without a scheme begin at the base URL.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        let source =
            options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            ? markdown : Self.joiningLines(of: markdown)
        self.init(
            inlineMarkdown: source, baseURL: baseURL,
            readsAttributes: options.allowsExtendedAttributes)
    }

    /// Creates a text of Markdown in UTF-8. Bytes that are not valid are replaced.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: String(decoding: markdown, as: UTF8.self), options: options,
            baseURL: baseURL)
    }

    /// Creates a text of the Markdown in a file in UTF-8. Throws if the file cannot be read.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The translation of a key, whose Markdown gives attributes to its parts.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            inlineMarkdown: String(
                localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current),
            baseURL: nil, locale: locale ?? .current)
    }

    public init(localized resource: LocalizedStringResource) {
        self.init(
            inlineMarkdown: String(localized: resource), baseURL: nil, locale: resource.locale)
    }

    private init(
        inlineMarkdown source: String, baseURL: URL?, readsAttributes: Bool = true,
        locale: Locale = .current
    ) {
        self.init()
        for piece in InlineMarkdown.pieces(of: source, readsAttributes: readsAttributes)
            .agreeing(in: locale)
        {
            var part = AttributedString(piece.text)
            var intent: InlinePresentationIntent = []
            if piece.traits.contains(.bold) { intent.insert(.stronglyEmphasized) }
            if piece.traits.contains(.italic) { intent.insert(.emphasized) }
            if piece.traits.contains(.code) { intent.insert(.code) }
            if piece.traits.contains(.strikethrough) { intent.insert(.strikethrough) }
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            if let link = piece.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) {
                part.link = baseURL == nil ? link : link.absoluteURL
            }
            append(part)
        }
    }

    /// A line break within a paragraph is a space, and blocks follow each other.
    private static func joiningLines(of source: String) -> String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var paragraphs: [[Substring]] = [[]]
        for line in lines {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        return paragraphs.map { $0.joined(separator: " ") }.joined()
    }
}
