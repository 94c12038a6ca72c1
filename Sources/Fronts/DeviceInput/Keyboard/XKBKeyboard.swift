import CXKB
import Hosting
import Views

/// A keyboard as XKB describes it: what its keys mean, what they type, and which modifiers are held.
/// All keyboards share one. It is compiled when the first key is pressed, because many devices never
/// have a keyboard.
final class XKBKeyboard {
    private let layout: XKBLayout
    private let locale: String
    private let say: (String) -> Void
    private var isCompiled = false
    private lazy var keymap: XKBKeymap? = compile()
    private lazy var composer = KeyComposer(keymap?.context, locale: locale)

    /// `locale` chooses the sequences of the compose key. `say` is called with a sentence where the
    /// layout cannot be used.
    init(_ layout: XKBLayout, locale: String = "C", say: @escaping (String) -> Void) {
        self.layout = layout
        self.locale = locale
        self.say = say
    }

    private func compile() -> XKBKeymap? {
        isCompiled = true
        if let keymap = XKBKeymap(layout) { return keymap }
        if layout != .unitedStates, let keymap = XKBKeymap(.unitedStates) {
            say("There is no keyboard layout \"\(layout.name)\": keys type as on a US keyboard.")
            return keymap
        }
        say(
            "No keyboard layouts are installed (package xkb-data): keys type as on a US keyboard.")
        return XKBKeymap.plain()
    }

    var modifiers: KeyModifiers { keymap?.modifiers ?? [] }

    /// Nil before the first key.
    var lights: KeyboardLights? { isCompiled ? keymap?.lights : nil }

    func set(_ code: Int, isDown: Bool) { keymap?.set(code, isDown: isDown) }

    /// Whether the key changes what others mean while it is held, as Shift does and Caps Lock does not.
    func isModifier(_ code: Int) -> Bool {
        keymap.map { KeySymbols.isHeldModifier($0.symbol(code)) } ?? false
    }

    /// Keys that XKB does not know, such as those of a panel, do not repeat.
    func repeats(_ code: Int) -> Bool { keymap?.repeats(code) ?? false }

    /// What pressing the key means now. A repetition continues no sequence of keys.
    func stroke(_ code: Int, isRepeated: Bool = false) -> KeyStroke {
        guard let keymap else { return KeyStroke(key: PanelKeys.key(code)) }
        let symbol = keymap.symbol(code)
        // With Ctrl and Alt a function key asks for another console, and is still that key.
        if let console = KeySymbols.console(symbol) { return KeyStroke(key: .function(console)) }
        let isShortcut = !modifiers.intersection([.control, .option, .command]).isEmpty
        if !isRepeated, !isShortcut, !KeySymbols.isModifier(symbol) {
            switch composer.feed(symbol) {
            case .nothing: break
            case .composing: return KeyStroke()
            case .composed(let text): return KeyStroke(text: text)
            }
        }
        var stroke = KeyStroke(
            key: KeySymbols.named(symbol) ?? PanelKeys.key(code)
                ?? character(code, symbol, isShortcut: isShortcut))
        if !isShortcut, !KeySymbols.isDead(symbol) { stroke.text = keymap.text(code) }
        return stroke
    }

    /// The character on the key's cap. Shortcuts name Latin letters, which another layout of the
    /// keyboard has where this one has none.
    private func character(_ code: Int, _ symbol: UInt32, isShortcut: Bool) -> Key? {
        // The keypad's digits are on its upper level.
        if KeySymbols.isKeypad(symbol) {
            return KeySymbols.character(symbol).map { .character($0) }
        }
        guard let own = KeySymbols.character(keymap?.plainSymbol(code) ?? symbol) else {
            return nil
        }
        guard isShortcut, !own.isASCII else { return .character(own) }
        return .character(keymap?.latin(code) ?? own)
    }
}

extension XKBLayout {
    /// The layout's name in `CASEMENT_KEYBOARD`.
    fileprivate var name: String { variant.isEmpty ? layout : "\(layout):\(variant)" }
}
