import Foundation

// The localized functions of texts, as `#Predicate` names them. Foundation on Linux has not got them.

extension PredicateExpressions {
    /// Whether a text has another in it, without regard to case and accents.
    public struct StringLocalizedStandardContains<
        Root: PredicateExpression, Other: PredicateExpression
    >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
        public typealias Output = Bool
        /// The text that is searched.
        public let root: Root
        /// The text that is searched for.
        public let other: Other

        /// Creates an expression that searches one text for another.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Returns whether the text contains the other. Throws what the parts throw.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
            return TextSearch.contains(String(text), String(part))
        }
    }

    /// The order of two texts by the rules of the locale.
    public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        public typealias Output = ComparisonResult
        /// The text on the left.
        public let root: Root
        /// The text on the right.
        public let other: Other

        /// Creates an expression that compares two texts by the rules of the locale.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Returns the order of the two texts. Throws what the parts throw.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
        }
    }

    /// The order of two texts without regard to case.
    public struct StringCaseInsensitiveCompare<
        Root: PredicateExpression, Other: PredicateExpression
    >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
        public typealias Output = ComparisonResult
        /// The text on the left.
        public let root: Root
        /// The text on the right.
        public let other: Other

        /// Creates an expression that compares two texts without regard to case.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Returns the order of the two texts. Throws what the parts throw.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
        }
    }

    /// Makes the expression that `#Predicate` writes for `localizedStandardContains(_:)`.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
        StringLocalizedStandardContains(root: root, other: other)
    }

    /// Makes the expression that `#Predicate` writes for `localizedCompare(_:)`.
    public static func build_localizedCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedCompare<Root, Other> {
        StringLocalizedCompare(root: root, other: other)
    }

    /// Makes the expression that `#Predicate` writes for `caseInsensitiveCompare(_:)`.
    public static func build_caseInsensitiveCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringCaseInsensitiveCompare<Root, Other> {
        StringCaseInsensitiveCompare(root: root, other: other)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedCompare: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}
