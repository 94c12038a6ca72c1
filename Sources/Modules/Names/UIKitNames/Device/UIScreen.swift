import Casement
import Hosting
import Scenes

/// What an app fills: the front window's content, because apps that ask for it lay out what should
/// fill them.
public final class UIScreen: NSObject, Sendable {
    /// The screen, which is the front window's content.
    public static let main = UIScreen()

    /// The rectangle of the front window's content in points; that of the screen before the first
    /// window.
    public var bounds: CGRect {
        guard let app = CurrentApp.latest else { return WindowManager.defaultScreen }
        return CGRect(origin: .zero, size: app.windowSize ?? app.screens[0].size)
    }

    /// Pixels to a point; 1 before the app runs.
    public var scale: CGFloat { CurrentApp.latest?.scale ?? 1 }
    /// Pixels to a point, which is `scale`.
    public var nativeScale: CGFloat { scale }

    /// The rectangle of the front window's content in pixels.
    public var nativeBounds: CGRect {
        let (size, scale) = (bounds.size, scale)
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }

    /// How many frames a second has at most: always 60.
    public var maximumFramesPerSecond: Int { 60 }
    /// The appearance of the app's front window.
    public var traitCollection: UITraitCollection { .current }
}
