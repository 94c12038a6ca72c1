import CLinux
import Foundation
import Views

/// Makes device events of what the kernel says of one device.
struct EvdevDecoder {
    private let abilities: EvdevAbilities
    private var touches: EvdevTouches?
    private var pad: EvdevTouchpad?
    /// The keys and buttons that are down.
    private var held: Set<Int> = []
    /// Where a tablet points, in its own units; reports name only the axis that has changed.
    private var place: (x: Int, y: Int)
    private var hasMoved = false
    private var motion = CGSize.zero
    private var wheel = CGSize.zero
    private var dial = 0

    init(_ abilities: EvdevAbilities, _ state: EvdevState) {
        self.abilities = abilities
        touches = EvdevTouches(abilities, state)
        if case .touchpad = abilities.absolute { pad = EvdevTouchpad() }
        place = (state.x, state.y)
    }

    /// The events of a report come when it is complete, keys at once.
    mutating func handle(_ event: input_event) -> [DeviceEvent] {
        touches?.handle(event)
        let (code, value) = (Int32(event.code), Int(event.value))
        switch Int32(event.type) {
        case EV_KEY: return key(Int(code), value)
        case EV_REL: turn(code, value)
        case EV_ABS: point(code, value)
        case EV_SYN where code == SYN_REPORT: return finishReport(at: Self.time(of: event))
        default: break
        }
        return []
    }

    /// Events were lost: catches up, for instance with keys released meanwhile.
    mutating func take(_ state: EvdevState, at time: Double) -> [DeviceEvent] {
        var events: [DeviceEvent] = []
        for code in held.subtracting(state.keys).sorted() { events += key(code, 0) }
        for code in state.keys.subtracting(held).sorted() { events += key(code, 1) }
        touches?.take(state)
        point(ABS_X, state.x)
        point(ABS_Y, state.y)
        return events + finishReport(at: time)
    }

    static func time(of event: input_event) -> Double {
        Double(event.time.tv_sec) + Double(event.time.tv_usec) / 1e6
    }

    private var isPen: Bool { if case .pen = abilities.absolute { true } else { false } }

    private mutating func key(_ code: Int, _ value: Int) -> [DeviceEvent] {
        // The kernel's repetitions are not ours.
        guard value == 0 || value == 1 else { return [] }
        if value == 1 { held.insert(code) } else { held.remove(code) }
        if let button = button(of: Int32(code)) { return [.button(button, isDown: value == 1)] }
        if isPen, Int32(code) == BTN_TOOL_PEN { return value == 0 ? [.left] : [] }
        let isKey = (1..<Int(BTN_MISC)).contains(code) || code >= Int(KEY_OK)
        return isKey ? [.key(code, isDown: value == 1)] : []
    }

    private func button(of code: Int32) -> PointerEvent.Button? {
        switch code {
        case BTN_LEFT: .primary
        case BTN_RIGHT: .secondary
        case BTN_MIDDLE: .middle
        case BTN_TOUCH where isPen: .primary
        case BTN_STYLUS where isPen: .secondary
        case BTN_STYLUS2 where isPen: .middle
        default: nil
        }
    }

    private mutating func turn(_ code: Int32, _ value: Int) {
        if abilities.isDial {
            let isFine = [REL_WHEEL_HI_RES, REL_HWHEEL_HI_RES].contains(code)
            if !isFine { dial += max(-1_000, min(value, 1_000)) }
            return
        }
        let (notches, fine) = (CGFloat(value), CGFloat(value) / 120)
        switch code {
        case REL_X: motion.width += notches
        case REL_Y: motion.height += notches
        case REL_WHEEL where !abilities.hasFineWheel: wheel.height -= notches
        case REL_HWHEEL where !abilities.hasFineWheel: wheel.width += notches
        case REL_WHEEL_HI_RES where abilities.hasFineWheel: wheel.height -= fine
        case REL_HWHEEL_HI_RES where abilities.hasFineWheel: wheel.width += fine
        case REL_DIAL: dial += max(-1_000, min(value, 1_000))
        default: break
        }
    }

    private mutating func point(_ code: Int32, _ value: Int) {
        switch abilities.absolute {
        case .pointer, .pen: break
        default: return
        }
        let old = place
        switch code {
        case ABS_X: place.x = value
        case ABS_Y: place.y = value
        default: return
        }
        hasMoved = hasMoved || place != old
    }

    private mutating func finishReport(at time: Double) -> [DeviceEvent] {
        var events = touches?.finishReport() ?? []
        if var pad {
            events = pad.handle(events, at: time)
            self.pad = pad
        }
        if motion != .zero { events.append(.motion(motion)) }
        if hasMoved { position.map { events.append(.position($0)) } }
        if wheel != .zero { events.append(.wheel(wheel)) }
        if dial != 0 { events.append(.dial(dial)) }
        (motion, wheel, dial, hasMoved) = (.zero, .zero, 0, false)
        return events + [.report]
    }

    private var position: CGPoint? {
        switch abilities.absolute {
        case .pointer(let axes), .pen(let axes): axes.fraction(x: place.x, y: place.y)
        default: nil
        }
    }
}
