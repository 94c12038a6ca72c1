import CXKB
import Views

/// A key by its X11 keysym, as viewers send it.
struct KeySymbol: Hashable {
    let value: UInt32

    /// The key of a name, or the lower-case character on its cap; nil for keys that say nothing to an
    /// app.
    var key: Key? { named ?? character.map { .character($0) } }

    private var symbol: Int32 { Int32(bitPattern: value) }

    /// The modifier that the key holds. The right Alt is AltGr on many keyboards: it types.
    var modifier: KeyModifiers? {
        switch symbol {
        case XKB_KEY_Shift_L, XKB_KEY_Shift_R: .shift
        case XKB_KEY_Control_L, XKB_KEY_Control_R: .control
        case XKB_KEY_Alt_L: .option
        case XKB_KEY_Super_L, XKB_KEY_Super_R, XKB_KEY_Meta_L, XKB_KEY_Meta_R: .command
        default: nil
        }
    }

    /// What the key types; nil where it types nothing.
    var text: String? {
        let scalar = Unicode.Scalar(xkb_keysym_to_utf32(value))
        guard let scalar, scalar.value >= 0x20, !(0x7F..<0xA0).contains(scalar.value) else {
            return nil
        }
        return String(scalar)
    }

    private var character: Character? {
        let scalar = Unicode.Scalar(xkb_keysym_to_utf32(value))
        guard let scalar, scalar.value > 0x20, scalar.value != 0x7F else { return nil }
        let lower = scalar.properties.lowercaseMapping
        return lower.count == 1 ? lower.first : Character(scalar)
    }

    private var named: Key? {
        if (XKB_KEY_F1...XKB_KEY_F24).contains(symbol) {
            return .function(Int(symbol - XKB_KEY_F1) + 1)
        }
        return switch symbol {
        case XKB_KEY_Return, XKB_KEY_KP_Enter, XKB_KEY_ISO_Enter: .return
        case XKB_KEY_Escape, XKB_KEY_Cancel: .escape
        case XKB_KEY_Tab, XKB_KEY_KP_Tab, XKB_KEY_ISO_Left_Tab: .tab
        case XKB_KEY_space, XKB_KEY_KP_Space: .space
        case XKB_KEY_BackSpace: .backspace
        case XKB_KEY_Delete, XKB_KEY_KP_Delete: .delete
        case XKB_KEY_Left, XKB_KEY_KP_Left: .left
        case XKB_KEY_Right, XKB_KEY_KP_Right: .right
        case XKB_KEY_Up, XKB_KEY_KP_Up: .up
        case XKB_KEY_Down, XKB_KEY_KP_Down: .down
        case XKB_KEY_Home, XKB_KEY_KP_Home: .home
        case XKB_KEY_End, XKB_KEY_KP_End: .end
        case XKB_KEY_Page_Up, XKB_KEY_KP_Page_Up: .pageUp
        case XKB_KEY_Page_Down, XKB_KEY_KP_Page_Down: .pageDown
        case XKB_KEY_Menu: .menu
        default: nil
        }
    }
}
