import Geometry
import Raster
import Views

/// The app that a pipeline makes frames for: what is done with input, windows and changes.
@MainActor
package protocol FrameClient: AnyObject {
    /// Takes an event to the window that it belongs to.
    func route(_ event: InputEvent)
    /// Opens, sizes and closes windows as the last update asks for.
    func updateWindows()
    /// The surfaces of the open windows, in opening order.
    var surfaces: [WindowSurface] { get }
    /// The surfaces of the open windows and, on a single screen, of its menu bar.
    var allSurfaces: [WindowSurface] { get }
    /// Called when nothing is dirty any more, before anything is painted.
    func didSettle()
    /// The surfaces to paint, each after those behind it; every window is open on the front.
    func surfacesToPaint() -> [WindowSurface]
    /// Called before a window presents changes of the app; not where only an animation moved on.
    func willPresentChanges()
    /// Shows the damaged part of a window's pixels.
    func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID)
    /// Called when all windows have been presented.
    func didPresent()
    /// Saves what the turn has changed.
    func save()
}

extension FrameClient {
    var trees: [ViewTree] { allSurfaces.map(\.tree) }
}
