import Foundation
import Views

/// Where the actions that a window's views find in their environment lead: to the app, and for
/// some to the window they were read in. It outlives neither; what comes too late does nothing.
final class WindowActions {
    private weak var app: AppInstance?
    let window: WindowID?

    init(_ app: AppInstance, window: WindowID? = nil) {
        self.app = app
        self.window = window
    }

    var openWindow: OpenWindowAction { OpenWindowAction(self) }
    var openSettings: OpenSettingsAction { OpenSettingsAction(self) }
    var dismissWindow: DismissWindowAction { DismissWindowAction(self) }

    /// Made once, so that it stays an equal value of the environment.
    private(set) lazy var dismiss = DismissAction(
        DismissTarget { [weak self] in self?.closeCurrent() })

    @MainActor
    func open(id: String?, value: AnyHashable?, type: Any.Type?) {
        app?.openWindow(id: id, value: value, type: type)
    }

    @MainActor
    func openSettingsWindow() { app?.openSettings() }

    @MainActor
    func closeCurrent() {
        guard let window else { return }
        app?.close(window)
    }

    @MainActor
    func closeAll(id: String?, value: AnyHashable?) { app?.closeAll(id: id, value: value) }
}
