import Casement

/// A wheel that turns while something is under way.
open class UIActivityIndicatorView: UIView {
    /// How large a wheel is.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        /// The size and the colour of early systems.
        public static let white = Style.medium
        public static let whiteLarge = Style.large
        public static let gray = Style.medium
    }

    /// How large the wheel is.
    open var style = Style.medium { didSet { changed() } }
    /// The colour of the wheel; `nil` for that of the system.
    open var color: UIColor! { didSet { changed() } }
    /// Whether the wheel is seen only while it turns.
    open var hidesWhenStopped = true { didSet { changed() } }
    /// Whether the wheel turns.
    public private(set) var isAnimating = false {
        didSet { if isAnimating != oldValue { changed() } }
    }

    /// Creates a wheel of a size, which stands.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    /// Has the wheel turn.
    open func startAnimating() { isAnimating = true }
    /// Stops the wheel.
    open func stopAnimating() { isAnimating = false }

    override func usualHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { .defaultHigh }

    package override var content: AnyView {
        let side: CGFloat = style == .large ? 37 : 20
        return AnyView(
            ZStack {
                if isAnimating {
                    ProgressView().controlSize(style == .large ? .large : .regular)
                        .tint(color.map { Color(uiColor: $0) })
                } else if !hidesWhenStopped {
                    Self.wheel(Color(uiColor: color ?? .secondaryLabel), side)
                }
            }
            .frame(width: side, height: side))
    }

    /// A wheel that does not turn.
    private static func wheel(_ color: Color, _ side: CGFloat) -> some View {
        ForEach(0..<12, id: \.self) { spoke in
            Capsule().fill(color).opacity(0.5)
                .frame(width: side / 12, height: side / 4)
                .offset(y: -side / 3)
                .rotationEffect(.degrees(Double(spoke) * 30))
        }
        .accessibilityHidden(true)
    }
}
