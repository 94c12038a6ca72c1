import Casement
import Widgets

/// A button in a bar. An app reaches the one that stands for all; views of SwiftUI's make the others.
@MainActor
open class UIBarButtonItem: NSObject {
    /// What a button is for.
    public enum Style: Int, Sendable {
        /// An action like others.
        case plain
        /// An action that ends something.
        case done = 2
        /// An action that stands out.
        public static var prominent: Style { .done }
    }

    /// Stands for the buttons of all bars.
    open class func appearance() -> UIBarButtonItem {
        AppearanceProxies.proxy { UIBarButtonItem() }
    }

    /// Stands for the buttons of all bars: the classes around them change nothing here.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [AnyObject.Type]
    ) -> UIBarButtonItem {
        appearance()
    }

    /// The colour of the buttons.
    open var tintColor: UIColor? {
        didSet {
            let color = tintColor.map { Color($0) }
            AppearanceProxies.change {
                $0.navigationBar.tint = color
                $0.toolbar.tint = color
            }
        }
    }

    private override init() { super.init() }

    /// Gives buttons the colour of their titles' text. Other states than `normal` have no effect.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        guard state == .normal, let color = attributes?[.foregroundColor] as? UIColor else {
            return
        }
        tintColor = color
    }
}

/// How the buttons of a bar look.
@MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// Buttons that wait for a press.
    public let normal = UIBarButtonItemStateAppearance()
    /// Buttons that are pressed. Has no effect.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Buttons that are disabled. Has no effect.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The button with the focus. Has no effect.
    public let focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }

    /// Creates the usual look of buttons for a purpose.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Takes back what was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
    }
}

/// How the buttons of a bar look in one state.
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The colour of the title, and of a symbol in its place.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    public override init() { super.init() }

    var color: Color? {
        (titleTextAttributes[.foregroundColor] as? UIColor).map { Color($0) }
    }
}
