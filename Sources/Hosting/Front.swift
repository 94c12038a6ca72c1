import Foundation
import Geometry
import Raster
import Views

/// A way to a screen: opens windows, reports what the user did, shows finished pixels.
package protocol Front: AnyObject {
    var clipboard: String { get set }
    /// Opens the window, or brings title, frame, mode, cursor and text-input rectangle to the plan.
    func show(_ plan: WindowPlan)
    func close(_ window: WindowID)
    /// Waits until something happens, or until the deadline where there is one.
    /// A deadline in the past only collects what is already there.
    ///
    /// A front that waits returns an empty list only where time has passed and nothing else: where
    /// code of the app has run, or `wake()` was called, there is a `.wake` among the events.
    func events(until deadline: ContinuousClock.Instant?) -> [InputEvent]
    /// Shows the damaged part of the framebuffer, which holds the window's content.
    func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID)
    /// Each screen as far as windows may use it, in points; the main one first.
    var screens: [CGRect] { get }
    /// Called after all windows have been shown, once a turn of the loop.
    func endFrame()
    /// Makes `events(until:)` return soon. Callable from any thread.
    nonisolated func wake()
}

/// For fronts that show each window as soon as it is presented, and do not know the screen.
extension Front {
    package var screens: [CGRect] { [CGRect(x: 0, y: 0, width: 1280, height: 800)] }
    package func endFrame() {}
}
