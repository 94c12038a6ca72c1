import Views
import Widgets

/// The app's menu bar, for one window or, without one, for whichever is key: as a screen has it
/// that all windows share.
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
        let (model, window) = (model, window)
        let showsAbout = Binding(
            get: { model.showsAbout(in: window) }, set: { if !$0 { model.closeAbout() } })
        MenuBar(model.menus(in: window), controller: controller) { model.refresh() }
            .alert(model.appName, isPresented: showsAbout) {
            } message: {
                Text("Runs on Casement.")
            }
    }
}

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
