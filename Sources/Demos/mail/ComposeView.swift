import SwiftUI

/// A sheet in which a message is written. What is written comes back with the window.
struct ComposeView: View {
    @EnvironmentObject private var store: MailStore
    @Environment(\.dismiss) private var dismiss
    @SceneStorage("draft.recipient") private var recipient = ""
    @SceneStorage("draft.subject") private var subject = ""
    @SceneStorage("draft.text") private var text = ""
    @FocusState private var focus: Field?

    private enum Field { case recipient, subject, body }

    var body: some View {
        NavigationStack {
            VStack(spacing: 12) {
                TextField("To", text: $recipient)
                    .focused($focus, equals: .recipient)
                    .onSubmit { focus = .subject }
                TextField("Subject", text: $subject)
                    .focused($focus, equals: .subject)
                    .onSubmit { focus = .body }
                TextEditor(text: $text)
                    .focused($focus, equals: .body)
                    .accessibilityLabel("Message")
                    .frame(minHeight: 160)
            }
            .padding(16)
            .navigationTitle("New Message")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: end)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send") {
                        store.send(to: recipient, subject: subject, body: text)
                        end()
                    }
                    .disabled(!recipient.contains("@") || subject.isEmpty)
                }
            }
        }
        .frame(minWidth: 300, idealWidth: 460, minHeight: 320, idealHeight: 360)
        .presentationDetents([.medium, .large])
        .presentationBackground(.regularMaterial)
        .interactiveDismissDisabled(!text.isEmpty)
        .onAppear { focus = .recipient }
    }

    private func end() {
        (recipient, subject, text) = ("", "", "")
        dismiss()
    }
}
