import Views
import Widgets

/// The menu bar at the top of a window, where windows have one; where the screen has it instead,
/// only what its commands ask the window's user.
nonisolated struct WindowMenuBar: View {
    let model: MenuModel
    let window: WindowID
    let controller: MenuBarController
    /// Whether there is a frame in which a bar has its place.
    let hasFrame: Bool

    init(model: MenuModel, window: WindowID, controller: MenuBarController, hasFrame: Bool) {
        self.model = model
        self.window = window
        self.controller = controller
        self.hasFrame = hasFrame
    }

    @MainActor var body: some View {
        let place = model.barPlace
        if place == .windows, hasFrame {
            AppMenuBar(model, window: window, controller: controller)
                .modifier(CommandPanels(model: model, window: window))
        } else if place == .screen {
            EmptyBar().modifier(CommandPanels(model: model, window: window))
        }
    }
}
