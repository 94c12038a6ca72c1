import Views
import Widgets

/// The app's menu bar, for one window or, on a single screen, for the key window.
nonisolated package struct AppMenuBar: View {
    private let model: MenuModel
    private let window: WindowID?
    private let controller: MenuBarController

    package init(
        _ model: MenuModel, window: WindowID? = nil, controller: MenuBarController
    ) {
        self.model = model
        self.window = window
        self.controller = controller
    }

    @MainActor package var body: some View {
        let model = model
        let controller = controller
        MenuBar(model.menus(in: window), controller: controller) { model.willOpen(in: controller) }
    }
}
