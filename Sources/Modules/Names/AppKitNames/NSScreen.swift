import Casement
import Hosting
import Scenes

/// A screen, as far as windows may use it.
public final class NSScreen: NSObject, Sendable {
    private let index: Int

    private init(_ index: Int) { self.index = index }

    /// The first screen.
    public static var main: NSScreen? { NSScreen(0) }

    /// The screens of the display, the first one first; the default size before the app runs.
    public static var screens: [NSScreen] {
        (CurrentApp.latest?.screens ?? [WindowManager.defaultScreen]).indices.map(NSScreen.init)
    }

    /// The screen's rectangle in points, without the bars of the desktop.
    public var frame: CGRect {
        let screens = CurrentApp.latest?.screens ?? []
        return screens.indices.contains(index) ? screens[index] : WindowManager.defaultScreen
    }

    /// The part of the screen without bars, which is `frame` here.
    public var visibleFrame: CGRect { frame }

    /// Pixels to a point; 1 before the app runs.
    public var backingScaleFactor: CGFloat { CurrentApp.latest?.scale ?? 1 }
}
