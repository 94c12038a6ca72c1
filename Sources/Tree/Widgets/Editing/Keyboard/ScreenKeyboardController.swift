import AttributeGraph
import Foundation
import Geometry
import Views

/// The keyboard on the screen of one window: which field it types into, and what its keys do.
@MainActor
package final class ScreenKeyboardController: InputWatcher, EditorKeyboard {
    /// For views that make way.
    package let isShown: Source<Bool>
    let settings: ScreenKeyboardSettings
    /// Shows a state; set by the view.
    var show: (ScreenKeyboardState) -> Void = { _ in }
    /// The user's, as the window's environment says; set by the view.
    var locale = Locale.current
    private(set) var state = ScreenKeyboardState()
    private var tree: Handle<ViewTree>?
    private weak var editor: TextInputModel?
    /// Where in the window the keyboard is, as was posted last; nil while it is hidden.
    private var postedFrame: CGRect?
    /// The size in which it was shown last.
    var lastSize = CGSize.zero
    private var windowIsKey: Bool
    /// When Shift was pressed last, in seconds of the frame clock.
    private var shiftPressed = -Double.infinity

    package init(_ settings: ScreenKeyboardSettings, windowIsKey: Bool = true, in app: AppGraph) {
        self.settings = settings
        self.windowIsKey = windowIsKey
        isShown = Source(false, in: app.graph, label: "screen keyboard")
    }

    /// Begins to follow the focus of a window.
    package func attach(to tree: ViewTree) {
        self.tree = tree.handle
        tree.inputWatcher = self
    }

    package func setWindowIsKey(_ isKey: Bool) {
        guard isKey != windowIsKey else { return }
        windowIsKey = isKey
        refresh()
    }

    var viewTree: ViewTree? { tree?.target }

    // MARK: What happens in the window

    package func focusChanged() { refresh() }

    package func hardwareKeyPressed() {
        guard !settings.hardwareIsUsed else { return }
        settings.hardwareIsUsed = true
        refresh()
    }

    package func fieldPressed() {
        guard settings.hardwareIsUsed else { return }
        settings.hardwareIsUsed = false
        refresh()
    }

    func caretMoved() { change { fitCapitals(&$0) } }

    func traitsChanged() { begin() }

    // MARK: Showing and hiding

    private func refresh() {
        let focused = windowIsKey ? viewTree?.focus.current?.focusable.editor : nil
        let new = focused as? TextInputModel
        if new !== editor {
            editor?.keyboard = nil
            editor = new
            new?.keyboard = self
            if new != nil { begin() }
        }
        let shows = new != nil && (settings.policy == .always || !settings.hardwareIsUsed)
        if shows != state.isShown {
            viewTree?.rootRender.setShowsKeyboard(shows)
            let source = isShown
            viewTree?.app.writes.enqueue(
                PendingAction { if source.value != shows { source.write(shows) } }, Transaction())
            change {
                $0.isShown = shows
                ($0.pressed, $0.choices) = (nil, nil)
            }
            if !shows { post(nil) }
        }
        if shows { keepFieldInSight() }
    }

    /// Called when the keyboard is laid out in another size.
    func laidOut(_ size: CGSize) {
        guard state.isShown, let window = viewTree?.size else { return }
        post(CGRect(origin: CGPoint(x: 0, y: window.height - size.height), size: size))
    }

    private func post(_ frame: CGRect?) {
        let old = postedFrame
        postedFrame = frame
        ScreenKeyboardNotification.post(from: old, to: frame, in: viewTree?.size ?? .zero)
    }

    /// Takes what the field says, and begins with its letters or digits.
    private func begin() {
        guard let editor else { return }
        change {
            $0.traits = editor.traits
            $0.isSecret = editor.kind == .secure
            $0.plane = KeyboardRows.firstPlane(for: editor.traits.keyboard)
            $0.language = settings.language(for: editor.traits, locale)
            $0.shift = .off
            $0.shiftIsAutomatic = true
            ($0.pressed, $0.choices) = (nil, nil)
            fitCapitals(&$0)
        }
    }

    func change(_ body: (inout ScreenKeyboardState) -> Void) {
        var new = state
        body(&new)
        guard new != state else { return }
        state = new
        show(new)
    }

    /// Scrolls to the field once the window is laid out beside the keyboard, and moves up what
    /// cannot scroll.
    private func keepFieldInSight() {
        guard let tree = viewTree else { return }
        tree.afterLayout { [weak self, handle = tree.handle] in
            guard let tree = handle?.target, let node = tree.focus.current?.node else { return }
            node.revealInScrollViews()
            // What a scroll view moves has its position after another layout.
            tree.afterLayout { [weak self] in self?.liftField() }
        }
    }

    private func liftField() {
        guard let tree = viewTree, let editor, let node = tree.focus.current?.node else { return }
        let part = editor.partInSight
        let origin = node.convertToWindow(part.origin)
        tree.rootRender.lift(toShow: CGRect(origin: origin, size: part.size))
    }

    // MARK: Keys

    var layout: KeyboardLayout? { settings.layouts[state.language] }

    var rows: [[KeyboardKey]] { rows(for: state) }

    func rows(for state: ScreenKeyboardState) -> [[KeyboardKey]] {
        guard let layout = settings.layouts[state.language] else { return [] }
        return KeyboardRows(
            layout: layout, traits: state.traits, plane: state.plane, shift: state.shift,
            canChangeLayout: languages.count > 1, decimalSeparator: locale.decimalSeparator ?? "."
        ).rows
    }

    /// The languages that the field can be typed in.
    var languages: [String] {
        let all = settings.languages(locale)
        guard state.traits.needsLatin else { return all }
        let latin = all.filter { settings.layouts[$0]?.isLatin == true }
        return latin.isEmpty ? [state.language] : latin
    }

    func perform(_ action: KeyboardKey.Action) {
        guard let tree = viewTree else { return }
        switch action {
        case .text(let text): type(text)
        case .shift: pressShift(at: tree.app.now)
        case .backspace: press(.backspace, in: tree)
        case .submit: submit(in: tree)
        case .plane(let plane): change { $0.plane = plane }
        case .nextLayout:
            let all = languages
            let index = all.firstIndex(of: state.language) ?? -1
            choose(all[(index + 1) % all.count])
        case .dismiss: tree.focus.clear()
        case .none: break
        }
    }

    func choose(_ language: String) {
        settings.language = language
        change {
            $0.language = language
            $0.plane = KeyboardRows.firstPlane(for: $0.traits.keyboard)
            fitCapitals(&$0)
        }
    }

    func type(_ text: String) {
        guard let tree = viewTree, let insert = tree.focus.current?.focusable.text else { return }
        insert(text)
        change {
            if $0.shift == .once { $0.shift = .off }
            $0.shiftIsAutomatic = true
            // After a mark and a space, words follow.
            if text == " ", $0.plane == .symbols || $0.plane == .moreSymbols {
                $0.plane = KeyboardRows.firstPlane(for: $0.traits.keyboard)
            }
            fitCapitals(&$0)
        }
    }

    private func press(_ key: Key, in tree: ViewTree) {
        KeyEvents.handle(KeyEvent(key), in: tree)
        KeyEvents.handle(KeyEvent(key, .up), in: tree)
    }

    /// Return ends the editing of a line, unless what it does gives the focus to another field.
    private func submit(in tree: ViewTree) {
        let (ended, ends) = (editor, editor?.endsWithReturn == true)
        press(.return, in: tree)
        guard ends else { return }
        // What the app does about it has an effect with the next update, whose actions follow it.
        tree.afterLayout { [weak self, weak ended, handle = tree.handle] in
            handle?.target?.app.actions.add(.change) {
                guard let self, let ended, self.editor === ended else { return }
                handle?.target?.focus.clear()
            }
        }
    }

    private func pressShift(at now: Double) {
        let isDouble = now - shiftPressed < Theme.Keyboard.doublePress
        shiftPressed = now
        change {
            switch $0.shift {
            case .once where isDouble, .off where isDouble && !$0.shiftIsAutomatic:
                $0.shift = .locked
            case .off: $0.shift = .once
            case .once, .locked: $0.shift = .off
            }
            $0.shiftIsAutomatic = false
        }
    }

    /// Presses Shift where a sentence or a word begins, and releases what it has pressed.
    private func fitCapitals(_ state: inout ScreenKeyboardState) {
        guard let editor, state.shift != .locked, state.shiftIsAutomatic else { return }
        let isDue = Capitals.isDue(
            after: editor.textBeforeCaret, state.traits, isSecure: state.isSecret)
        state.shift = isDue && layout(of: state)?.hasCapitals == true ? .once : .off
    }

    private func layout(of state: ScreenKeyboardState) -> KeyboardLayout? {
        settings.layouts[state.language]
    }
}
