import CLinux
import Foundation
import Hosting
import Testing
import Views

@testable import DeviceInput

/// What the kernel says of devices, as events of the app.
struct EvdevEventsTests {
    private var translation = InputTranslation(
        keys: KeyState(XKBKeyboard(.unitedStates, say: { _ in }), .standard))
    private var decoders: [Int: EvdevDecoder] = [:]
    private var number = 1

    init() {
        translation.area = InputArea(size: CGSize(width: 800, height: 480))
        plug(EvdevAbilities(isKeyboard: true, hasKeys: true, isMouse: true))
    }

    /// What is sent from now on comes from this device.
    private mutating func plug(
        _ abilities: EvdevAbilities, _ state: EvdevState = EvdevState(), as number: Int = 1
    ) {
        self.number = number
        decoders[number] = EvdevDecoder(abilities, state)
        _ = handle(.added(number, InputDevice(abilities.traits)))
    }

    private mutating func handle(_ event: SourceEvent) -> [InputEvent.Kind] {
        translation.handle(event, from: 0, now: .now)
    }

    private mutating func unplug(_ number: Int) -> [InputEvent.Kind] { handle(.removed(number)) }

    private mutating func send(
        _ type: Int32, _ code: Int32, _ value: Int32, seconds: Double = 0
    ) -> [InputEvent.Kind] {
        let raw = event(type, code, value, seconds: seconds)
        let events = decoders[number]?.handle(raw) ?? []
        return events.flatMap { handle(.did(number, $0, at: seconds)) }
    }

    /// Events were lost, and this is what the device says of itself.
    private mutating func catchUp(_ state: EvdevState) -> [InputEvent.Kind] {
        let events = decoders[number]?.take(state, at: 0) ?? []
        return events.flatMap { handle(.did(number, $0, at: 0)) }
    }

    /// What the report that ends now says of the pointer.
    private mutating func report(seconds: Double = 0) -> [InputEvent.Kind] {
        send(EV_SYN, SYN_REPORT, 0, seconds: seconds).filter { kind in
            if case .pinch = kind { false } else { true }
        }
    }

    /// What the report that ends now says of two fingers.
    private mutating func pinches() -> [PinchEvent] {
        send(EV_SYN, SYN_REPORT, 0).compactMap { kind in
            if case .pinch(let pinch) = kind { pinch } else { nil }
        }
    }

    /// A finger of a screen with slots, which may say only what has changed.
    private mutating func finger(_ slot: Int32, _ id: Int32? = nil, _ x: Int32? = nil) {
        _ = send(EV_ABS, ABS_MT_SLOT, slot)
        if let id { _ = send(EV_ABS, ABS_MT_TRACKING_ID, id) }
        if let x { _ = send(EV_ABS, ABS_MT_POSITION_X, x) }
    }

    private func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 120)
        -> InputEvent.Kind
    { .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y))) }

    /// Five slots in which no finger is; all of them 340 from the top, which is 120 points.
    private var empty: EvdevState {
        EvdevState(slots: [EvdevState.Slot](repeating: EvdevState.Slot(y: 340), count: 5))
    }

    @Test("A key gives its stroke and its text, and letting go gives no text")
    mutating func keys() {
        #expect(send(EV_KEY, KEY_A, 1) == [.key(KeyEvent(.character("a"))), .text("a")])
        // The app repeats keys itself.
        #expect(send(EV_KEY, KEY_A, 2) == [])
        #expect(send(EV_KEY, KEY_A, 0) == [.key(KeyEvent(.character("a"), .up))])
        #expect(send(EV_KEY, KEY_ENTER, 1) == [.key(KeyEvent(.return))])
        #expect(send(EV_KEY, KEY_SPACE, 1) == [.key(KeyEvent(.space)), .text(" ")])
        #expect(send(EV_KEY, KEY_F12, 1) == [.key(KeyEvent(.function(12)))])
        #expect(send(EV_KEY, KEY_SLASH, 1) == [.key(KeyEvent(.character("/"))), .text("/")])
    }

    @Test("Shift and caps lock change the text, not the key")
    mutating func shift() {
        _ = send(EV_KEY, KEY_LEFTSHIFT, 1)
        let shifted = KeyEvent(.character("1"), modifiers: .shift)
        #expect(send(EV_KEY, KEY_1, 1) == [.key(shifted), .text("!")])
        _ = send(EV_KEY, KEY_1, 0)
        _ = send(EV_KEY, KEY_LEFTSHIFT, 0)
        _ = send(EV_KEY, KEY_CAPSLOCK, 1)
        #expect(send(EV_KEY, KEY_Q, 1) == [.key(KeyEvent(.character("q"))), .text("Q")])
        #expect(send(EV_KEY, KEY_1, 1) == [.key(KeyEvent(.character("1"))), .text("1")])
    }

    @Test("With control a key types nothing")
    mutating func control() {
        _ = send(EV_KEY, KEY_RIGHTCTRL, 1)
        #expect(
            send(EV_KEY, KEY_Z, 1) == [.key(KeyEvent(.character("z"), modifiers: .control))])
    }

    @Test("A mouse moves from the middle and stays on the screen; its report comes as one")
    mutating func mouse() {
        #expect(send(EV_REL, REL_X, 10) == [] && send(EV_REL, REL_Y, -40) == [])
        #expect(report() == [.pointer(PointerEvent(.moved, at: CGPoint(x: 410, y: 200)))])
        _ = send(EV_REL, REL_X, -5000)
        #expect(report() == [.pointer(PointerEvent(.moved, at: CGPoint(x: 0, y: 200)))])
        #expect(report() == [])
    }

    @Test("Two quick presses in one place are a double press, a third later is not")
    mutating func presses() {
        func counts(_ kinds: [InputEvent.Kind]) -> [Int] {
            kinds.compactMap { if case .pointer(let p) = $0 { p.clickCount } else { nil } }
        }
        for (time, expected) in [(1.0, 1), (1.3, 2), (2.9, 1)] {
            _ = send(EV_KEY, BTN_LEFT, 1)
            #expect(counts(report(seconds: time)) == [expected])
            _ = send(EV_KEY, BTN_LEFT, 0)
            #expect(counts(report(seconds: time)) == [expected])
        }
    }

    @Test("A wheel turned towards the user shows what lies below")
    mutating func wheel() {
        _ = send(EV_REL, REL_WHEEL, -1)
        let middle = CGPoint(x: 400, y: 240)
        #expect(
            report() == [
                .wheel(
                    delta: CGSize(width: 0, height: 48), at: middle, modifiers: [], isClick: true)
            ])
    }

    @Test("A finger presses where it lands and hovers nowhere once lifted")
    mutating func singleFinger() {
        plug(.touch)
        _ = send(EV_KEY, BTN_TOUCH, 1)
        _ = send(EV_ABS, ABS_X, 1000)
        _ = send(EV_ABS, ABS_Y, 340)
        let place = CGPoint(x: 200, y: 120)
        #expect(
            report() == [
                .pointer(PointerEvent(.moved, at: place)), .pointer(PointerEvent(.down, at: place)),
            ])
        _ = send(EV_KEY, BTN_TOUCH, 0)
        #expect(
            report() == [
                .pointer(PointerEvent(.up, at: place)), .pointer(PointerEvent(.left, at: place)),
            ])
    }

    @Test("A second finger disturbs neither the first one's way nor its end")
    mutating func twoFingers() {
        plug(.slots, empty)
        finger(0, 10, 1000)
        #expect(report() == [pointer(.moved, 200), pointer(.down, 200)])
        finger(1, 11, 3000)
        #expect(report() == [])
        finger(1, nil, 3200)
        #expect(report() == [])
        finger(0, nil, 1200)
        finger(1, nil, 3400)
        #expect(report() == [pointer(.moved, 240)])
        finger(0, -1)
        #expect(report() == [pointer(.up, 240), pointer(.left, 240)])
        // It is over: the other one does not take its place.
        finger(1, nil, 3600)
        #expect(report() == [])
        finger(1, -1)
        #expect(report() == [])
        finger(0, 12, 1200)
        #expect(report() == [pointer(.down, 240)])
    }

    @Test("The second finger lifted first leaves the first one down")
    mutating func secondLiftsFirst() {
        plug(.slots, empty)
        finger(0, 10, 1000)
        finger(1, 11, 3000)
        #expect(report() == [pointer(.moved, 200), pointer(.down, 200)])
        finger(1, -1)
        #expect(report() == [])
        finger(0, -1)
        #expect(report() == [pointer(.up, 200), pointer(.left, 200)])
    }

    @Test("Two fingers pinch from when the second lands until one of them lifts")
    mutating func pinch() throws {
        plug(.slots, empty)
        finger(0, 10, 1000)
        #expect(pinches() == [])
        finger(1, 11, 2000)
        let began = try #require(pinches().first)
        #expect(began == PinchEvent(.began, at: CGPoint(x: 300, y: 120)))
        finger(1, nil, 3000)
        let changed = try #require(pinches().first)
        #expect(changed == PinchEvent(.changed, at: CGPoint(x: 400, y: 120), scale: 2))
        #expect(pinches() == [])
        finger(0, -1)
        #expect(pinches().map(\.phase) == [.ended])
        finger(1, -1)
        #expect(pinches() == [])
    }

    @Test("A finger that lands in the report in which the first one lifts is another press")
    mutating func replaced() {
        plug(.slots, empty)
        finger(0, 10, 1000)
        _ = report(seconds: 1)
        finger(0, 11, 3000)
        #expect(
            report(seconds: 2) == [
                pointer(.up, 200), pointer(.left, 200), pointer(.moved, 600), pointer(.down, 600),
            ])
    }

    @Test("What a screen with slots says for old programs as well is not heard twice")
    mutating func emulation() {
        plug(.slots, empty)
        finger(0, 10, 1000)
        _ = send(EV_KEY, BTN_TOUCH, 1)
        _ = send(EV_ABS, ABS_X, 3900)
        #expect(report() == [pointer(.moved, 200), pointer(.down, 200)])
    }

    @Test("Fingers told anew in each report are one pointer, too")
    mutating func contacts() {
        plug(.contacts)
        func say(_ places: [Int32]) -> [InputEvent.Kind] {
            for x in places {
                _ = send(EV_ABS, ABS_MT_POSITION_X, x)
                _ = send(EV_ABS, ABS_MT_POSITION_Y, 340)
                _ = send(EV_SYN, SYN_MT_REPORT, 0)
            }
            return report()
        }
        #expect(say([1000]) == [pointer(.moved, 200), pointer(.down, 200)])
        #expect(say([1000, 3000]) == [])
        #expect(say([1200, 3000]) == [pointer(.moved, 240)])
        _ = send(EV_SYN, SYN_MT_REPORT, 0)
        #expect(report() == [pointer(.up, 240), pointer(.left, 240)])
    }

    @Test("A finger whose end was lost lifts where it was last seen")
    mutating func lostFinger() {
        plug(.slots, empty)
        finger(0, 10, 1000)
        _ = report()
        #expect(
            catchUp(empty) == [pointer(.up, 200), pointer(.left, 200)])
        var state = empty
        state.slots[2] = EvdevState.Slot(finger: 12, x: 2000, y: 340)
        state.slot = 2
        #expect(
            catchUp(state) == [
                pointer(.moved, 400), pointer(.down, 400),
            ])
        _ = send(EV_ABS, ABS_MT_POSITION_X, 3000)
        #expect(report() == [pointer(.moved, 600)])
    }

    @Test("Of two devices that hold a button the last lets go, and one unplugged cancels nothing")
    mutating func twoMice() {
        let middle = CGPoint(x: 400, y: 240)
        _ = send(EV_KEY, BTN_LEFT, 1)
        #expect(report() == [.pointer(PointerEvent(.down, at: middle))])
        plug(.mouse, as: 2)
        _ = send(EV_KEY, BTN_LEFT, 1)
        #expect(report() == [])
        #expect(unplug(1) == [])
        _ = send(EV_KEY, BTN_LEFT, 0)
        #expect(report() == [.pointer(PointerEvent(.up, at: middle))])
    }

    @Test("A modifier is held as long as one of its keys is, on whatever keyboard")
    mutating func twoKeyboards() {
        #expect(send(EV_KEY, KEY_LEFTSHIFT, 1) == [.modifiers(.shift)])
        #expect(send(EV_KEY, KEY_RIGHTSHIFT, 1) == [])
        #expect(send(EV_KEY, KEY_LEFTSHIFT, 0) == [])
        plug(.keyboard, as: 2)
        #expect(send(EV_KEY, KEY_LEFTSHIFT, 1) == [])
        #expect(unplug(1) == [])
        #expect(send(EV_KEY, KEY_LEFTSHIFT, 0) == [.modifiers([])])
    }

    @Test("A tablet points where it is, also after a mouse has moved the pointer")
    mutating func tablet() {
        plug(.tablet, EvdevState(x: 1000, y: 100), as: 2)
        _ = send(EV_ABS, ABS_Y, 340)
        #expect(report() == [pointer(.moved, 200)])
        number = 1
        _ = send(EV_REL, REL_X, 50)
        #expect(report() == [pointer(.moved, 250)])
        number = 2
        _ = send(EV_ABS, ABS_Y, 580)
        #expect(report() == [pointer(.moved, 200, 240)])
    }

    @Test("A wheel that reports parts of a notch scrolls by them, and not twice")
    mutating func fineWheel() {
        plug(EvdevAbilities(isMouse: true, hasFineWheel: true))
        _ = send(EV_REL, REL_WHEEL_HI_RES, -30)
        _ = send(EV_REL, REL_WHEEL, -1)
        let middle = CGPoint(x: 400, y: 240)
        #expect(
            report() == [
                .wheel(
                    delta: CGSize(width: 0, height: 12), at: middle, modifiers: [], isClick: true)
            ])
    }

    @Test("A dial turns by notches and moves no pointer")
    mutating func dial() {
        plug(.dial)
        _ = send(EV_REL, REL_DIAL, 2)
        _ = send(EV_REL, REL_DIAL, 1)
        #expect(report() == [.dial(3)])
    }

    @Test("A pen hovers, presses with its tip and has buttons; far away it points at nothing")
    mutating func pen() {
        plug(.pen)
        _ = send(EV_KEY, BTN_TOOL_PEN, 1)
        _ = send(EV_ABS, ABS_X, 1000)
        _ = send(EV_ABS, ABS_Y, 340)
        #expect(report() == [pointer(.moved, 200)])
        _ = send(EV_KEY, BTN_TOUCH, 1)
        #expect(report() == [pointer(.down, 200)])
        _ = send(EV_KEY, BTN_TOUCH, 0)
        #expect(report() == [pointer(.up, 200)])
        _ = send(EV_KEY, BTN_STYLUS, 1)
        let second = PointerEvent(.down, at: CGPoint(x: 200, y: 120), button: .secondary)
        #expect(report() == [.pointer(second)])
        #expect(send(EV_KEY, BTN_TOOL_PEN, 0) == [pointer(.left, 200)])
    }

    @Test("Without libinput one finger on a touchpad moves the pointer, two scroll, a tap clicks")
    mutating func touchpad() {
        plug(.touchpad, empty)
        finger(0, 1, 1000)
        #expect(report(seconds: 1) == [])
        finger(0, nil, 2000)
        #expect(report(seconds: 1.5) == [pointer(.moved, 700, 240)])
        finger(1, 2, 3000)
        #expect(report(seconds: 1.6) == [])
        finger(0, nil, 3000)
        finger(1, nil, 4000)
        #expect(
            report(seconds: 1.7) == [
                .wheel(
                    delta: CGSize(width: -300, height: 0), at: CGPoint(x: 700, y: 240),
                    modifiers: [])
            ])
        finger(0, -1)
        finger(1, -1)
        #expect(report(seconds: 1.8) == [])
        finger(0, 3, 2000)
        #expect(report(seconds: 3) == [])
        finger(0, -1)
        #expect(
            report(seconds: 3.1) == [pointer(.down, 700, 240), pointer(.up, 700, 240)])
    }

    @Test("The buttons beside a panel are keys")
    mutating func panelKeys() {
        plug(EvdevAbilities(hasKeys: true))
        #expect(send(EV_KEY, KEY_OK, 1) == [.key(KeyEvent(.return))])
        #expect(send(EV_KEY, KEY_BACK, 1) == [.key(KeyEvent(.escape))])
        #expect(send(EV_KEY, KEY_DOWN, 1) == [.key(KeyEvent(.down))])
    }
}
