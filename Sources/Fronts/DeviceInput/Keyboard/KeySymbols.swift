import CXKB
import Views

/// What XKB's symbols mean to an app.
enum KeySymbols {
    /// The key of a name.
    static func named(_ symbol: UInt32) -> Key? {
        let symbol = Int32(bitPattern: symbol)
        if (XKB_KEY_F1...XKB_KEY_F24).contains(symbol) {
            return .function(Int(symbol - XKB_KEY_F1) + 1)
        }
        return switch symbol {
        case XKB_KEY_Return, XKB_KEY_KP_Enter, XKB_KEY_ISO_Enter: .return
        case XKB_KEY_Escape, XKB_KEY_Cancel, XKB_KEY_XF86Back: .escape
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

    /// The character that a symbol stands for, as on the cap of a key: in lower case.
    static func character(_ symbol: UInt32) -> Character? {
        let value = xkb_keysym_to_utf32(symbol)
        guard value > 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
        let lower = scalar.properties.lowercaseMapping
        return lower.count == 1 ? lower.first : Character(scalar)
    }

    static func isKeypad(_ symbol: UInt32) -> Bool {
        (XKB_KEY_KP_Space...XKB_KEY_KP_Equal).contains(Int32(bitPattern: symbol))
    }

    /// The number of the console that Ctrl, Alt and a function key ask for.
    static func console(_ symbol: UInt32) -> Int? {
        let first = UInt32(bitPattern: Int32(XKB_KEY_XF86Switch_VT_1))
        return (first..<first + 12).contains(symbol) ? Int(symbol - first) + 1 : nil
    }

    /// Whether it only changes what other keys mean.
    static func isModifier(_ symbol: UInt32) -> Bool {
        let symbol = Int32(bitPattern: symbol)
        return (XKB_KEY_Shift_L...XKB_KEY_Hyper_R).contains(symbol)
            || (XKB_KEY_ISO_Lock...XKB_KEY_ISO_Level5_Lock).contains(symbol)
            || symbol == XKB_KEY_Mode_switch || symbol == XKB_KEY_Num_Lock
    }

    /// Whether it changes what other keys mean for as long as it is held.
    static func isHeldModifier(_ symbol: UInt32) -> Bool {
        let symbol = Int32(bitPattern: symbol)
        switch symbol {
        case XKB_KEY_Caps_Lock, XKB_KEY_Shift_Lock: return false
        case XKB_KEY_Shift_L...XKB_KEY_Hyper_R, XKB_KEY_ISO_Level3_Shift, XKB_KEY_ISO_Level5_Shift,
            XKB_KEY_Mode_switch:
            return true
        default: return false
        }
    }

    /// Whether it types nothing but changes the next character.
    static func isDead(_ symbol: UInt32) -> Bool {
        (UInt32(XKB_KEY_dead_grave)...UInt32(XKB_KEY_dead_greek)).contains(symbol)
    }
}
