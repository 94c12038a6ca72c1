import Foundation
import Geometry
import Raster
import Scenes
import Views

/// A connection to a screen: opens windows, reports what the user does, shows finished pixels.
package protocol Front: AnyObject {
    var clipboard: String { get set }
    /// Opens the window, or updates its title, frame, mode, cursor and text-input rectangle.
    func show(_ plan: WindowPlan)
    func close(_ window: WindowID)
    /// Waits until something happens, or until the deadline where there is one.
    /// A deadline in the past only collects what is already there.
    ///
    /// An empty list means that nothing but time has passed: where code of the app has run, or
    /// `wake()` was called, the events include a `.wake`.
    func events(until deadline: ContinuousClock.Instant?) -> [InputEvent]
    /// Shows the damaged part of the framebuffer, which holds the window's content.
    func present(_ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID)
    /// The part of each screen that windows may use, in points; the main screen first.
    var screens: [CGRect] { get }
    /// Whether it has a screen to itself, without a window system.
    var ownsScreen: Bool { get }
    /// Called after all windows have been shown, once a turn of the loop.
    func endFrame()
    /// Gives back what it holds of the system, before the process ends.
    func end()
    /// Makes `events(until:)` return soon. Callable from any thread.
    nonisolated func wake()
}

/// For fronts of a window system that show each window as soon as it is presented.
extension Front {
    package var screens: [CGRect] { [WindowManager.defaultScreen] }
    package var ownsScreen: Bool { false }
    package func endFrame() {}
    package func end() {}
}

/// The front that `CASEMENT_FRONT` asks for: a name, and an argument where a colon follows it, as in
/// `fb:/dev/fb0`.
package struct FrontRequest: Equatable, CustomStringConvertible {
    package let name: String
    /// What follows the colon; nil without a colon, or with nothing behind it.
    package let argument: String?
    package let description: String

    package init(_ text: String) {
        description = text
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        name = parts.first.map(String.init) ?? ""
        argument = parts.count == 2 && !parts[1].isEmpty ? String(parts[1]) : nil
    }
}

/// The user's requests to end the app that wait in the connection to a window system while the main
/// thread takes no events.
package protocol EndRequests: Sendable {
    /// Readable when more may have arrived.
    var descriptor: Int32 { get }

    /// Whether the user has asked to close the only window, or has asked for an end twice. Takes no
    /// event: the main thread finds all of them if it goes on. Called only while it does not.
    func areUrgent() -> Bool
}
