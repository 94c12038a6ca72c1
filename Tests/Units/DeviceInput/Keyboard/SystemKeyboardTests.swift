import Foundation
import Hosting
import Testing

@testable import DeviceInput

struct SystemKeyboardTests {
    @Test("The layout is read as Debian writes it")
    func debian() {
        let text = """
            # KEYBOARD CONFIGURATION FILE
            XKBMODEL="pc105"
            XKBLAYOUT="us,de"
            XKBVARIANT=",nodeadkeys"
            XKBOPTIONS="grp:alt_shift_toggle"
            BACKSPACE="guess"
            """
        #expect(
            SystemKeyboard.assignments(text)
                == XKBLayout(
                    model: "pc105", layout: "us,de", variant: ",nodeadkeys",
                    options: "grp:alt_shift_toggle"))
        #expect(SystemKeyboard.assignments("XKBLAYOUT=''") == nil)
        #expect(SystemKeyboard.assignments("KEYMAP=de") == nil)
    }

    @Test("The layout is read as localectl writes it")
    func localectl() {
        let text = """
            Section "InputClass"
                    Identifier "system-keyboard"
                    Option "XkbLayout" "fr"
                    Option "XkbVariant" "oss"
            EndSection
            """
        #expect(
            SystemKeyboard.options(text) == XKBLayout(layout: "fr", variant: "oss"))
        #expect(SystemKeyboard.options("Section") == nil)
    }

    @Test("Debian's file comes before localectl's, and a system without either has no layout")
    func files() throws {
        let root = URL(filePath: NSTemporaryDirectory()).appending(path: "keyboard-\(UUID())")
        defer { try? FileManager.default.removeItem(at: root) }
        #expect(SystemKeyboard.layout(root: root.path) == nil)
        func write(_ text: String, _ path: String) throws {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write("XKBLAYOUT=es\n", "etc/vconsole.conf")
        #expect(SystemKeyboard.layout(root: root.path)?.layout == "es")
        try write("Option \"XkbLayout\" \"fr\"\n", "etc/X11/xorg.conf.d/00-keyboard.conf")
        #expect(SystemKeyboard.layout(root: root.path)?.layout == "fr")
        try write("XKBLAYOUT=de\n", "etc/default/keyboard")
        #expect(SystemKeyboard.layout(root: root.path)?.layout == "de")
    }

    @Test("The locale is the first that the environment sets")
    func locale() {
        #expect(SystemKeyboard.locale([:]) == "C")
        #expect(SystemKeyboard.locale(["LANG": "de_DE.UTF-8", "LC_ALL": ""]) == "de_DE.UTF-8")
    }
}
