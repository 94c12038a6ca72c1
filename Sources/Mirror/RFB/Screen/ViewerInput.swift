/// What a viewer's user does. Positions are in pixels of the screen.
package enum ViewerInput: Equatable, Sendable {
    /// The pointer is there, with these buttons pressed.
    case pointer(x: Int, y: Int, buttons: PointerButtons)
    /// A wheel or two fingers; `dx` and `dy` in pixels, positive `dy` shows what lies below.
    case scroll(dx: Double, dy: Double, x: Int, y: Int)
    /// Two fingers around a point; `scale` and `angle` (in degrees) since the beginning.
    case pinch(PinchPhase, scale: Double, angle: Double, x: Int, y: Int)
    /// A key by its X11 keysym and, where it is known, by its position: the code of a PC's keyboard
    /// (set 1, with 0x80 added for those that have a prefix).
    case key(keysym: UInt32, position: UInt32?, isDown: Bool)
    /// Text that an input method has committed.
    case text(String)
    /// Text that an input method composes; empty ends composing.
    case composing(String, selection: Range<Int>)
    /// What the viewer's user has copied.
    case clipboard(String)
    /// A size for the screen, in pixels.
    case resize(ScreenSize)
    /// Pixels to a point.
    case scale(Double)
    /// A window, by its number, is to be in front with the keyboard.
    case focus(window: Int)

    package enum PinchPhase: UInt8, Sendable { case began, changed, ended, cancelled }
}

/// The buttons of a pointer, each a bit as in RFB.
package struct PointerButtons: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let primary = PointerButtons(rawValue: 1)
    package static let middle = PointerButtons(rawValue: 2)
    package static let secondary = PointerButtons(rawValue: 4)
    package static let wheelUp = PointerButtons(rawValue: 8)
    package static let wheelDown = PointerButtons(rawValue: 16)
    package static let wheelLeft = PointerButtons(rawValue: 32)
    package static let wheelRight = PointerButtons(rawValue: 64)
}
