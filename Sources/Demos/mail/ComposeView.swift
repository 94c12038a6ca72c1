import SwiftUI

/// A sheet in which a message is written.
struct ComposeView: View {
    @EnvironmentObject private var store: MailStore
    @Environment(\.dismiss) private var dismiss
    @State private var draft = Draft()
    @FocusState private var focus: Field?

    private enum Field { case recipient, subject, body }

    var body: some View {
        NavigationStack {
            VStack(spacing: 12) {
                TextField("To", text: $draft.recipient)
                    .focused($focus, equals: .recipient)
                    .onSubmit { focus = .subject }
                TextField("Subject", text: $draft.subject)
                    .focused($focus, equals: .subject)
                    .onSubmit { focus = .body }
                TextEditor(text: $draft.body)
                    .focused($focus, equals: .body)
                    .frame(minHeight: 160)
            }
            .padding(16)
            .navigationTitle("New Message")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send") {
                        store.send(draft)
                        dismiss()
                    }
                    .disabled(!draft.canBeSent)
                }
            }
        }
        .frame(minWidth: 460, minHeight: 360)
        .presentationDetents([.medium, .large])
        .presentationBackground(.regularMaterial)
        .interactiveDismissDisabled(!draft.body.isEmpty)
        .onAppear { focus = .recipient }
    }
}
