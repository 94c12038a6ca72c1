import Foundation
import Geometry
import Typography
import Views

/// One text field or editor for as long as its view lives: the text as it is being edited, what
/// is scrolled into sight, and whether it has the focus.
///
/// The binding is the truth. Each edit is written to it at once, and whatever it holds after the
/// update that follows is shown.
final class TextInputModel {
    var buffer = EditBuffer()
    let responder = Responder()
    let focusable = Focusable()

    var text: Binding<String>
    var kind = TextInputKind.line
    var actions = TextInputActions()
    var submit: SubmitActions?
    var pasteboard: (any Pasteboard)?
    /// Hears of each step of the text's history, and is asked to undo.
    weak var undoManager: UndoManager?
    /// Whether touches scroll, so that only a tap places the caret.
    var isTouched = false
    /// Asks for an update that shows what has changed here.
    var changed: () -> Void = {}

    private(set) var isFocused = false
    /// What lies left of and above the sight, in points.
    var scroll = CGPoint.zero
    /// Where rows are seen, in the field's coordinates.
    private(set) var sight = CGRect.zero
    /// The field's size.
    private(set) var size = CGSize.zero
    private(set) var rows: TextRows?
    /// Where carets that move up and down keep to, in points from the left.
    var wishedX: CGFloat?
    /// Whether the caret has moved and should be seen.
    var revealsCaret = false
    /// When the caret began to blink, in seconds of the frame clock; nil where it has yet to.
    var blinksSince: Double?
    /// Until when the scroll bar shows; nil where that is for the next frame to say.
    var showsBarUntil: Double? = 0
    var isBarHovered = false
    /// How far below its top the scroll bar is held; nil where it is not.
    var barGrip: CGFloat?

    /// Whether the text was written to the binding and not yet painted: what the binding makes of
    /// it belongs to the same edit.
    private var awaitsAnswer = false
    private var isConnected = false
    private var keepsSelection = false
    private let press: TextPress

    @MainActor
    init() {
        text = .constant("")
        press = TextPress()
        press.model = self
        // Who has the focus, or lies under the pointer, may outlive its view for a moment.
        focusable.changed = { [weak self] in self?.focusChanged($0, byKeyboard: $1) }
        focusable.text = { [weak self] in self?.type($0) }
        focusable.composing = { [weak self] text, selection in
            self?.edit { $0.compose(text, selected: selection) }
        }
        focusable.textInputRect = { [weak self] in self?.caretRect ?? self?.sight ?? .zero }
        focusable.saveState = { [weak self] in self?.savedState ?? "" }
        focusable.restoreState = { [weak self] in self?.restore($0) }
        responder.focusable = focusable
        responder.key = { [weak self] in self?.key($0) ?? false }
    }

    /// Takes the text that the view's body was given; what differs from an edited text has to wait
    /// for `takeOver`, since a body may see a value that is already old.
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

    /// The caret starts to blink anew and is brought into sight.
    private func touch() {
        blinksSince = nil
        revealsCaret = true
        changed()
    }

    /// Puts text in place of all there was, as from a driver of the app.
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
                buffer.select(EditSelection(anchor: isTouched ? end : 0, head: end))
            }
            keepsSelection = false
        } else {
            if buffer.composition != nil { edit { $0.commitComposition() } }
            buffer.history.seal()
            buffer.endEditing()
            if !kind.isMultiline { scroll = .zero }
        }
        actions.editing(isFocused)
        blinksSince = nil
        revealsCaret = isFocused
        changed()
    }

    // MARK: Layout

    /// Sets the rows anew where their style or room has changed, and brings them up to date.
    func layOut(
        _ style: TextRowStyle, in sight: CGRect, of size: CGSize, scale: CGFloat,
        shaper: TextShaper
    ) {
        self.sight = sight
        self.size = size
        let width = max(sight.width - Theme.caretWidth, 1)
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
        guard rows != nil else { return }
        rows?.update(&buffer)
        if var rows {
            body(&rows)
            self.rows = rows
        }
    }

    /// The caret in the field's coordinates.
    var caretRect: CGRect? {
        guard let rows = currentRows else { return nil }
        return rows.caretRect(at: buffer.selection.head, buffer)
            .offsetBy(dx: sight.minX - scroll.x, dy: sight.minY - scroll.y)
    }

    /// The frame is complete: whatever the binding holds from now on came from elsewhere.
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

    /// What the session was last told: it asks at every turn.
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

    /// What cannot be read changes nothing.
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
