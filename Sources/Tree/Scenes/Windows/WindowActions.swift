import Foundation
import Views

/// What views can do to windows; the app does it.
@MainActor
protocol WindowOpener: AnyObject {
    func openWindow(id: String?, value: AnyHashable?, type: Any.Type?)
    func openSettings()
    func close(_ id: WindowID)
    func closeAll(id: String?, value: AnyHashable?)
}

/// Does what the actions in a window's environment ask for. It holds the app weakly: an action
/// called after the app or the window has gone does nothing.
@MainActor
final class WindowActions {
    private weak var app: (any WindowOpener)?
    let window: WindowID?

    init(_ app: any WindowOpener, window: WindowID? = nil) {
        self.app = app
        self.window = window
    }

    /// Made once, so that the environment's value stays equal.
    private(set) lazy var dismiss = DismissAction(
        DismissTarget { [weak self] in self?.closeCurrent() })

    func open(id: String?, value: AnyHashable?, type: Any.Type?) {
        app?.openWindow(id: id, value: value, type: type)
    }

    func openSettingsWindow() { app?.openSettings() }

    func closeCurrent() {
        guard let window else { return }
        app?.close(window)
    }

    func closeAll(id: String?, value: AnyHashable?) { app?.closeAll(id: id, value: value) }
}
