import CLinux
import Foundation
import Views

/// Turns evdev's events into ours. Pointer news is gathered until the device reports it complete.
struct EvdevTranslation {
    /// Two presses count as one double press within this time, in seconds, and distance, in points.
    private static let doublePress = (time: 0.5, distance: 8.0)
    private static let pointsPerNotch = 48.0

    /// The screen in points; the pointer stays inside.
    let bounds: CGSize
    private(set) var location: CGPoint
    private var modifiers: KeyModifiers = []
    private var capsLock = false
    private var hasMoved = false
    private var wheel = CGSize.zero
    private var buttons: [(button: PointerEvent.Button, isDown: Bool, isTouch: Bool)] = []
    private var lastPress: (time: Double, place: CGPoint, button: PointerEvent.Button, count: Int)?

    init(bounds: CGSize) {
        self.bounds = bounds
        location = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    mutating func handle(_ event: input_event, axes: EvdevDevice.Axes?) -> [InputEvent.Kind] {
        let (code, value) = (Int(event.code), Int(event.value))
        switch Int32(event.type) {
        case EV_KEY: return handleKey(code, value)
        case EV_REL: moveBy(code, value)
        case EV_ABS: moveTo(code, value, axes)
        case EV_SYN where Int32(code) == SYN_REPORT:
            let time = Double(event.time.tv_sec) + Double(event.time.tv_usec) / 1e6
            return finishPointer(at: time)
        default: break
        }
        return []
    }

    private mutating func handleKey(_ code: Int, _ value: Int) -> [InputEvent.Kind] {
        switch Int32(code) {
        case BTN_LEFT: buttons.append((.primary, value != 0, false))
        case BTN_RIGHT: buttons.append((.secondary, value != 0, false))
        case BTN_MIDDLE: buttons.append((.middle, value != 0, false))
        case BTN_TOUCH: buttons.append((.primary, value != 0, true))
        default: return handleKeyboard(code, value)
        }
        return []
    }

    private mutating func handleKeyboard(_ code: Int, _ value: Int) -> [InputEvent.Kind] {
        if let modifier = EvdevKeymap.modifier(code) {
            let before = modifiers
            if value == 0 { modifiers.remove(modifier) } else { modifiers.insert(modifier) }
            return modifiers == before ? [] : [.modifiers(modifiers)]
        }
        if code == EvdevKeymap.capsLock {
            if value == 1 { capsLock.toggle() }
            return []
        }
        let shift = modifiers.contains(.shift)
        guard let stroke = EvdevKeymap.stroke(code, shift: shift, capsLock: capsLock) else {
            return []
        }
        let phase: KeyEvent.Phase = value == 0 ? .up : value == 1 ? .down : .repeat
        let key = InputEvent.Kind.key(KeyEvent(stroke.key, phase, modifiers: modifiers))
        guard phase != .up, modifiers.subtracting(.shift).isEmpty, let text = stroke.text else {
            return [key]
        }
        return [key, .text(text)]
    }

    private mutating func moveBy(_ code: Int, _ value: Int) {
        switch Int32(code) {
        case REL_X: move(x: location.x + Double(value))
        case REL_Y: move(y: location.y + Double(value))
        case REL_WHEEL: wheel.height -= Double(value) * Self.pointsPerNotch
        case REL_HWHEEL: wheel.width += Double(value) * Self.pointsPerNotch
        default: break
        }
    }

    private mutating func moveTo(_ code: Int, _ value: Int, _ axes: EvdevDevice.Axes?) {
        guard let axes else { return }
        func fraction(_ range: ClosedRange<Int>) -> Double {
            Double(value - range.lowerBound) / Double(range.upperBound - range.lowerBound)
        }
        switch Int32(code) {
        case ABS_X, ABS_MT_POSITION_X: move(x: fraction(axes.x) * bounds.width)
        case ABS_Y, ABS_MT_POSITION_Y: move(y: fraction(axes.y) * bounds.height)
        default: break
        }
    }

    private mutating func move(x: Double? = nil, y: Double? = nil) {
        let place = CGPoint(
            x: max(0, min(x ?? location.x, bounds.width - 1)),
            y: max(0, min(y ?? location.y, bounds.height - 1)))
        hasMoved = hasMoved || place != location
        location = place
    }

    private mutating func finishPointer(at time: Double) -> [InputEvent.Kind] {
        defer { (hasMoved, wheel, buttons) = (false, .zero, []) }
        var kinds: [InputEvent.Kind] = []
        if hasMoved { kinds.append(pointer(.moved)) }
        if wheel != .zero { kinds.append(.wheel(delta: wheel, at: location, modifiers: modifiers)) }
        for (button, isDown, isTouch) in buttons {
            let count = isDown ? countPress(of: button, at: time) : lastPress?.count ?? 1
            kinds.append(pointer(isDown ? .down : .up, button, count))
            // A lifted finger hovers over nothing.
            if isTouch && !isDown { kinds.append(pointer(.left)) }
        }
        return kinds
    }

    private mutating func countPress(of button: PointerEvent.Button, at time: Double) -> Int {
        var count = 1
        if let lastPress, lastPress.button == button, time - lastPress.time < Self.doublePress.time,
            abs(lastPress.place.x - location.x) <= Self.doublePress.distance,
            abs(lastPress.place.y - location.y) <= Self.doublePress.distance
        {
            count = lastPress.count + 1
        }
        lastPress = (time, location, button, count)
        return count
    }

    private func pointer(
        _ phase: PointerEvent.Phase, _ button: PointerEvent.Button = .primary, _ count: Int = 1
    ) -> InputEvent.Kind {
        .pointer(
            PointerEvent(
                phase, at: location, button: button, clickCount: count, modifiers: modifiers))
    }
}
