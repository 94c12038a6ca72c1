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
        let model = model
        MenuBar(model.menus(in: window), controller: controller) { model.refresh() }
            .alert(model.appName, isPresented: model.isPresented(.about, in: window)) {
            } message: {
                Text("Runs on Casement.")
            }
            .sheet(isPresented: model.isPresented(.renaming, in: window)) {
                if let title = model.renamedTitle { RenamePanel(title: title) }
            }
    }
}

/// Asks for a new title.
private struct RenamePanel: View {
    let title: Binding<String>
    @State private var draft: String
    @Environment(\.dismiss) private var dismiss

    init(title: Binding<String>) {
        self.title = title
        _draft = State(initialValue: title.wrappedValue)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.content) {
            Text("Rename").font(.headline)
            TextField("New name", text: $draft)
                .onSubmit(rename)
            HStack(spacing: Theme.Spacing.stack) {
                Spacer()
                Button("Cancel", role: .cancel) { dismiss() }
                Button("Rename", action: rename)
                    .buttonStyle(.borderedProminent)
                    .disabled(draft.isEmpty)
            }
        }
        .padding(Theme.Spacing.window)
        .frame(width: 280)
    }

    private func rename() {
        guard !draft.isEmpty else { return }
        title.wrappedValue = draft
        dismiss()
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
