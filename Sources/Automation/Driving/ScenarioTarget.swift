import Foundation
import Raster
import Views

/// A running app as a driver needs it.
@MainActor
package protocol ScenarioTarget: AnyObject {
    /// The windows with what they show, in opening order.
    var screen: Screen { get }
    var userDefaults: UserDefaults { get }
    /// Whether time passes only when the driver says so.
    var hasVirtualClock: Bool { get }

    func tree(of window: WindowID) -> ViewTree?
    func framebuffer(of window: WindowID) -> Framebuffer?

    /// Input as a front would hand it over; nothing comes of it before the next `settle()`.
    func send(_ event: InputEvent)
    /// Takes the turns that are due and paints, without letting time pass.
    func settle()
    /// Lets that much of the virtual clock pass, frame by frame.
    func advance(by seconds: Double)

    func focus(_ window: WindowID)
    func minimize(_ window: WindowID)
    func restore(_ window: WindowID)
    func resize(_ window: WindowID, to size: CGSize)
    func move(_ window: WindowID, to origin: CGPoint)
    func requestClose(_ window: WindowID)
    /// Opens what the app declared under the id, or for values like this one.
    func openWindow(id: String?, value: Data?) throws
    /// Takes a window, or all, to a phase by the way the system would.
    func drive(to phase: ScenarioStep.Phase, _ window: WindowID?)
    func changeEnvironment(_ change: EnvironmentChange)
    func openURL(_ url: URL)
    func quit()
}
