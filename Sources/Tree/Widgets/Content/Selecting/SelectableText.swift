import Drawing
import Foundation
import Typography
import Views

/// What people have selected of a text that cannot be edited: by dragging, by a double click for a
/// word and a triple click for all of it, with Shift and the arrow keys, or with Ctrl+A. Ctrl+C
/// copies it, as does the context menu.
@MainActor
final class SelectableText {
    /// The text as it was painted last.
    var text: ShapedText?
    let responder = Responder()
    private let focusable = Focusable()
    private let press = SelectionPress()
    private var string: String
    private var look: TextSelectionLook
    private var links: TextLinks?
    private(set) var selection: EditSelection?
    /// The horizontal position that keys moving up and down return to.
    private var wishedX: CGFloat?
    private weak var node: RenderNode?

    init(_ string: String, _ look: TextSelectionLook, _ links: TextLinks?) {
        self.string = string
        self.look = look
        self.links = links
        press.target = self
        focusable.isTabStop = false
        focusable.takesFocusOnPress = true
        focusable.changed = { [weak self] isFocused, _ in
            if !isFocused { self?.select(nil) }
        }
        responder.focusable = focusable
        responder.cursor = .text
        responder.key = { [weak self] in self?.takeKey($0) ?? false }
        responder.recognizers = [press] + (links?.taps ?? [])
    }

    /// Takes over the look and the links of the view's next text. The selection lasts only while
    /// the words stay the same.
    func update(from new: SelectableText) {
        look = new.look
        links = new.links
        responder.recognizers = [press] + (links?.taps ?? [])
        guard string != new.string else { return }
        string = new.string
        selection = nil
    }

    var selectsByDrag: Bool { look.selectsByDrag }

    func paint(into recorder: inout DisplayListRecorder) {
        guard let text, let range = selection?.range, !range.isEmpty else { return }
        for rect in text.selectionRects(for: range) { recorder.fill(.rect(rect), with: look.color) }
    }

    // MARK: Selecting

    private func select(_ new: EditSelection?) {
        guard new != selection else { return }
        selection = new
        if let node, node.isInTree { node.invalidatePaint() }
    }

    /// Begins a selection at a point, or extends the one there is.
    func begin(at point: CGPoint, clicks: Int, extends: Bool, in node: RenderNode?) {
        self.node = node
        wishedX = nil
        guard let text else { return }
        let offset = text.utf8Offset(at: point)
        if extends, let selection {
            select(EditSelection(anchor: selection.anchor, head: offset))
        } else {
            select(EditSelection(unit(at: offset, clicks, text)))
        }
    }

    /// Extends the selection that began at a point, by what the clicks select.
    func drag(to point: CGPoint, clicks: Int, from start: EditSelection) {
        guard let text else { return }
        let offset = text.utf8Offset(at: point)
        guard clicks > 1 else { return select(EditSelection(anchor: start.anchor, head: offset)) }
        let unit = unit(at: offset, clicks, text)
        let isBackward = unit.lowerBound < start.range.lowerBound
        select(
            EditSelection(
                anchor: isBackward ? start.range.upperBound : start.range.lowerBound,
                head: isBackward
                    ? unit.lowerBound : max(unit.upperBound, start.range.upperBound)))
    }

    private func unit(at offset: Int, _ clicks: Int, _ text: ShapedText) -> Range<Int> {
        switch clicks {
        case ...1: offset..<offset
        case 2: text.wordRange(at: offset)
        default: 0..<string.utf8.count
        }
    }

    // MARK: The menu

    /// Opens the menu of the text at the event, with the word there selected unless it is in the
    /// selection. False where menus of texts are not shown.
    func openMenu(_ event: GestureEvent) -> Bool {
        guard let menu = look.menu, let text, let node = event.node as? RenderNode else {
            return false
        }
        self.node = node
        if selection?.range.contains(text.utf8Offset(at: event.location)) != true {
            begin(at: event.location, clicks: 2, extends: false, in: node)
        }
        var entries = links?.menuEntries(at: event.location) ?? []
        if !entries.isEmpty { entries.append(.divider) }
        let (words, pasteboard) = (selectedWords, look.pasteboard)
        var copy = MenuEntry(
            .item, title: "Copy", item: MenuItem { if let words { pasteboard?.string = words } })
        copy.isEnabled = words != nil
        copy.shortcut = KeyboardShortcut("c", modifiers: .control)
        var all = MenuEntry(
            .item, title: "Select All",
            item: MenuItem { [weak self] in MainActor.assumeIsolated { self?.selectAll() } })
        all.isEnabled = !string.isEmpty
        all.shortcut = KeyboardShortcut("a", modifiers: .control)
        menu.open(entries + [copy, .divider, all], at: event.windowLocation, node.tree.events)
        return true
    }

    private func selectAll() { select(EditSelection(0..<string.utf8.count)) }

    private var selectedWords: String? {
        guard let range = selection?.range, !range.isEmpty else { return nil }
        return String(decoding: Array(string.utf8)[range], as: UTF8.self)
    }

    // MARK: Keys

    private func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return false }
        let isCommand = !event.modifiers.isDisjoint(with: [.control, .command])
        switch event.key {
        case .character("c") where isCommand: return copy()
        case .character("a") where isCommand:
            selectAll()
            return true
        case .escape:
            guard selection?.isEmpty == false else { return false }
            select(nil)
            return true
        default:
            guard event.modifiers.contains(.shift) else { return false }
            return extend(event.key, byWord: isCommand)
        }
    }

    private func copy() -> Bool {
        guard let words = selectedWords else { return false }
        look.pasteboard?.string = words
        return true
    }

    private func extend(_ key: Key, byWord: Bool) -> Bool {
        guard let text, let selection else { return false }
        let head = selection.head
        let end = string.utf8.count
        let target: Int?
        switch key {
        case .left where byWord: target = wordStart(before: head, text)
        case .right where byWord: target = wordEnd(after: head, text)
        case .left: target = text.previousGrapheme(from: head)
        case .right: target = text.nextGrapheme(from: head)
        case .up: target = text.offset(above: head, preferredX: x(of: head, text)) ?? 0
        case .down: target = text.offset(below: head, preferredX: x(of: head, text)) ?? end
        case .home: target = byWord ? 0 : text.lineRange(at: head).lowerBound
        case .end: target = byWord ? end : text.lineRange(at: head).upperBound
        default: target = nil
        }
        guard let target else { return false }
        if key != .up, key != .down { wishedX = nil }
        select(EditSelection(anchor: selection.anchor, head: target))
        return true
    }

    private func x(of offset: Int, _ text: ShapedText) -> CGFloat {
        let x = wishedX ?? text.caretRect(atUTF8Offset: offset).minX
        wishedX = x
        return x
    }

    private func wordEnd(after offset: Int, _ text: ShapedText) -> Int {
        let end = text.wordRange(at: offset).upperBound
        return end > offset ? end : text.nextGrapheme(from: offset)
    }

    private func wordStart(before offset: Int, _ text: ShapedText) -> Int {
        text.wordRange(at: text.previousGrapheme(from: offset)).lowerBound
    }
}

/// How a selection looks in an environment, and where it is copied to.
struct TextSelectionLook {
    let color: ResolvedColor
    /// A finger that is dragged scrolls.
    let selectsByDrag: Bool
    let pasteboard: (any Pasteboard)?
    /// The context menu of the window's texts; `nil` if they have none.
    let menu: TextMenu?

    /// Nil where text cannot be selected.
    init?(_ environment: EnvironmentValues) {
        guard environment.allowsTextSelection else { return nil }
        color = environment.tintColor.resolved(in: environment.colorContext)
            .multiplyingOpacity(by: Theme.selectionOpacity)
        selectsByDrag = environment.density == .desktop
        pasteboard = environment.pasteboard
        menu = environment.textMenu
    }
}

/// Recognizes presses that select text. A simple press clears the selection and then fails, so that
/// other recognizers can have it.
@MainActor
private final class SelectionPress: GestureRecognizer {
    weak var target: SelectableText?
    private var origin: CGPoint?
    private var start: EditSelection?
    private var clicks = 1

    /// Points that a press may move before it selects.
    private static let slop: CGFloat = 3

    var precedence: GesturePrecedence { .normal }

    nonisolated init() {}

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard let target else { return .failed }
        switch event.phase {
        case .down:
            if event.button == .secondary { return target.openMenu(event) ? .ended : .failed }
            guard event.button == .primary else { return .failed }
            clicks = min(event.clickCount, 3)
            origin = event.location
            guard clicks > 1 || event.modifiers.contains(.shift) else {
                begin(event, target)
                start = nil
                return target.selectsByDrag ? .waiting : .failed
            }
            begin(event, target)
            return .active
        case .moved:
            guard let origin else { return .failed }
            if start == nil {
                let distance = hypot(event.location.x - origin.x, event.location.y - origin.y)
                guard distance > Self.slop else { return .waiting }
                start = target.selection
            }
            if let start { target.drag(to: event.location, clicks: clicks, from: start) }
            return .active
        case .up:
            defer { cancel() }
            return start == nil ? .failed : .ended
        case .cancelled, .left:
            cancel()
            return .failed
        }
    }

    private func begin(_ event: GestureEvent, _ target: SelectableText) {
        target.begin(
            at: event.location, clicks: clicks, extends: event.modifiers.contains(.shift),
            in: event.node as? RenderNode)
        start = target.selection
    }

    func cancel() {
        origin = nil
        start = nil
    }
}
