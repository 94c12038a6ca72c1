import CLinux
import Views

/// Keys of devices other than keyboards, such as the buttons beside a panel, by the kernel's codes.
enum PanelKeys {
    static func key(_ code: Int) -> Key? { keys[Int32(clamping: code)] }

    /// The letter of a key on a US keyboard, in whose place the kernel counts.
    static func latin(_ code: Int) -> Character? {
        for (first, characters) in rows where (first..<first + characters.count).contains(code) {
            return Array(characters)[code - first]
        }
        return nil
    }

    private static let keys: [Int32: Key] = [
        KEY_ENTER: .return, KEY_OK: .return, KEY_SELECT: .return, KEY_KPENTER: .return,
        KEY_ESC: .escape, KEY_BACK: .escape, KEY_EXIT: .escape, KEY_CANCEL: .escape,
        KEY_TAB: .tab, KEY_SPACE: .space, KEY_BACKSPACE: .backspace, KEY_DELETE: .delete,
        KEY_LEFT: .left, KEY_RIGHT: .right, KEY_UP: .up, KEY_DOWN: .down,
        KEY_HOME: .home, KEY_END: .end, KEY_PAGEUP: .pageUp, KEY_PAGEDOWN: .pageDown,
        KEY_CHANNELUP: .pageUp, KEY_CHANNELDOWN: .pageDown,
    ]

    /// Each row from the code of its first key.
    private static let rows: [(Int, String)] = [
        (2, "1234567890-="), (16, "qwertyuiop[]"), (30, "asdfghjkl;'`"), (43, "\\zxcvbnm,./"),
    ]
}
