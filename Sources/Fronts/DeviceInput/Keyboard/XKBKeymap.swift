import CXKB
import Hosting
import Views

/// A compiled layout and the state of its keys.
final class XKBKeymap {
    let context: OpaquePointer
    private let keymap: OpaquePointer
    private let state: OpaquePointer
    /// XKB counts the kernel's codes from here.
    private static let firstCode = 8

    /// Compiles a layout; nil if it is not installed.
    convenience init?(_ layout: XKBLayout) {
        self.init(XKB_CONTEXT_NO_FLAGS) { Self.compile(layout, $0) }
    }

    /// A US keyboard, which needs no installed layouts.
    static func plain() -> XKBKeymap? {
        XKBKeymap(XKB_CONTEXT_NO_DEFAULT_INCLUDES) {
            xkb_keymap_new_from_string(
                $0, PlainKeymap.text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
    }

    private init?(
        _ flags: xkb_context_flags, _ compile: (_ context: OpaquePointer) -> OpaquePointer?
    ) {
        guard let context = xkb_context_new(flags) else { return nil }
        // Casement says in a sentence of its own what is wrong.
        xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
        guard let keymap = compile(context) else {
            xkb_context_unref(context)
            return nil
        }
        guard let state = xkb_state_new(keymap) else {
            xkb_keymap_unref(keymap)
            xkb_context_unref(context)
            return nil
        }
        (self.context, self.keymap, self.state) = (context, keymap, state)
        turnNumLockOn()
    }

    deinit {
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        xkb_context_unref(context)
    }

    private static func compile(
        _ layout: XKBLayout, _ context: OpaquePointer
    ) -> OpaquePointer? {
        let model = layout.model.isEmpty ? "pc105" : layout.model
        return "evdev".withCString { rules in
            model.withCString { model in
                layout.layout.withCString { name in
                    layout.variant.withCString { variant in
                        layout.options.withCString { options in
                            var names = xkb_rule_names(
                                rules: rules, model: model, layout: name, variant: variant,
                                options: options)
                            return xkb_keymap_new_from_names(
                                context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
                        }
                    }
                }
            }
        }
    }

    /// The keypad types digits from the start.
    private func turnNumLockOn() {
        let index = xkb_keymap_mod_get_index(keymap, XKB_MOD_NAME_NUM)
        guard index != XKB_MOD_INVALID, index < 32 else { return }
        xkb_state_update_mask(state, 0, 0, 1 << index, 0, 0, 0)
    }

    private static func code(_ code: Int) -> xkb_keycode_t {
        xkb_keycode_t(max(0, min(code, 4_096)) + firstCode)
    }

    func set(_ code: Int, isDown: Bool) {
        xkb_state_update_key(state, Self.code(code), isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
    }

    func repeats(_ code: Int) -> Bool { xkb_keymap_key_repeats(keymap, Self.code(code)) != 0 }

    /// What the key means with the modifiers that are held.
    func symbol(_ code: Int) -> UInt32 { xkb_state_key_get_one_sym(state, Self.code(code)) }

    /// What the key means alone.
    func plainSymbol(_ code: Int) -> UInt32? {
        let code = Self.code(code)
        return symbol(code, in: xkb_state_key_get_layout(state, code))
    }

    /// The Latin letter of the key in another of the layouts, or else on a US keyboard.
    func latin(_ code: Int) -> Character? {
        let key = Self.code(code)
        for layout in 0..<xkb_keymap_num_layouts_for_key(keymap, key) {
            if let symbol = symbol(key, in: layout), let found = KeySymbols.character(symbol),
                found.isASCII
            {
                return found
            }
        }
        return PanelKeys.latin(code)
    }

    private func symbol(_ code: xkb_keycode_t, in layout: xkb_layout_index_t) -> UInt32? {
        guard layout != XKB_LAYOUT_INVALID else { return nil }
        var symbols: UnsafePointer<xkb_keysym_t>?
        let count = xkb_keymap_key_get_syms_by_level(keymap, code, layout, 0, &symbols)
        return count > 0 ? symbols?[0] : nil
    }

    /// What the key types; empty for keys that type nothing.
    func text(_ code: Int) -> String {
        var bytes = [CChar](repeating: 0, count: 64)
        let length = xkb_state_key_get_utf8(state, Self.code(code), &bytes, bytes.count)
        guard length > 0, Int(length) < bytes.count else { return "" }
        let text = String(
            decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let isControl = text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        return isControl ? "" : text
    }

    var modifiers: KeyModifiers {
        let known: [(String, KeyModifiers)] = [
            (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CTRL, .control),
            (XKB_MOD_NAME_ALT, .option), (XKB_MOD_NAME_LOGO, .command),
        ]
        return known.reduce(into: []) { held, known in
            let (name, modifier) = known
            if xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) > 0 {
                held.insert(modifier)
            }
        }
    }

    var lights: KeyboardLights {
        let known: [(String, KeyboardLights)] = [
            (XKB_LED_NAME_NUM, .numLock), (XKB_LED_NAME_CAPS, .capsLock),
            (XKB_LED_NAME_SCROLL, .scrollLock),
        ]
        return known.reduce(into: []) { lights, known in
            if xkb_state_led_name_is_active(state, known.0) > 0 { lights.insert(known.1) }
        }
    }
}
