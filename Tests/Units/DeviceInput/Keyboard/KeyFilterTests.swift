import CLinux
import Foundation
import Hosting
import Testing
import Views

@testable import DeviceInput

/// Keys for people who press them one at a time, late or by mistake.
struct KeyFilterTests {
    private struct Typist {
        var now = ContinuousClock.now
        var keys: KeyState
        let device = DeviceID(source: 0, number: 1)

        init(_ assistance: String) throws {
            let options = try #require(KeyAssistance(assistance))
            keys = KeyState(XKBKeyboard(.unitedStates, locale: "C", say: { _ in }), nil, options)
        }

        mutating func set(_ code: Int32, _ isDown: Bool) -> [InputEvent.Kind] {
            keys.handle(Int(code), isDown: isDown, by: device, now: now)
        }

        mutating func press(_ code: Int32) -> [InputEvent.Kind] {
            set(code, true) + set(code, false)
        }

        /// Presses keys one after another; returns what they type.
        mutating func type(_ codes: Int32...) -> String {
            texts(codes.flatMap { press($0) })
        }

        mutating func wait(_ milliseconds: Int) -> String {
            now += .milliseconds(milliseconds)
            return texts(keys.timePassed(now))
        }

        private func texts(_ kinds: [InputEvent.Kind]) -> String {
            kinds.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
        }
    }

    @Test(
        "A modifier key that is pressed alone holds for the next key, and pressed twice until it is again"
    )
    func sticky() throws {
        var typist = try Typist("sticky")
        #expect(typist.type(KEY_LEFTSHIFT, KEY_A, KEY_A) == "Aa")
        #expect(typist.type(KEY_LEFTSHIFT, KEY_LEFTSHIFT, KEY_A, KEY_B) == "AB")
        #expect(typist.type(KEY_LEFTSHIFT, KEY_C) == "c")
        let shortcut =
            typist.press(KEY_LEFTCTRL) + typist.press(KEY_LEFTSHIFT) + typist.press(KEY_Z)
        #expect(
            shortcut.contains(
                .key(KeyEvent(.character("z"), .down, modifiers: [.control, .shift]))))
        #expect(typist.keys.modifiers == [])
    }

    @Test("A modifier key that is held with another one holds for no other, as without help")
    func combined() throws {
        var typist = try Typist("sticky")
        var kinds = typist.set(KEY_LEFTSHIFT, true) + typist.press(KEY_A)
        kinds += typist.set(KEY_LEFTSHIFT, false) + typist.press(KEY_B)
        let texts = kinds.compactMap { if case .text(let text) = $0 { text } else { nil } }
        #expect(texts == ["A", "b"] && typist.keys.modifiers == [])
    }

    @Test(
        "A key counts once it has been held for long enough, and one that is only brushed does not")
    func slow() throws {
        var typist = try Typist("slow:300")
        #expect(typist.set(KEY_A, true) == [])
        #expect(typist.keys.deadline == typist.now + .milliseconds(300))
        #expect(typist.wait(299) == "")
        #expect(typist.wait(1) == "a")
        #expect(typist.keys.deadline == nil)
        #expect(typist.set(KEY_A, false).count == 1)
        #expect(typist.press(KEY_B) == [])
        #expect(typist.wait(1_000) == "")
        #expect(typist.set(KEY_LEFTSHIFT, true) == [.modifiers(.shift)])
        _ = typist.set(KEY_C, true)
        #expect(typist.wait(300) == "C")
    }

    @Test("A key that bounces types one letter, and another key in between counts")
    func bounce() throws {
        var typist = try Typist("bounce:200")
        #expect(typist.type(KEY_A, KEY_A, KEY_B, KEY_A) == "ab")
        #expect(typist.wait(200) == "")
        #expect(typist.type(KEY_A) == "a")
    }

    @Test("A keyboard that is unplugged leaves no key waiting or held")
    func unplugged() throws {
        var typist = try Typist("sticky,slow:300")
        _ = typist.press(KEY_LEFTSHIFT)
        _ = typist.set(KEY_A, true)
        #expect(typist.keys.remove(typist.device) == [.modifiers([])])
        #expect(typist.keys.deadline == nil && typist.keys.modifiers == [])
        #expect(typist.wait(300) == "")
    }
}
