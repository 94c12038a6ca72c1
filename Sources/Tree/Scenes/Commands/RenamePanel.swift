import Views
import Widgets

/// Asks for a new title.
struct RenamePanel: View {
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
