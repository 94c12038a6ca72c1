import Views
import Widgets

/// The menu bar at the top of a window, where windows have one.
nonisolated struct WindowMenuBar: View {
    let model: MenuModel
    let window: WindowID
    let controller: MenuBarController

    init(model: MenuModel, window: WindowID, controller: MenuBarController) {
        self.model = model
        self.window = window
        self.controller = controller
    }

    @MainActor var body: some View {
        if model.isShownInWindows {
            AppMenuBar(model, window: window, controller: controller)
        }
    }
}
