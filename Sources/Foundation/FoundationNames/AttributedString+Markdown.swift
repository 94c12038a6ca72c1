import Foundation
import Localization

extension AttributedString {
    /// How a text in Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which part of Markdown counts.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks as well. A paragraph's lines are joined, and blocks follow each other without
            /// a break; headings, lists and quotes have no attributes here.
            case full = 0
            /// Emphasis, code and links, in one paragraph.
            case inlineOnly = 1
            /// The same, with all white space as it is.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What becomes of a text that cannot be read. Every text can be: what is no mark is text.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible = 1
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

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

    /// A text in Markdown. Links without a scheme begin at the base address.
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

    /// The same for bytes of UTF-8; what is none is replaced.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: String(decoding: markdown, as: UTF8.self), options: options,
            baseURL: baseURL)
    }

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
