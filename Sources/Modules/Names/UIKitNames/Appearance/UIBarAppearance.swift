import Casement
import Widgets

/// How a bar looks, to be given to an appearance proxy.
@MainActor
open class UIBarAppearance: NSObject {
    /// The colour of the bar; `nil` for the usual material.
    open var backgroundColor: UIColor?
    /// The material of the bar. There is one for all bars here.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line at the edge of the bar; `nil` or a clear one for none.
    open var shadowColor: UIColor? = .separator
    /// A picture in place of the line; an empty one hides it.
    open var shadowImage: UIImage?
    /// A picture behind the bar. Has no effect.
    open var backgroundImage: UIImage?
    private var isTransparent = false
    private var isOpaque = false

    public required override init() { super.init() }

    /// Creates an appearance with the values of another.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        copyValues(of: barAppearance)
    }

    func copyValues(of other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        backgroundImage = other.backgroundImage
        isTransparent = other.isTransparent
        isOpaque = other.isOpaque
    }

    /// Makes the bar one of the usual material.
    open func configureWithDefaultBackground() { configure(transparent: false, opaque: false) }
    /// Makes the bar one through which nothing is seen.
    open func configureWithOpaqueBackground() { configure(transparent: false, opaque: true) }
    /// Makes the bar one without a ground and without a line.
    open func configureWithTransparentBackground() { configure(transparent: true, opaque: false) }

    private func configure(transparent: Bool, opaque: Bool) {
        isTransparent = transparent
        isOpaque = opaque
        backgroundColor = nil
        backgroundImage = nil
        shadowImage = nil
        shadowColor = transparent ? nil : .separator
    }

    /// Writes what it says of the ground and the line.
    func write(to bar: inout ControlAppearance.Bar) {
        if backgroundImage != nil { AppearanceProxies.ignore("backgroundImage") }
        bar.ground =
            ControlAppearance.Bar.Ground(backgroundColor)
            ?? (isTransparent ? ControlAppearance.Bar.Ground.none : nil)
            ?? (isOpaque ? .color(Color(UIColor.systemBackground)) : nil)
        let hasLine = shadowColor.map { !$0.isClear } ?? false
        bar.hasLine = hasLine && shadowImage?.size != .zero
    }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The colour and the font of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour and the font of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The bar's buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The button that leads back. It has the colour of the other buttons here.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The buttons that end something. They have the colour of the other buttons here.
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    override func copyValues(of other: UIBarAppearance) {
        super.copyValues(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        backButtonAppearance = other.backButtonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    /// Sets the picture of the button that leads back. Has no effect.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
    ) {
        if backIndicatorImage != nil { AppearanceProxies.ignore("setBackIndicatorImage") }
    }

    override func write(to bar: inout ControlAppearance.Bar) {
        super.write(to: &bar)
        let buttons = [buttonAppearance, backButtonAppearance, doneButtonAppearance]
        if let color = buttons.lazy.compactMap(\.normal.color).first { bar.tint = color }
        bar.title = ControlAppearance.Words(titleTextAttributes)
        bar.largeTitle = ControlAppearance.Words(largeTitleTextAttributes)
    }
}

/// How a bar of tools looks.
open class UIToolbarAppearance: UIBarAppearance {
    /// The bar's buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The buttons that end something. They have the colour of the other buttons here.
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    override func copyValues(of other: UIBarAppearance) {
        super.copyValues(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }

    override func write(to bar: inout ControlAppearance.Bar) {
        super.write(to: &bar)
        let buttons = [buttonAppearance, doneButtonAppearance]
        if let color = buttons.lazy.compactMap(\.normal.color).first { bar.tint = color }
    }
}

/// How a bar of tabs looks.
open class UITabBarAppearance: UIBarAppearance {
    /// The tabs of a bar with titles below its symbols, as all bars have them here.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The tabs of a bar with titles beside its symbols. Has no effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The tabs of a low bar. Has no effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// A colour behind the selected tab. Has no effect.
    open var selectionIndicatorTintColor: UIColor?

    override func copyValues(of other: UIBarAppearance) {
        super.copyValues(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }

    override func write(to bar: inout ControlAppearance.Bar) {
        super.write(to: &bar)
        if selectionIndicatorTintColor != nil {
            AppearanceProxies.ignore("selectionIndicatorTintColor")
        }
        if let color = stackedLayoutAppearance.selected.color { bar.tint = color }
        if let color = stackedLayoutAppearance.normal.color { bar.unselectedTint = color }
    }
}

/// How the tabs of a bar look.
@MainActor
open class UITabBarItemAppearance: NSObject {
    /// The tabs that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The selected tab.
    public let selected = UITabBarItemStateAppearance()
    /// Tabs that are disabled. Has no effect.
    public let disabled = UITabBarItemStateAppearance()
    /// The tab with the focus. Has no effect.
    public let focused = UITabBarItemStateAppearance()

    public override init() { super.init() }
}

/// How tabs in one state look.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The colour of the symbol, and of the title.
    open var iconColor: UIColor?
    /// The colour of the title, if the symbol has none of its own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public override init() { super.init() }

    fileprivate var color: Color? {
        (iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor).map { Color($0) }
    }
}

/// A blurred ground.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How light and how thick a ground is.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark
        case regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    /// Creates the effect of a style.
    public init(style: Style) { self.style = style }
}
