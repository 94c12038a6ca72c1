import Foundation
import FoundationNames
import Geometry
import Typography
import Views

/// Follows which of the fields inside have the keyboard focus.
@MainActor
protocol FieldFocusObserver: AnyObject {
    func field(_ field: AnyObject, isFocused: Bool)
}

/// One text field or editor for as long as its view lives: the text being edited, the scroll
/// position, and whether it has the focus.
///
/// The binding is the truth. Each edit is written to it at once, and whatever it holds after the
/// update that follows is shown.
@MainActor
final class TextInputModel: TextPressTarget {
    var buffer = EditBuffer()
    let responder = Responder()
    let focusable = Focusable()

    var text: Binding<String>
    var kind = TextInputKind.line
    var actions = TextInputActions()
    /// What Backspace does if the field is empty; nil for nothing.
    var backspaceWhenEmpty: EmptyFieldAction?
    /// What the down arrow does before it moves the caret; nil for nothing.
    var downAction: FieldKeyAction?
    /// The bars above and below the page, which may have items for a field with the focus.
    var bars: (any FieldFocusObserver)?
    var submit: SubmitActions?
    /// The app's binding to what is selected; nil where it has none.
    var selection: Binding<TextSelection?>?
    /// What is looked for in the text of an editor; nil for a field.
    var finder: TextFinder?
    /// What the field says about the text it expects.
    var traits = TextInputTraits() {
        didSet { if traits != oldValue { keyboard?.traitsChanged() } }
    }
    /// The keyboard on the screen, while it types into this text.
    weak var keyboard: (any EditorKeyboard)?
    /// What the binding was set to last, or what was last taken from it.
    var reported: TextSelection?
    var pasteboard: (any Pasteboard)?
    /// Gets each step of the text's history, and undoes them.
    weak var undoManager: UndoManager?
    /// Whether touches scroll, so that only a tap places the caret.
    var scrollsByTouch = false
    /// Asks for an update that shows what has changed here.
    var changed: () -> Void = {}

    private(set) var isFocused = false
    /// The scroll offset, in points.
    var scroll = CGPoint.zero
    /// The visible rectangle, in the field's coordinates.
    private(set) var visibleRect = CGRect.zero
    /// The field's size.
    private(set) var size = CGSize.zero
    private(set) var rows: TextRows?
    /// The line of a caret between two lines, where the selection does not say it.
    var affinity = TextSelectionAffinity.automatic
    /// The horizontal position that a caret moving up and down returns to, in points from the left.
    var wishedX: CGFloat?
    /// Whether the caret has moved and must be scrolled into view.
    var revealsCaret = false
    /// When the caret began to blink, in seconds of the frame clock; nil until the next frame.
    var blinksSince: Double?
    /// Until when the scroll bar shows; nil until the next frame decides.
    var showsBarUntil: Double? = 0
    var isBarHovered = false
    /// The distance from the top of the scroll bar to the pointer that drags it; nil while it is
    /// not dragged.
    var barDragOffset: CGFloat?

    /// Whether the text was written to the binding and not yet painted; a change that the binding
    /// makes to it is part of the same edit.
    private var awaitsAnswer = false
    private var isConnected = false
    private var keepsSelection = false
    private let press: TextPress
    let menu = TextMenu()

    init() {
        text = .constant("")
        press = TextPress()
        press.target = self
        // The focused or hovered element may outlive its view until the next event.
        focusable.changed = { [weak self] in self?.focusChanged($0, byKeyboard: $1) }
        focusable.text = { [weak self] in self?.type($0) }
        focusable.editor = self
        focusable.composing = { [weak self] text, selection in
            self?.edit { $0.compose(text, selected: selection) }
        }
        focusable.textInputRect = { [weak self] in self?.caretRect ?? self?.visibleRect ?? .zero }
        focusable.saveState = { [weak self] in self?.savedState ?? "" }
        focusable.restoreState = { [weak self] in self?.restore($0) }
        responder.focusable = focusable
        responder.key = { [weak self] in self?.key($0) ?? false }
    }

    /// Takes the text of the latest body. A difference from an edited text waits for `takeOver`,
    /// because a body may see an outdated value.
    func connect(_ text: Binding<String>) {
        self.text = text
        let value = text.wrappedValue
        guard !isConnected || (!isFocused && !awaitsAnswer && value != buffer.text) else { return }
        isConnected = true
        let selection = buffer.selection
        buffer = EditBuffer(value)
        buffer.select(keepsSelection ? selection : EditSelection(caret: 0))
        rows = nil
        undoManager?.removeAllActions(withTarget: self)
    }

    /// Shows the text that the binding holds now.
    func takeOver() {
        let held = text.wrappedValue
        guard held != buffer.text else { return }
        if awaitsAnswer { buffer.settle(on: held) } else { buffer.replaceAll(with: held) }
        let history = buffer.history
        if !history.canUndo, !history.canRedo {
            undoManager?.removeAllActions(withTarget: self)
        }
        touch()
    }

    func enable(_ isEnabled: Bool) {
        focusable.isEnabled = isEnabled
        responder.cursor = isEnabled ? .text : nil
        responder.recognizers = isEnabled ? [press] : []
        let scrolls = kind.isMultiline
        responder.wheel = scrolls ? { [weak self] delta, _ in self?.wheel(delta) ?? delta } : nil
        responder.hover = scrolls ? { [weak self] in self?.hover($0) } : nil
    }

    // MARK: Editing

    /// Changes the text or the selection, and writes the text.
    func edit(keepingX: Bool = false, _ change: (inout EditBuffer) -> Void) {
        let version = buffer.version
        let steps = buffer.history.stepsBegun
        change(&buffer)
        if buffer.history.stepsBegun != steps { registerUndo(isRedo: false) }
        if !keepingX { wishedX = nil }
        if buffer.version != version {
            awaitsAnswer = true
            text.wrappedValue = buffer.text
        }
        touch()
    }

    /// Restarts the caret's blinking and scrolls to it.
    private func touch() {
        blinksSince = nil
        revealsCaret = true
        if selection != nil { reportSelection() }
        keyboard?.caretMoved()
        changed()
    }

    /// Replaces the whole text, as a scenario does.
    func replaceText(with new: String) {
        edit { buffer in
            buffer.selectAll()
            buffer.paste(fitting(new))
        }
    }

    func type(_ text: String) {
        guard focusable.isEnabled else { return }
        edit { $0.insert(fitting(text)) }
    }

    /// Text as it may stand in the field: on one line where there is only one.
    func fitting(_ text: String) -> String {
        guard !kind.isMultiline, text.contains(where: \.isNewline) else { return text }
        let lines = text.split(whereSeparator: \.isNewline)
        return lines.joined(separator: " ")
    }

    // MARK: Focus

    private func focusChanged(_ isFocused: Bool, byKeyboard: Bool) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        if isFocused {
            if byKeyboard, !kind.isMultiline, !keepsSelection {
                let end = buffer.utf8Count
                buffer.select(EditSelection(anchor: scrollsByTouch ? end : 0, head: end))
            }
            keepsSelection = false
        } else {
            if buffer.composition != nil { edit { $0.commitComposition() } }
            buffer.history.seal()
            buffer.endEditing()
            if !kind.isMultiline { scroll = .zero }
        }
        actions.editing(isFocused)
        bars?.field(self, isFocused: isFocused)
        blinksSince = nil
        revealsCaret = isFocused
        if selection != nil, isFocused { reportSelection() }
        changed()
    }

    // MARK: Layout

    /// Lays the rows out again where their style or width has changed, and applies edits.
    func layOut(
        _ style: TextRowStyle, in visibleRect: CGRect, of size: CGSize, scale: CGFloat,
        shaper: TextShaper
    ) {
        self.visibleRect = visibleRect
        self.size = size
        let width = max(visibleRect.width - Theme.caretWidth, 1)
        if let rows, rows.style == style, rows.width == width, rows.scale == scale,
            rows.shaper === shaper
        {
            self.rows?.update(&buffer)
        } else {
            rows = TextRows(&buffer, style: style, width: width, scale: scale, shaper: shaper)
            revealsCaret = revealsCaret || isFocused
        }
    }

    /// The rows with everything edited in them; nil before the first layout.
    var currentRows: TextRows? {
        rows?.update(&buffer)
        return rows
    }

    func withRows(_ body: (inout TextRows) -> Void) {
        guard var rows else { return }
        // Held here alone, or what is changed would be copied.
        self.rows = nil
        rows.update(&buffer)
        body(&rows)
        self.rows = rows
    }

    /// The caret in the field's coordinates.
    var caretRect: CGRect? {
        guard let rows = currentRows else { return nil }
        return rows.caretRect(
            at: buffer.selection.head, buffer, isUpstream: caretAffinity == .upstream
        )
        .offsetBy(dx: visibleRect.minX - scroll.x, dy: visibleRect.minY - scroll.y)
    }

    /// The text is painted: a later change of the binding comes from elsewhere.
    func painted() { awaitsAnswer = false }

    // MARK: Sessions

    private struct Saved: Codable, Equatable {
        var anchor: Int
        var head: Int
        var x: Double
        var row: Int
        /// Points below the row's top.
        var y: Double
    }

    /// The last saved state with its text, because the session asks after every turn.
    private var lastSaved: (state: Saved, text: String)?

    private var savedState: String {
        let row = rows?.row(atHeight: scroll.y) ?? 0
        let saved = Saved(
            anchor: buffer.selection.anchor, head: buffer.selection.head, x: scroll.x, row: row,
            y: scroll.y - (rows?.top(of: row) ?? 0))
        if let lastSaved, lastSaved.state == saved { return lastSaved.text }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = (try? encoder.encode(saved)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        lastSaved = (saved, text)
        return text
    }

    /// A state that cannot be decoded is ignored.
    private func restore(_ state: String) {
        guard let saved = try? JSONDecoder().decode(Saved.self, from: Data(state.utf8)),
            saved.x.isFinite, saved.y.isFinite
        else { return }
        buffer.select(EditSelection(anchor: saved.anchor, head: saved.head))
        keepsSelection = !isFocused
        let row = min(max(saved.row, 0), (currentRows?.count ?? 1) - 1)
        scroll = CGPoint(
            x: max(saved.x, 0), y: max((rows?.top(of: row) ?? 0) + saved.y, 0))
        revealsCaret = false
        changed()
    }
}
