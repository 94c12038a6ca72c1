import Foundation
import Views

/// Runs the menu bar of one window: brings presses, moves and keys to what is open.
@MainActor
package final class MenuBarController: KeyGrabber {
    private(set) var menus: [BarMenu] = []
    private var state = MenuBarState()
    private var handle: Handle<ViewTree>?
    private var tree: ViewTree? { handle?.target }
    private var show: (MenuBarState) -> Void = { _ in }
    private var willOpen: () -> Void = {}
    private var titles: [Int: TreePosition] = [:]
    /// By panel and row.
    private var rows: [[Int]: TreePosition] = [:]
    let backdrop = Responder()
    private let outside = BarPressRecognizer()
    /// The point of the last pointer event that had an effect: menus that open under a resting
    /// pointer do not follow it.
    private var lastPointer: CGPoint?
    /// Space chooses when it is released; else its text would reach the field behind the closed
    /// menu.
    private var holdsSpace = false

    nonisolated package init() {}

    /// Whether a menu is open.
    package var isOpen: Bool { state.menu != nil }

    /// Takes over the menus of a new evaluation of the bar.
    func connect(
        _ menus: [BarMenu], in tree: ViewTree?, willOpen: @escaping () -> Void,
        show: @escaping (MenuBarState) -> Void
    ) {
        self.menus = menus
        handle = tree?.handle
        self.willOpen = willOpen
        self.show = show
        outside.pressed = { [weak self] in self?.close() }
        backdrop.isModal = true
        backdrop.recognizers = [outside]
        backdrop.wheel = { _, _ in .zero }
    }

    func title(_ menu: Int) -> TreePosition { position(&titles[menu]) }
    func row(_ row: Int, ofPanel panel: Int) -> TreePosition { position(&rows[[panel, row]]) }

    private func position(_ position: inout TreePosition?) -> TreePosition {
        let new = position ?? TreePosition()
        position = new
        return new
    }

    private func change(_ change: (inout MenuBarState) -> Void) {
        let old = state
        change(&state)
        guard state != old else { return }
        if old.menu == nil { willOpen() }
        tree?.events.keyGrabber = isOpen ? self : nil
        show(state)
    }

    // MARK: Opening and closing

    /// Opens the first menu and highlights its first row; returns false if the window has no bar.
    package func activate() -> Bool {
        guard tree != nil, !menus.isEmpty else { return false }
        open(0)
        return true
    }

    /// Opens the next menu whose title begins with the character, also one that is a submenu because
    /// the bar is narrow; false where none does.
    package func activate(_ character: Character) -> Bool {
        guard tree != nil else { return false }
        func begins(_ title: String) -> Bool {
            title.lowercased().hasPrefix(character.lowercased())
        }
        let start = (state.menu ?? -1) + 1
        let order = (start..<(start + menus.count)).map { $0 % menus.count }
        if let found = order.first(where: { begins(menus[$0].title) }) {
            open(found)
            return true
        }
        guard let overflow = menus.firstIndex(where: \.isOverflow),
            let row = menus[overflow].entries.firstIndex(where: { begins($0.title) })
        else { return false }
        open(overflow)
        change {
            $0.point(at: row, ofPanel: 0, menus)
            $0.step(backwards: false, menus)
        }
        return true
    }

    private func open(_ menu: Int) {
        lastPointer = tree?.events.pointerLocation
        change {
            $0.open(menu)
            $0.step(backwards: false, menus)
        }
    }

    package func close() { change { $0.close() } }

    private func choose() {
        guard let entry = state.chosen(menus) else { return }
        if entry.submenu != nil {
            change { _ = $0.enter(menus) }
            return
        }
        close()
        entry.item?.perform()
    }

    // MARK: The pointer

    func pressTitle(_ menu: Int) {
        lastPointer = tree?.events.pointerLocation
        change { $0.menu == menu ? $0.close() : $0.open(menu) }
    }

    /// The pointer is over a title: while a menu is open, that one opens in its position.
    func hoverTitle(_ menu: Int) {
        guard isOpen, state.menu != menu, pointerHasMoved() else { return }
        change { $0.open(menu) }
    }

    func hoverRow(_ row: Int, ofPanel panel: Int) {
        guard pointerHasMoved() else { return }
        change { $0.point(at: row, ofPanel: panel, menus) }
    }

    func pressRow(_ row: Int, ofPanel panel: Int) {
        change { $0.point(at: row, ofPanel: panel, menus) }
        guard state.chosen(menus)?.submenu == nil, state.highlightedRow(ofPanel: panel) == row
        else {
            return
        }
        choose()
    }

    /// A press that began on a title continues over the open menus.
    func drag(to point: CGPoint) {
        if let menu = titles.first(where: { contains($0.value, point) })?.key {
            hoverTitle(menu)
        } else if let (panel, row) = row(at: point) {
            hoverRow(row, ofPanel: panel)
        }
    }

    func release(at point: CGPoint) {
        if let (panel, row) = row(at: point) { pressRow(row, ofPanel: panel) }
    }

    private func row(at point: CGPoint) -> (panel: Int, row: Int)? {
        let found = rows.filter { $0.key[0] < state.panels && contains($0.value, point) }.keys
        return found.max { $0[0] < $1[0] }.map { ($0[0], $0[1]) }
    }

    private func contains(_ position: TreePosition, _ point: CGPoint) -> Bool {
        position.windowFrame?.contains(point) == true
    }

    private func pointerHasMoved() -> Bool {
        let location = tree?.events.pointerLocation
        defer { lastPointer = location }
        return location != lastPointer
    }

    // MARK: Keys

    package func take(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else {
            if event.key == .space, holdsSpace { choose() }
            holdsSpace = false
            return true
        }
        holdsSpace = event.key == .space
        lastPointer = tree?.events.pointerLocation
        let isRightToLeft = tree?.currentEnvironment.isRightToLeft ?? false
        switch event.key.following(isRightToLeft: isRightToLeft) {
        case .down: change { $0.step(backwards: false, menus) }
        case .up: change { $0.step(backwards: true, menus) }
        case .home, .end: change { $0.lightEnd(first: event.key == .home, menus) }
        case .right:
            change { if !$0.enter(menus) { $0.moveOn(backwards: false, menus) } }
        case .left:
            change { if !$0.leave() { $0.moveOn(backwards: true, menus) } }
        case .return where event.phase == .down: choose()
        case .escape: change { if !$0.leave() { $0.close() } }
        case .function(10): close()
        case .character(let character) where event.modifiers == .option:
            _ = activate(character)
        case .character(let character) where event.modifiers.isSubset(of: .shift):
            change { $0.lightRow(beginningWith: character, menus) }
        case .character: return false
        default: break
        }
        revealLitRow()
        return true
    }

    private func revealLitRow() {
        guard let row = state.highlightedRow(ofPanel: state.panels - 1) else { return }
        rows[[state.panels - 1, row]]?.renders.first?.revealInScrollViews()
    }
}
