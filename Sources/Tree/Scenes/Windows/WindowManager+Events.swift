import Foundation
import Views

extension WindowManager {
    /// What the window system did to a window.
    package mutating func handle(_ event: WindowEvent, in id: WindowID) -> [WindowEffect] {
        guard let window = self[id] else { return [] }
        switch event {
        case .resized(let size):
            return take(size, for: id)
        case .moved(let origin):
            if window.mode == .normal { move(id, to: origin) }
            return []
        case .scaled(let scale):
            guard scale != window.scale else { return [] }
            change(id) { $0.scale = scale }
            return [.resized(id)]
        case .focused:
            hasFocus = true
            return makeKey(id)
        case .unfocused:
            guard key == id else { return [] }
            hasFocus = false
            return [.phase(id, .unfocused)]
        case .hidden: return minimize(id)
        case .shown: return unminimize(id)
        case .maximized: return setMode(.maximized, of: id)
        case .fullScreen: return setMode(.fullScreen, of: id)
        case .normal: return setMode(.normal, of: id)
        case .closeRequested: return [.closeRequested(id)]
        case .exposed: return [.exposed(id)]
        }
    }
}
