import Views

/// The keys that go from tab to tab.
@MainActor
final class TabKeys {
    let forward = Responder()
    let backward = Responder()
    let bar = Responder()

    func connect(isRightToLeft: Bool, _ move: @escaping (Int) -> Void) {
        forward.shortcut = (.tab, .control, { move(1) })
        backward.shortcut = (.tab, [.control, .shift], { move(-1) })
        bar.key = { event in
            guard event.phase != .up, event.modifiers.isEmpty else { return false }
            switch event.key.following(isRightToLeft: isRightToLeft) {
            case .left: move(-1)
            case .right: move(1)
            default: return false
            }
            return true
        }
    }
}
