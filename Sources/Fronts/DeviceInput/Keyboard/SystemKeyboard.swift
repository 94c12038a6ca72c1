import Foundation
import Hosting

/// The keyboard layout that the system is set to.
enum SystemKeyboard {
    /// Where distributions note it, below `root`: Debian's file, localectl's for X11, and the
    /// console's. Nil where none of them names a layout.
    static func layout(root: String = "/") -> XKBLayout? {
        func text(_ path: String) -> String? {
            try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
        }
        return text("etc/default/keyboard").flatMap(assignments)
            ?? text("etc/X11/xorg.conf.d/00-keyboard.conf").flatMap(options)
            ?? text("etc/vconsole.conf").flatMap(assignments)
    }

    /// Lines such as `XKBLAYOUT="de"`.
    static func assignments(_ text: String) -> XKBLayout? {
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: #/\s*(XKB[A-Z]+)\s*=\s*(.*?)\s*/#) else {
                continue
            }
            values[String(match.1)] = match.2.trimmingCharacters(in: ["\"", "'"])
        }
        return layout(
            values["XKBMODEL"], values["XKBLAYOUT"], values["XKBVARIANT"], values["XKBOPTIONS"])
    }

    /// Lines such as `Option "XkbLayout" "de"`.
    static func options(_ text: String) -> XKBLayout? {
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.firstMatch(of: #/^\s*Option\s+"Xkb(\w+)"\s+"([^"]*)"/#) else {
                continue
            }
            values[match.1.lowercased()] = String(match.2)
        }
        return layout(values["model"], values["layout"], values["variant"], values["options"])
    }

    private static func layout(
        _ model: String?, _ layout: String?, _ variant: String?, _ options: String?
    ) -> XKBLayout? {
        guard let layout, !layout.isEmpty else { return nil }
        return XKBLayout(
            model: model ?? "", layout: layout, variant: variant ?? "", options: options ?? "")
    }

    /// The locale whose sequences the compose key has.
    static func locale(_ environment: [String: String]) -> String {
        ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty } ?? "C"
    }
}
