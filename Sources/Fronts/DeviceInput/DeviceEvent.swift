import Foundation
import Views

/// What an input device does, in words of our own: neither libinput's types nor the kernel's go any
/// further.
package enum DeviceEvent: Equatable, Sendable {
    /// A key by its code in `linux/input-event-codes.h`.
    case key(Int, isDown: Bool)
    case button(PointerEvent.Button, isDown: Bool)
    /// A mouse moved, in points.
    case motion(CGSize)
    /// Something points here, in fractions of the panel as it is built, however it is turned.
    case position(CGPoint)
    /// A wheel turned by so many notches; towards the user and to the right are positive.
    case wheel(CGSize)
    /// Fingers on a touchpad scroll, in points; down and to the right are positive.
    case scroll(CGSize)
    /// These fingers have left the touchpad.
    case scrollEnded
    /// Fingers rest on the touchpad.
    case hold
    /// A dial without a place turned by so many notches, clockwise if positive.
    case dial(Int)
    /// A finger in one of the slots of a touch screen, in fractions of the panel.
    case touchDown(Int, CGPoint)
    case touchMoved(Int, CGPoint)
    case touchUp(Int)
    /// The fingers on the screen have meant nothing, such as those of a palm.
    case touchCancelled
    /// Two fingers on a touchpad: `rotation` is in radians since the beginning, clockwise.
    case pinch(PinchEvent.Phase, scale: Double, rotation: Double)
    /// A pen is too far away to point.
    case left
    /// The end of what belongs together.
    case report
}

/// What a device is for.
package struct DeviceTraits: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A keyboard to type on.
    package static let keyboard = DeviceTraits(rawValue: 1)
    /// Keys, as few as they may be.
    package static let keys = DeviceTraits(rawValue: 2)
    /// A mouse, a touchpad, a tablet: something that hovers.
    package static let pointer = DeviceTraits(rawValue: 4)
    package static let touch = DeviceTraits(rawValue: 8)
    package static let dial = DeviceTraits(rawValue: 16)
}

/// A device that was plugged in.
package struct InputDevice: Equatable, Sendable {
    package var traits: DeviceTraits
    /// The connector of the screen that it lies on, where the system knows.
    package var output: String?

    package init(_ traits: DeviceTraits, output: String? = nil) {
        self.traits = traits
        self.output = output
    }
}

/// The lights of a keyboard that are on.
package struct KeyboardLights: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let numLock = KeyboardLights(rawValue: 1)
    package static let capsLock = KeyboardLights(rawValue: 2)
    package static let scrollLock = KeyboardLights(rawValue: 4)
}

/// A device among those of all sources.
struct DeviceID: Hashable {
    let source: Int
    let number: Int
}
