import Casement
import Hosting
import Scenes

/// What an app fills: the front window's content, because apps that ask for it lay out what should
/// fill them.
public final class UIScreen: NSObject, Sendable {
    /// The screen, which is the front window's content.
    public static let main = UIScreen()

    /// Points. That of the whole screen before the first window.
    public var bounds: CGRect {
        guard let app = CurrentApp.latest else { return WindowManager.defaultScreen }
        return CGRect(origin: .zero, size: app.windowSize ?? app.screens[0].size)
    }

    /// Pixels to a point.
    public var scale: CGFloat { CurrentApp.latest?.scale ?? 1 }
    /// Pixels to a point, which is `scale`.
    public var nativeScale: CGFloat { scale }

    /// Pixels.
    public var nativeBounds: CGRect {
        let (size, scale) = (bounds.size, scale)
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }

    /// How many frames a second has at most: always 60.
    public var maximumFramesPerSecond: Int { 60 }
    /// The appearance of the app's front window.
    public var traitCollection: UITraitCollection { .current }
}
