import Foundation
import Hosting

@testable import DeviceInput

/// Names of keyboard layouts as a fuzzer makes them: in a variable, and in the system's files. A
/// layout that they name is compiled, and some keys of it are pressed.
enum KeyboardInput {
    static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        let layouts = [
            XKBLayout(text), SystemKeyboard.assignments(text), SystemKeyboard.options(text),
        ]
        guard let layout = layouts.compactMap({ $0 }).first else { return }
        let locale = SystemKeyboard.locale(["LANG": String(text.prefix(40))])
        let keyboard = XKBKeyboard(layout, locale: locale, say: { _ in })
        for code in [30, 42, 26, 100, 3, 57, 0, 700, -1, 1 << 20] {
            keyboard.set(code, isDown: true)
            _ = keyboard.stroke(code)
            _ = keyboard.repeats(code)
        }
        _ = keyboard.modifiers
        _ = keyboard.lights
    }
}
