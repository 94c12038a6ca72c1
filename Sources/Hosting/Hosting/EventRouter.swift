import Scenes
import Views

/// Takes each event to the window that it belongs to, and does what keys mean in every window.
@MainActor
final class EventRouter {
    /// Why the app cannot go on; nil where it can.
    private(set) var failure: String?
    private let instance: AppInstance
    private let surfaces: WindowSurfaces
    private let front: any Front

    init(_ instance: AppInstance, _ surfaces: WindowSurfaces, _ front: any Front) {
        self.instance = instance
        self.surfaces = surfaces
        self.front = front
    }

    func route(_ event: InputEvent) {
        if routeToScreenBar(event) { return }
        switch event.kind {
        case .screensChanged: instance.screensChanged(to: front.screens)
        case .screenLost(let reason): failure = failure ?? reason
        case .quit: instance.askToEnd()
        default: break
        }
        guard let id = event.window else {
            // With every window minimised nothing has the keyboard, and some keys still mean
            // something.
            return handleUntakenKey(event, in: nil)
        }
        if case .window(let change) = event.kind {
            if change == .exposed { surfaces[id]?.forgetShown() }
            instance.handle(change, in: id)
            return
        }
        guard let tree = surfaces[id]?.tree else { return }
        if EventPass.handle(event.kind, in: tree) { return }
        handleUntakenKey(event, in: id)
    }

    /// Whether the single screen's menu bar takes the event: one over it, or a key while a menu is
    /// open.
    private func routeToScreenBar(_ event: InputEvent) -> Bool {
        guard let bar = surfaces.screenBar else { return false }
        if event.window == WindowID.screenBar {
            EventPass.handle(event.kind, in: bar.tree)
            return true
        }
        guard bar.isOpen else { return false }
        switch event.kind {
        case .key, .text, .composing: return EventPass.handle(event.kind, in: bar.tree)
        default: return false
        }
    }

    /// Keys that mean the same in every window.
    private func handleUntakenKey(_ event: InputEvent, in id: WindowID?) {
        guard case .key(let key) = event.kind, key.phase != .up else { return }
        if instance.handleMenuKey(key, in: id) || instance.isKiosk(id) { return }
        switch (key.key, key.modifiers) {
        case (.character("q"), .control): instance.askToEnd()
        case (.character("n"), .control): instance.openNewWindow()
        case (.character("w"), .control):
            if let id { instance.handle(.closeRequested, in: id) }
        case (.character("m"), .control):
            if let id { instance.minimize(id) }
        case (.function(11), []):
            if let id { toggleFullScreen(id) }
        default: break
        }
    }

    private func toggleFullScreen(_ id: WindowID) {
        let isFull = instance[id]?.state.mode == .fullScreen
        instance.setMode(isFull ? .normal : .fullScreen, of: id)
    }
}
