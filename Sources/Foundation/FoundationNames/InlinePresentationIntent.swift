import Foundation

/// What a part of a text means, which decides how it is shown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    /// Creates a set of intents of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, shown in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text that has been struck out, shown with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break of the source that means a space. Markdown is read without it, and `Text`
    /// ignores it.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break that is meant. Markdown is read without it, and `Text` ignores it.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line. Markdown is read without it, and `Text` ignores it.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML as a block of its own. Markdown is read without it, and `Text` ignores it.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// What a part of a text means. Only the type of the property is used: it names the attribute.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        fatalError("The attributes of a scope have no values of their own")
    }

    /// The key of the attribute that holds what a part of a text means.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in archives.
        public static let name = "NSInlinePresentationIntent"
    }
}
