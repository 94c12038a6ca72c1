import CLinux
import Foundation
import Hosting
import Views

/// Translates the events of all input devices: one pointer, one keyboard. Pointer events are
/// collected until a device's report is complete.
struct EvdevTranslation {
    private static let pointsPerNotch = 48.0

    /// The state of one device.
    private struct Device {
        var abilities: EvdevAbilities
        /// The keys and buttons that are down.
        var held: Set<Int> = []
        /// Where a tablet points, in its own units.
        var place: (x: Int, y: Int)
        var contacts: TouchContacts?
        /// Whether one of its fingers is the pointer.
        var isTouching = false
        /// The pinch of two of its fingers, and its last event; nil where there is none.
        var pinch: PinchTracker?
        var lastPinch: PinchEvent?
    }

    /// Where events lie, in points; the pointer stays inside.
    var area: InputArea
    private var bounds: CGSize { area.size }
    /// Whether a mouse or a tablet has moved the pointer, and no finger since.
    private(set) var showsPointer = false
    private(set) var location: CGPoint
    private var devices: [Int: Device] = [:]
    private var modifiers: KeyModifiers = []
    private var capsLock = false
    private var hasMoved = false
    private var wheel = CGSize.zero
    private var buttons: [(button: PointerEvent.Button, isDown: Bool)] = []
    private var pressed: Set<PointerEvent.Button> = []
    private var presses = PressCounter()
    /// When the last event came, in the devices' own time.
    private var time = 0.0

    init(bounds: CGSize) {
        area = InputArea(size: bounds)
        location = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    mutating func handle(_ change: InputDevices.Change) -> [InputEvent.Kind] {
        switch change {
        case .plugged(let number, let abilities, let state):
            devices[number] = Device(
                abilities: abilities, place: (state.x, state.y),
                contacts: TouchContacts(abilities, state))
            return []
        case .said(let number, .event(let event)): return handle(event, from: number)
        case .said(let number, .state(let state)): return take(state, of: number)
        case .unplugged(let number): return remove(number)
        }
    }

    private mutating func handle(_ event: input_event, from number: Int) -> [InputEvent.Kind] {
        time = Double(event.time.tv_sec) + Double(event.time.tv_usec) / 1e6
        devices[number]?.contacts?.handle(event)
        let (code, value) = (Int(event.code), Int(event.value))
        switch Int32(event.type) {
        case EV_KEY: return handleKey(code, value, from: number)
        case EV_REL: moveBy(code, value)
        case EV_ABS: moveTo(code, value, by: number)
        case EV_SYN where Int32(code) == SYN_REPORT: return finishReport(of: number)
        default: break
        }
        return []
    }

    /// Events were lost: catches up, for instance with keys released meanwhile.
    private mutating func take(_ state: EvdevState, of number: Int) -> [InputEvent.Kind] {
        guard let held = devices[number]?.held else { return [] }
        var kinds: [InputEvent.Kind] = []
        for code in held.subtracting(state.keys).sorted() {
            kinds += handleKey(code, 0, from: number)
        }
        for code in state.keys.subtracting(held).sorted() {
            kinds += handleKey(code, 1, from: number)
        }
        devices[number]?.contacts?.take(state)
        if case .pointer = devices[number]?.abilities.absolute {
            moveTo(Int(ABS_X), state.x, by: number)
            moveTo(Int(ABS_Y), state.y, by: number)
        }
        return kinds + finishReport(of: number)
    }

    /// Releases all that the device holds; a press is cancelled, because it was not ended.
    private mutating func remove(_ number: Int) -> [InputEvent.Kind] {
        guard let device = devices[number] else { return [] }
        (hasMoved, wheel, buttons) = (false, .zero, [])
        var kinds: [InputEvent.Kind] = []
        let keys = device.held.filter { Self.button(of: $0) == nil }
        for code in keys.sorted() { kinds += handleKey(code, 0, from: number) }
        devices[number] = nil
        for button in pressed.sorted(by: { $0.rawValue < $1.rawValue }) where !isHeld(button) {
            pressed.remove(button)
            kinds.append(pointer(.cancelled, button))
        }
        if device.isTouching { kinds.append(pointer(.left)) }
        if let pinch = device.lastPinch {
            kinds.append(.pinch(PinchEvent(.cancelled, at: pinch.location)))
        }
        return kinds
    }

    // MARK: Keys and buttons

    private static func button(of code: Int) -> PointerEvent.Button? {
        switch Int32(code) {
        case BTN_LEFT: .primary
        case BTN_RIGHT: .secondary
        case BTN_MIDDLE: .middle
        default: nil
        }
    }

    private mutating func handleKey(
        _ code: Int, _ value: Int, from number: Int
    ) -> [InputEvent.Kind] {
        if value == 0 {
            // A key that was down before the device was opened comes up unnoticed.
            guard devices[number]?.held.remove(code) != nil else { return [] }
        } else {
            devices[number]?.held.insert(code)
        }
        if let button = Self.button(of: code) {
            buttons.append((button, value != 0))
            return []
        }
        if EvdevKeymap.modifier(code) != nil { return updateModifiers() }
        return handleStroke(code, value)
    }

    /// One of two shift keys may stay down, and another keyboard have one too.
    private mutating func updateModifiers() -> [InputEvent.Kind] {
        let before = modifiers
        modifiers = devices.values.reduce(into: []) { modifiers, device in
            for code in device.held {
                if let modifier = EvdevKeymap.modifier(code) { modifiers.insert(modifier) }
            }
        }
        return modifiers == before ? [] : [.modifiers(modifiers)]
    }

    private mutating func handleStroke(_ code: Int, _ value: Int) -> [InputEvent.Kind] {
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

    // MARK: The pointer

    private mutating func moveBy(_ code: Int, _ value: Int) {
        switch Int32(code) {
        case REL_X: movePointer(to: CGPoint(x: location.x + Double(value), y: location.y))
        case REL_Y: movePointer(to: CGPoint(x: location.x, y: location.y + Double(value)))
        case REL_WHEEL: wheel.height -= Double(value) * Self.pointsPerNotch
        case REL_HWHEEL: wheel.width += Double(value) * Self.pointsPerNotch
        default: break
        }
    }

    /// A tablet reports only the axes that changed.
    private mutating func moveTo(_ code: Int, _ value: Int, by number: Int) {
        guard var device = devices[number], case .pointer(let axes) = device.abilities.absolute
        else { return }
        switch Int32(code) {
        case ABS_X: device.place.x = value
        case ABS_Y: device.place.y = value
        default: return
        }
        devices[number] = device
        movePointer(to: point(atFraction: axes.fraction(x: device.place.x, y: device.place.y)))
    }

    private mutating func movePointer(to place: CGPoint) {
        showsPointer = true
        move(to: place)
    }

    private mutating func move(toFraction place: CGPoint) { move(to: point(atFraction: place)) }

    private func point(atFraction place: CGPoint) -> CGPoint {
        area.point(atFraction: place)
    }

    private mutating func move(to place: CGPoint) {
        let place = CGPoint(
            x: max(0, min(place.x, bounds.width - 1)), y: max(0, min(place.y, bounds.height - 1)))
        hasMoved = hasMoved || place != location
        location = place
    }

    private mutating func finishReport(of number: Int) -> [InputEvent.Kind] {
        var kinds: [InputEvent.Kind] = []
        for change in devices[number]?.contacts?.finishReport() ?? [] {
            kinds += handle(change, by: number)
        }
        kinds += takeMove()
        if wheel != .zero {
            kinds.append(.wheel(delta: wheel, at: location, modifiers: modifiers))
            wheel = .zero
        }
        for (button, isDown) in buttons { kinds += isDown ? press(button) : release(button) }
        buttons = []
        return kinds
    }

    private mutating func handle(
        _ change: TouchContacts.Change, by number: Int
    ) -> [InputEvent.Kind] {
        let isTouching = devices[number]?.isTouching ?? false
        switch change {
        case .landed(let place):
            // Another screen's finger, or a mouse's button, has the pointer.
            guard !pressed.contains(.primary) else { return [] }
            showsPointer = false
            move(toFraction: place)
            devices[number]?.isTouching = true
            return takeMove() + press(.primary)
        case .moved(let place):
            if isTouching { move(toFraction: place) }
            return []
        case .lifted:
            guard isTouching else { return [] }
            devices[number]?.isTouching = false
            // A lifted finger hovers over nothing.
            return release(.primary) + [pointer(.left)]
        case .paired(let a, let b):
            return isTouching ? pinch(a, b, by: number) : []
        case .parted:
            return endPinch(of: number)
        }
    }

    private mutating func pinch(_ a: CGPoint, _ b: CGPoint, by number: Int) -> [InputEvent.Kind] {
        let (a, b) = (point(atFraction: a), point(atFraction: b))
        let isNew = devices[number]?.pinch == nil
        var tracker = devices[number]?.pinch ?? PinchTracker(a, b)
        let pinch = tracker.move(to: a, b, isNew ? .began : .changed)
        devices[number]?.pinch = tracker
        guard isNew || pinch != devices[number]?.lastPinch else { return [] }
        devices[number]?.lastPinch = pinch
        return [.pinch(pinch)]
    }

    private mutating func endPinch(of number: Int) -> [InputEvent.Kind] {
        guard var pinch = devices[number]?.lastPinch else { return [] }
        devices[number]?.pinch = nil
        devices[number]?.lastPinch = nil
        pinch.phase = .ended
        return [.pinch(pinch)]
    }

    private mutating func takeMove() -> [InputEvent.Kind] {
        defer { hasMoved = false }
        return hasMoved ? [pointer(.moved)] : []
    }

    /// Two devices may hold one button: the first presses it, the last lets go.
    private mutating func press(_ button: PointerEvent.Button) -> [InputEvent.Kind] {
        guard pressed.insert(button).inserted else { return [] }
        return [pointer(.down, button, presses.count(button, at: location, time))]
    }

    private mutating func release(_ button: PointerEvent.Button) -> [InputEvent.Kind] {
        guard !isHeld(button), pressed.remove(button) != nil else { return [] }
        return [pointer(.up, button, presses.last)]
    }

    private func isHeld(_ button: PointerEvent.Button) -> Bool {
        devices.values.contains { device in
            (button == .primary && device.isTouching)
                || device.held.contains { Self.button(of: $0) == button }
        }
    }

    private func pointer(
        _ phase: PointerEvent.Phase, _ button: PointerEvent.Button = .primary, _ count: Int = 1
    ) -> InputEvent.Kind {
        .pointer(
            PointerEvent(
                phase, at: location, button: button, clickCount: count, modifiers: modifiers))
    }
}
