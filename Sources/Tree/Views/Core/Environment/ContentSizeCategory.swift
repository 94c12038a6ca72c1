import Styles

/// The text size that the user prefers, under the names that came before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The category of a size.
    fileprivate init(_ size: DynamicTypeSize) {
        self =
            switch size {
            case .xSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .extraLarge
            case .xxLarge: .extraExtraLarge
            case .xxxLarge: .extraExtraExtraLarge
            case .accessibility1: .accessibilityMedium
            case .accessibility2: .accessibilityLarge
            case .accessibility3: .accessibilityExtraLarge
            case .accessibility4: .accessibilityExtraExtraLarge
            case .accessibility5: .accessibilityExtraExtraExtraLarge
            }
    }

    /// Whether this is one of the five largest categories, from `accessibilityMedium` on.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    fileprivate var size: DynamicTypeSize {
        switch self {
        case .extraSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .xLarge
        case .extraExtraLarge: .xxLarge
        case .extraExtraExtraLarge: .xxxLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        }
    }

    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.size < b.size
    }

    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.size <= b.size
    }

    /// Returns whether the first category stands for larger text than the second.
    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b < a }
    /// Returns whether the first category stands for text at least as large as the second.
    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b <= a }
}

extension DynamicTypeSize {
    /// The size of a category.
    fileprivate init(_ category: ContentSizeCategory) { self = category.size }
}

extension EnvironmentValues {
    /// The value of `dynamicTypeSize` as a content size category.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }
}
