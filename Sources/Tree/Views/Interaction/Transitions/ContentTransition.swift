/// How the content of one view, such as the words of a text, changes in an animated update.
public struct ContentTransition: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case identity, opacity, interpolate
        /// The digits roll down where the number falls.
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolEffect(_SymbolMotion.Replacement, rate: Double)
    }

    package let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Changes at once.
    public static let identity = ContentTransition(.identity)
    /// Fades from the old content to the new one.
    public static let opacity = ContentTransition(.opacity)
    /// Changes the size of what stays the same, and fades from the rest to the new content.
    public static let interpolate = ContentTransition(.interpolate)
    /// Replaces one symbol by another with the automatic effect.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Rolls the digits that change, up or, where the number falls, down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numericText(countsDown: countsDown))
    }

    /// Rolls the digits that change: up where the value has grown, and else down.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(.numericValue(value))
    }

    /// Replaces one symbol by another.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        guard case .replace(let replacement) = effect._motion else { return .symbolEffect }
        return ContentTransition(.symbolEffect(replacement, rate: options.rate))
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

private enum AddsDrawingGroupKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// How the contents of views change in an animated update.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether content that changes is drawn on its own first. Here that is always so, and the value
    /// makes no difference.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[AddsDrawingGroupKey.self] }
        set { self[AddsDrawingGroupKey.self] = newValue }
    }
}
