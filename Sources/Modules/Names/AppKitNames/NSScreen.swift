import Casement
import Hosting
import Scenes

/// A screen, as far as windows may use it.
public final class NSScreen: NSObject, Sendable {
    private let index: Int

    private init(_ index: Int) { self.index = index }

    /// The first one.
    public static var main: NSScreen? { NSScreen(0) }

    /// The screens of the display, the first one first; the default size before the app runs.
    public static var screens: [NSScreen] {
        (CurrentApp.latest?.screens ?? [WindowManager.defaultScreen]).indices.map(NSScreen.init)
    }

    /// Points.
    public var frame: CGRect {
        let screens = CurrentApp.latest?.screens ?? []
        return screens.indices.contains(index) ? screens[index] : WindowManager.defaultScreen
    }

    /// Without what bars of the desktop take.
    public var visibleFrame: CGRect { frame }

    /// Pixels to a point.
    public var backingScaleFactor: CGFloat { CurrentApp.latest?.scale ?? 1 }
}
