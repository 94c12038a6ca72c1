import CLinux
import Foundation
import Hosting
import Testing
import Views

@testable import DeviceInput

/// Layouts as XKB has them.
struct XKBKeyboardTests {
    /// A keyboard that is typed on.
    private struct Typist {
        let start = ContinuousClock.now
        var keys: KeyState
        let device = DeviceID(source: 0, number: 1)

        init(
            _ layout: String, locale: String = "en_US.UTF-8", repeats: KeyRepeat? = .standard,
            say: @escaping (String) -> Void = { _ in }
        ) throws {
            let layout = try #require(XKBLayout(layout))
            keys = KeyState(XKBKeyboard(layout, locale: locale, say: say), repeats)
        }

        mutating func press(_ code: Int32) -> [InputEvent.Kind] {
            keys.handle(Int(code), isDown: true, by: device, now: start)
        }

        mutating func release(_ code: Int32) -> [InputEvent.Kind] {
            keys.handle(Int(code), isDown: false, by: device, now: start)
        }

        /// The text of strokes one after another, the first ones held meanwhile.
        mutating func type(_ codes: Int32..., holding held: [Int32] = []) -> String {
            var kinds = held.flatMap { press($0) }
            for code in codes { kinds += press(code) + release(code) }
            kinds += held.reversed().flatMap { release($0) }
            return kinds.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
        }
    }

    private func keys(_ kinds: [InputEvent.Kind]) -> [KeyEvent] {
        kinds.compactMap { if case .key(let key) = $0 { key } else { nil } }
    }

    @Test("A German keyboard types umlauts, and exchanges y and z")
    func german() throws {
        var typist = try Typist("de")
        #expect(typist.type(KEY_Y, KEY_SEMICOLON, KEY_APOSTROPHE, KEY_MINUS) == "zöäß")
        #expect(typist.type(KEY_SEMICOLON, KEY_2, holding: [KEY_LEFTSHIFT]) == "Ö\"")
        #expect(typist.type(KEY_E, KEY_Q, holding: [KEY_RIGHTALT]) == "€@")
        #expect(keys(typist.press(KEY_Y)) == [KeyEvent(.character("z"))])
    }

    @Test(
        "A dead key types nothing until the letter that it changes",
        arguments: ["en_US.UTF-8", "C"])
    func deadKeys(locale: String) throws {
        var typist = try Typist("de", locale: locale)
        #expect(typist.press(KEY_EQUAL) == [])
        #expect(typist.release(KEY_EQUAL) == [])
        #expect(typist.type(KEY_E) == "é")
        #expect(typist.type(KEY_GRAVE, KEY_A) == "â")
        #expect(typist.type(KEY_EQUAL, KEY_SPACE) == "'" || locale == "C")
    }

    @Test("Without dead keys the same key types its accent")
    func variant() throws {
        var typist = try Typist("de:nodeadkeys")
        #expect(typist.type(KEY_EQUAL, KEY_E) == "´e")
    }

    @Test("Accents are composed where no sequences are installed")
    func accents() {
        var keys = DeadKeys()
        #expect(keys.feed(0xFE57) == .composing)
        #expect(keys.feed(0x75) == .composed("ü"))
        #expect(keys.feed(0x75) == .nothing)
        #expect(keys.feed(0xFE51) == .composing)
        #expect(keys.feed(0x20) == .composed("´"))
    }

    @Test("A French keyboard types its letters, accents without dead keys, and digits with Shift")
    func french() throws {
        var typist = try Typist("fr")
        #expect(typist.type(KEY_Q, KEY_W, KEY_A, KEY_SEMICOLON, KEY_2, KEY_7, KEY_0) == "azqméèà")
        #expect(typist.type(KEY_1, KEY_2, holding: [KEY_LEFTSHIFT]) == "12")
        #expect(typist.type(KEY_LEFTBRACE, KEY_O) == "ô")
    }

    @Test(
        "A Russian keyboard types Cyrillic, switches to Latin, and its shortcuts are Latin always")
    func russian() throws {
        var typist = try Typist("us,ru:,:grp:alt_shift_toggle")
        #expect(typist.type(KEY_G) == "g")
        _ = typist.type(holding: [KEY_LEFTALT, KEY_LEFTSHIFT])
        #expect(typist.type(KEY_G, KEY_H, KEY_B) == "при")
        #expect(keys(typist.press(KEY_F)) == [KeyEvent(.character("а"))])
        _ = typist.release(KEY_F)
        _ = typist.press(KEY_LEFTCTRL)
        #expect(
            typist.press(KEY_C) == [.key(KeyEvent(.character("c"), modifiers: .control))])
        var alone = try Typist("ru")
        _ = alone.press(KEY_LEFTCTRL)
        #expect(keys(alone.press(KEY_V)) == [KeyEvent(.character("v"), modifiers: .control)])
    }

    @Test("The compose key makes one character of several keys; an unknown sequence types nothing")
    func compose() throws {
        var typist = try Typist("us::compose:ralt")
        #expect(typist.type(KEY_RIGHTALT, KEY_APOSTROPHE, KEY_E) == "é")
        #expect(typist.type(KEY_RIGHTALT, KEY_S, KEY_S) == "ß")
        #expect(typist.type(KEY_RIGHTALT, KEY_Q) == "")
        #expect(typist.type(KEY_Z) == "z")
    }

    @Test("Caps lock changes letters alone and has a light; the keypad types digits from the start")
    func locks() throws {
        var typist = try Typist("us")
        #expect(typist.keys.lights == nil)
        #expect(typist.type(KEY_KP7) == "7")
        #expect(typist.keys.lights == .numLock)
        #expect(typist.type(KEY_CAPSLOCK, KEY_Q, KEY_1) == "Q1")
        #expect(typist.keys.lights == [.numLock, .capsLock])
        #expect(keys(typist.press(KEY_W)) == [KeyEvent(.character("w"))])
        _ = typist.type(KEY_NUMLOCK)
        #expect(keys(typist.press(KEY_KP8)) == [KeyEvent(.up)])
    }

    @Test("With Ctrl and Alt a function key asks for a console by its number")
    func consoles() throws {
        var typist = try Typist("us")
        _ = typist.press(KEY_LEFTCTRL)
        _ = typist.press(KEY_LEFTALT)
        #expect(
            typist.press(KEY_F2) == [
                .key(KeyEvent(.function(2), modifiers: [.control, .option]))
            ])
    }

    @Test("A held key repeats after a delay and at a rate, one that is late is not made up for")
    func repetition() throws {
        let rule = KeyRepeat(delay: .milliseconds(400), rate: 25)
        var typist = try Typist("us", repeats: rule)
        _ = typist.press(KEY_A)
        let start = typist.start
        #expect(typist.keys.deadline == start + .milliseconds(400))
        #expect(typist.keys.timePassed(start + .milliseconds(399)) == [])
        let again: [InputEvent.Kind] = [.key(KeyEvent(.character("a"), .repeat)), .text("a")]
        #expect(typist.keys.timePassed(start + .milliseconds(400)) == again)
        #expect(typist.keys.deadline == start + .milliseconds(440))
        #expect(typist.keys.timePassed(start + .seconds(9)) == again)
        #expect(typist.keys.deadline == start + .seconds(9))
        // A modifier does not end it, another key does.
        _ = typist.press(KEY_LEFTSHIFT)
        #expect(typist.keys.timePassed(start + .seconds(10)).last == .text("A"))
        _ = typist.release(KEY_A)
        #expect(typist.keys.deadline == nil)
        var quiet = try Typist("us", repeats: nil)
        _ = quiet.press(KEY_A)
        #expect(quiet.keys.deadline == nil)
    }

    @Test("A layout that does not exist types as a US keyboard does, and one sentence says so")
    func unknown() throws {
        var said: [String] = []
        var typist = try Typist("zz:nothing") { said.append($0) }
        #expect(said == [])
        #expect(typist.type(KEY_Q, KEY_W) == "qw")
        #expect(
            said == [
                "There is no keyboard layout \"zz:nothing\": keys type as on a US keyboard."
            ])
    }

    @Test("Without installed layouts keys mean and type what they do on a US keyboard")
    func plain() throws {
        let plain = try #require(XKBKeymap.plain())
        let full = try #require(XKBKeymap(.unitedStates))
        let modifiers = [KEY_LEFTSHIFT, KEY_RIGHTALT, KEY_LEFTCTRL, KEY_LEFTMETA].map { Int($0) }
        // Not those of other countries, nor Alt, which is Meta with Shift there.
        let others = [56, 84, 85, 100, 101] + Array(89...95)
        let codes = (1...111).filter { !others.contains($0) }
        for held in [[], [Int(KEY_RIGHTSHIFT)], [Int(KEY_CAPSLOCK)], [Int(KEY_NUMLOCK)]] {
            for keymap in [plain, full] { held.forEach { keymap.set($0, isDown: true) } }
            for code in codes where KeySymbols.console(full.symbol(code)) == nil {
                #expect(plain.text(code) == full.text(code), "\(code)")
                #expect(plain.symbol(code) == full.symbol(code), "\(code)")
                #expect(plain.repeats(code) == full.repeats(code), "\(code)")
            }
            #expect(plain.lights == full.lights)
            for keymap in [plain, full] { held.forEach { keymap.set($0, isDown: false) } }
        }
        for code in modifiers {
            for keymap in [plain, full] { keymap.set(code, isDown: true) }
            #expect(plain.modifiers == full.modifiers)
        }
        #expect(plain.modifiers == [.shift, .option, .control, .command])
    }
}
