import Casement
import Hosting
import Styles
import Views

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

/// Whether an interface has more contrast than usual.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The appearance of an interface, on which dynamic colours depend.
public final class UITraitCollection: NSObject, Sendable {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether the interface has more contrast than usual.
    public let accessibilityContrast: UIAccessibilityContrast
    /// Pixels to a point; 0 if the traits do not say.
    public let displayScale: CGFloat
    /// The kind of device that the interface is made for.
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    private init(
        _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast, scale: CGFloat,
        idiom: UIUserInterfaceIdiom
    ) {
        userInterfaceStyle = style
        accessibilityContrast = contrast
        displayScale = scale
        userInterfaceIdiom = idiom
    }

    /// Creates traits that say nothing.
    public override convenience init() {
        self.init(.unspecified, .unspecified, scale: 0, idiom: .unspecified)
    }

    /// Creates traits that say only whether an interface is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle, .unspecified, scale: 0, idiom: .unspecified)
    }

    /// Creates traits that say only how much contrast an interface has.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(.unspecified, accessibilityContrast, scale: 0, idiom: .unspecified)
    }

    /// Creates traits that say only how many pixels a point has.
    public convenience init(displayScale: CGFloat) {
        self.init(.unspecified, .unspecified, scale: displayScale, idiom: .unspecified)
    }

    convenience init(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) {
        self.init(
            scheme == .dark ? .dark : .light, contrast == .increased ? .high : .normal,
            scale: CurrentApp.latest?.scale ?? 1, idiom: UIDevice.current.userInterfaceIdiom)
    }

    /// The appearance of the app's front window.
    public static var current: UITraitCollection {
        let environment = CurrentApp.latest?.environment ?? EnvironmentValues()
        return UITraitCollection(environment.colorScheme, environment.colorSchemeContrast)
    }

    /// Nil for what is left to the app's front window.
    var look: (ColorScheme?, ColorSchemeContrast?) {
        let scheme: ColorScheme? =
            switch userInterfaceStyle {
            case .unspecified: nil
            case .light: .light
            case .dark: .dark
            }
        let contrast: ColorSchemeContrast? =
            switch accessibilityContrast {
            case .unspecified: nil
            case .normal: .standard
            case .high: .increased
            }
        return (scheme, contrast)
    }
}

extension UIScreen {
    /// The appearance of the app's front window.
    public var traitCollection: UITraitCollection { .current }
}
