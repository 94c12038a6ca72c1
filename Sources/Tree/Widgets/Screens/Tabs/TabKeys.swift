import Views

/// The keys that go from tab to tab.
@MainActor
final class TabKeys {
    let forward = Responder()
    let backward = Responder()
    let bar = Responder()
    private var buttons: [Int: TreePosition] = [:]

    /// Where the button of a tab is, by the tab's position among all.
    func button(_ index: Int) -> TreePosition {
        if let known = buttons[index] { return known }
        let position = TreePosition()
        buttons[index] = position
        return position
    }

    /// `move` goes on by a number of tabs and returns the position of the tab that is shown then.
    func connect(isRightToLeft: Bool, _ move: @escaping (Int) -> Int?) {
        forward.shortcut = (.tab, .control, { _ = move(1) })
        backward.shortcut = (.tab, [.control, .shift], { _ = move(-1) })
        bar.key = { [weak self] event in
            guard event.phase != .up, event.modifiers.isEmpty else { return false }
            let shown: Int?
            switch event.key.following(isRightToLeft: isRightToLeft) {
            case .left: shown = move(-1)
            case .right: shown = move(1)
            default: return false
            }
            if let shown { self?.focusButton(shown) }
            return true
        }
    }

    private func focusButton(_ index: Int) {
        guard let position = buttons[index], let node = position.renders.first else { return }
        position.tree?.focus.moveInto(node)
    }
}
