import Geometry
import Hosting

/// What shows pixels on one or more displays: a card or a framebuffer.
package protocol ScreenDevice: AnyObject {
    /// The displays that are lit, the main one first. Empty while none is plugged in.
    var displays: [ScreenDisplay] { get }
    /// Readable while there are changes.
    var descriptors: [Int32] { get }
    /// When to look for changes in any case; nil for never.
    var deadline: ContinuousClock.Instant? { get }
    /// Whether a frame is on its way to a display that shows frames in step with its refresh.
    var awaitsFrame: Bool { get }
    /// What happened since the last call.
    func changes() -> [ScreenDeviceChange]
    /// Shows the damaged part of a frame on the display of that index.
    func show(_ frame: ScreenFrame, damage: DamageRegion, on display: Int) -> ScreenShown
    /// Makes a display black.
    func clear(_ display: Int)
    /// Shows the pointer in a plane of its own, in pixels of the panel; nil hides it. False where
    /// the display has no such plane.
    func setPointer(_ image: PointerImage?, x: Int, y: Int, on display: Int) -> Bool
    /// Turns the displays off and on.
    func setPower(_ isOn: Bool)
    /// Gives the screen to another console.
    func giveUp()
    /// Takes it back, and lights the displays again.
    func takeBack()
    func end()
}

/// What became of a frame.
package enum ScreenShown: Equatable, Sendable {
    case shown
    /// An earlier one is still on its way: show it once the display is ready.
    case busy
    /// It cannot be shown now.
    case refused
}

/// What happens to a device.
package enum ScreenDeviceChange: Equatable, Sendable {
    /// Displays were plugged in or out, or have another mode.
    case displays
    /// The display of this index takes the next frame.
    case ready(Int)
    /// The display has lost what it showed.
    case exposed(Int)
    /// Something that its user should know.
    case notice(String)
    /// The device is gone, and the app with it.
    case lost(String)
}
