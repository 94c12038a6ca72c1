import Views

/// The appearance of the index of a paged tab view.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// An index of dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let number: Int
        /// Never.
        public static let automatic = BackgroundDisplayMode(number: 0)
        /// While the pages move.
        public static let interactive = BackgroundDisplayMode(number: 1)
        /// Always, for dots over pages of many colours.
        public static let always = BackgroundDisplayMode(number: 2)
        /// Never, exactly as with `automatic`.
        public static let never = BackgroundDisplayMode(number: 3)

        func isShown(whileScrolling isScrolling: Bool) -> Bool {
            self == .always || self == .interactive && isScrolling
        }
    }

    nonisolated private let backgroundDisplayMode: BackgroundDisplayMode
    public var _backgroundDisplayMode: BackgroundDisplayMode { backgroundDisplayMode }

    /// Creates the style; by default the dots have no background.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The style of dots, without a background by default.
    nonisolated public static var page: PageIndexViewStyle { .init() }
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum IndexBackgroundKey: EnvironmentKey {
    static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// How the index of paged tab views inside looks.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._backgroundDisplayMode)
    }
}
