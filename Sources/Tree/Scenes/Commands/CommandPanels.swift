import Views
import Widgets

/// The panels of the app's standard commands.
nonisolated struct CommandPanels: ViewModifier {
    let model: MenuModel
    let window: WindowID

    init(model: MenuModel, window: WindowID) {
        self.model = model
        self.window = window
    }

    @MainActor func body(content: Content) -> some View {
        let model = model
        content
            .alert(model.appName, isPresented: model.isPresented(.about, in: window)) {
            } message: {
                Text("Runs on Casement.")
            }
            .sheet(isPresented: model.isPresented(.renaming, in: window)) {
                if let title = model.renamedTitle { RenamePanel(title: title) }
            }
    }
}
