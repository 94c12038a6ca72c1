import Views
import Widgets

/// The menu bar at the top of a window and the panels of its commands; on a single screen, which
/// has one bar, the panels alone.
nonisolated struct WindowMenuBar: View {
    let model: MenuModel
    let window: WindowID
    let controller: MenuBarController
    /// Whether the window has a frame; windows without one have no bar.
    let hasFrame: Bool

    init(model: MenuModel, window: WindowID, controller: MenuBarController, hasFrame: Bool) {
        self.model = model
        self.window = window
        self.controller = controller
        self.hasFrame = hasFrame
    }

    @MainActor var body: some View {
        let location = model.barLocation
        if location == .windows, hasFrame {
            AppMenuBar(model, window: window, controller: controller)
                .modifier(CommandPanels(model: model, window: window))
        } else if location == .screen {
            EmptyBar().modifier(CommandPanels(model: model, window: window))
        }
    }
}
