import CLinux
import Foundation
import Testing
import Views

@testable import FrontFB

struct EvdevTranslationTests {
    private var translation = EvdevTranslation(bounds: CGSize(width: 800, height: 480))
    private let touch = EvdevDevice.Axes(x: 0...4000, y: 100...1060)

    private mutating func send(
        _ type: Int32, _ code: Int32, _ value: Int32, seconds: Double = 0
    ) -> [InputEvent.Kind] {
        var event = input_event()
        (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
        event.time.tv_sec = Int(seconds)
        event.time.tv_usec = Int((seconds - seconds.rounded(.down)) * 1e6)
        return translation.handle(event, axes: touch)
    }

    private mutating func report(seconds: Double = 0) -> [InputEvent.Kind] {
        send(EV_SYN, SYN_REPORT, 0, seconds: seconds)
    }

    @Test("A key gives its stroke and its text, held keys repeat, and letting go gives no text")
    mutating func keys() {
        #expect(send(EV_KEY, KEY_A, 1) == [.key(KeyEvent(.character("a"))), .text("a")])
        #expect(send(EV_KEY, KEY_A, 2) == [.key(KeyEvent(.character("a"), .repeat)), .text("a")])
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
            report() == [.wheel(delta: CGSize(width: 0, height: 48), at: middle, modifiers: [])])
    }

    @Test("A finger presses where it lands and hovers nowhere once lifted")
    mutating func finger() {
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
}
