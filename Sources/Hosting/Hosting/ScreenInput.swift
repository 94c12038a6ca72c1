import Foundation
import Views

/// Keyboards, pointers and touch screens of a bare screen, as events for it.
package protocol ScreenInput: AnyObject {
    /// Readable while there is input.
    var descriptors: [Int32] { get }
    /// When there are events without any input, such as those of a repeated key; nil for never.
    var deadline: ContinuousClock.Instant? { get }
    /// Where the events that follow lie. Set before the first are taken, and whenever displays change.
    var area: InputArea { get set }
    /// Where a mouse or the like points; nil until one moves, and once a finger takes over.
    var pointer: CGPoint? { get }
    /// Why input is missing, wholly or in part, in one sentence; nil if all is well.
    var complaint: String? { get }
    /// What the user has done since the last call.
    func events() -> [InputEvent.Kind]
    /// Closes all devices while another console is shown, and releases what they hold.
    func suspend()
    /// Opens the devices again.
    func resume()
}

extension ScreenInput {
    package var deadline: ContinuousClock.Instant? { nil }
}

/// The displays as input sees them, in points.
package struct InputArea: Equatable, Sendable {
    /// All displays together. The pointer stays inside.
    package var size: CGSize
    /// The part that touch screens and tablets cover: the main display.
    package var touched: CGRect
    /// How the picture is turned on that display, whose touch screen is not.
    package var rotation: ScreenRotation
    /// The displays by connector, such as `HDMI-A-1`.
    package var displays: [String: CGRect]

    package init(
        size: CGSize, touched: CGRect? = nil, rotation: ScreenRotation = .none,
        displays: [String: CGRect] = [:]
    ) {
        self.size = size
        self.touched = touched ?? CGRect(origin: .zero, size: size)
        self.rotation = rotation
        self.displays = displays
    }

    /// The point that a touch lies at, given as fractions of the panel's width and height.
    package func point(atFraction place: CGPoint) -> CGPoint {
        let turned = rotation.picture(of: place)
        return CGPoint(
            x: touched.minX + turned.x * touched.width,
            y: touched.minY + turned.y * touched.height)
    }
}
