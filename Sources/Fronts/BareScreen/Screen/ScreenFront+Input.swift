import Foundation
import Hosting
import Views

/// What the user does, on its way to the windows.
extension ScreenFront {
    func takeInput() {
        let kinds = input?.events() ?? []
        if idle.isAsleep, !kinds.isEmpty { device.setPower(true) }
        for kind in idle.take(kinds) { handle(unmagnified(kind)) }
    }

    private func handle(_ kind: InputEvent.Kind) {
        if case .key(let key) = kind, case .function(let number) = key.key,
            key.modifiers.isSuperset(of: [.control, .option])
        {
            if key.phase == .down { session.show(console: number) }
            return
        }
        if case .key(let key) = kind, takesForLens(key) { return }
        guard !spansDisplays, layout.displays.count > 1 else {
            guard let window = stack.focused else { return }
            return queue.append([kind], in: window)
        }
        route(kind)
    }

    /// With several displays a press belongs to the window of the display that it is on.
    private func route(_ kind: InputEvent.Kind) {
        guard let place = kind.location else {
            if let window = stack.focused { queue.append([kind], in: window) }
            return
        }
        let below = layout.index(at: place).flatMap { shownWindow(on: $0) }
        guard let window = captured ?? below, let frame = stack[window]?.shownFrame else { return }
        if case .pointer(let event) = kind {
            switch event.phase {
            case .down:
                captured = captured ?? window
                if stack.focused != window { deliver { stack.focus(window) } }
            case .up, .cancelled, .left: captured = nil
            case .moved: break
            }
        }
        let local = kind.moved(by: CGSize(width: -frame.minX, height: -frame.minY))
        queue.append([local], in: window)
    }
}
