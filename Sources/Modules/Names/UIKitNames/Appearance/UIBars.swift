import Casement
import Widgets

/// Which bar metrics a value is for. All bars have one height here.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact, defaultPrompt, compactPrompt
}

/// How dark a bar is. The colour scheme decides that here.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// A bar, of which an app has the proxy that stands for all of its kind.
@MainActor
open class _UIBar: NSObject {
    private let bar: WritableKeyPath<ControlAppearance, ControlAppearance.Bar> & Sendable

    init(_ bar: WritableKeyPath<ControlAppearance, ControlAppearance.Bar> & Sendable) {
        self.bar = bar
    }

    func change(_ change: (inout ControlAppearance.Bar) -> Void) {
        AppearanceProxies.change { change(&$0[keyPath: bar]) }
    }

    func take(_ appearance: UIBarAppearance?) {
        if let appearance { change { appearance.write(to: &$0) } }
    }

    /// The colour of the bar's buttons, and of the selected tab.
    open var tintColor: UIColor? {
        didSet { change { $0.tint = tintColor.map { Color($0) } } }
    }
    /// The colour of the bar.
    open var barTintColor: UIColor? {
        didSet { change { $0.ground = ControlAppearance.Bar.Ground(barTintColor) } }
    }
    /// The colour of the bar; a clear one leaves the bar without a ground.
    open var backgroundColor: UIColor? {
        didSet { change { $0.ground = ControlAppearance.Bar.Ground(backgroundColor) } }
    }
    /// A picture in place of the line at the bar's edge; an empty one hides the line.
    open var shadowImage: UIImage? {
        didSet { change { $0.hasLine = shadowImage.map { $0.size != .zero } } }
    }
    /// Whether one sees through the bar. Has no effect: the ground decides.
    open var isTranslucent = true
    /// How dark the bar is. Has no effect: the colour scheme decides.
    open var barStyle = UIBarStyle.default

    func setBackground(_ image: UIImage?) {
        guard let image else { return change { $0.ground = nil } }
        guard image.size == .zero else { return AppearanceProxies.ignore("A background image") }
        change { $0.ground = ControlAppearance.Bar.Ground.none }
    }
}

/// The bar with a page's title. An app reaches the one that stands for all.
open class UINavigationBar: _UIBar {
    /// Stands for all navigation bars of the app.
    open class func appearance() -> UINavigationBar {
        AppearanceProxies.proxy { UINavigationBar(\.navigationBar) }
    }

    /// The colour and the font of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { change { $0.title = ControlAppearance.Words(titleTextAttributes) } }
    }
    /// The colour and the font of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { change { $0.largeTitle = ControlAppearance.Words(largeTitleTextAttributes) } }
    }
    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { take(standardAppearance) }
    }
    /// How the bar looks while nothing is scrolled beneath it. There is one look here: it is taken
    /// unless the app gives a standard one.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if !hasStandard { take(scrollEdgeAppearance) } }
    }
    /// How a low bar looks. Has no effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// How a low bar looks while nothing is scrolled beneath it. Has no effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Whether titles are large. Views of SwiftUI's say it themselves.
    open var prefersLargeTitles = false

    private var hasStandard = false

    override func take(_ appearance: UIBarAppearance?) {
        hasStandard = appearance === standardAppearance
        super.take(appearance)
    }

    /// Leaves the bar without a ground if the picture is empty.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackground(backgroundImage)
    }
}

/// The bar of tabs. An app reaches the one that stands for all.
open class UITabBar: _UIBar {
    /// Stands for all bars of tabs of the app.
    open class func appearance() -> UITabBar { AppearanceProxies.proxy { UITabBar(\.tabBar) } }

    /// The colour of the tabs that are not selected.
    open var unselectedItemTintColor: UIColor? {
        didSet { change { $0.unselectedTint = unselectedItemTintColor.map { Color($0) } } }
    }
    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance() { didSet { take(standardAppearance) } }
    /// How the bar looks while nothing is scrolled beneath it. There is one look here: it is taken.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { take(scrollEdgeAppearance) } }
    /// Whether the bar is hidden. Has no effect: views of SwiftUI's say it themselves.
    open var isHidden = false
    /// A picture behind the bar; an empty one leaves it without a ground.
    open var backgroundImage: UIImage? { didSet { setBackground(backgroundImage) } }
}

/// The bar of tools. An app reaches the one that stands for all.
open class UIToolbar: _UIBar {
    /// Stands for all bars of tools of the app.
    open class func appearance() -> UIToolbar { AppearanceProxies.proxy { UIToolbar(\.toolbar) } }

    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance() { didSet { take(standardAppearance) } }
    /// How the bar looks while nothing is scrolled beneath it. There is one look here: it is taken.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { take(scrollEdgeAppearance) } }
}
