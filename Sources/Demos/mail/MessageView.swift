import SwiftUI

/// One message to be read, with what is known about it in an inspector.
struct MessageView: View {
    let message: Message
    @EnvironmentObject private var store: MailStore
    @SceneStorage("showsInspector") private var showsInspector = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text(message.subject).font(.title2.bold())
                HStack(spacing: 12) {
                    Monogram(name: message.sender)
                    VStack(alignment: .leading) {
                        Text(message.sender).font(.headline)
                        Text(
                            message.date, format: .dateTime.weekday().day().month().hour().minute()
                        )
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                    }
                }
                Divider()
                Text(message.body)
                    .lineSpacing(4)
                    .textSelection(.enabled)
            }
            .padding(24)
            .frame(maxWidth: 640, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .id(message.id)
        .toolbar {
            ToolbarItemGroup {
                Button("Archive", systemImage: "archivebox") {
                    withAnimation { store.move(message.id, to: .archive) }
                }
                .labelStyle(.iconOnly)
                .help("Archive this message")
                Button("Delete", systemImage: "trash") {
                    withAnimation { store.move(message.id, to: .trash) }
                }
                .labelStyle(.iconOnly)
                .help("Move this message to the trash")
                Button("Flag", systemImage: message.isFlagged ? "flag.fill" : "flag") {
                    store.change(message.id) { $0.isFlagged.toggle() }
                }
                .symbolEffect(.bounce, value: message.isFlagged)
                .labelStyle(.iconOnly)
                .help("Flag this message")
            }
            ToolbarItem(placement: .primaryAction) {
                Button("Details", systemImage: "info.circle") { showsInspector.toggle() }
                    .keyboardShortcut("i")
                    .labelStyle(.iconOnly)
                    .help("Show or hide the details")
            }
        }
        .inspector(isPresented: $showsInspector) {
            MessageDetails(message: message)
                .inspectorColumnWidth(min: 180, ideal: 220, max: 300)
        }
    }
}

private struct MessageDetails: View {
    let message: Message
    @EnvironmentObject private var store: MailStore

    var body: some View {
        Form {
            Section("Message") {
                LabeledContent("From", value: message.sender)
                LabeledContent(
                    "Words", value: message.body.split(separator: " ").count, format: .number)
                LabeledContent("Mailbox", value: message.mailbox.rawValue)
            }
            Section("Marks") {
                Toggle("Read", isOn: mark(\.isRead))
                Toggle("Flagged", isOn: mark(\.isFlagged))
            }
        }
        .formStyle(.grouped)
    }

    private func mark(_ path: WritableKeyPath<Message, Bool>) -> Binding<Bool> {
        Binding(
            get: { message[keyPath: path] },
            set: { new in store.change(message.id) { $0[keyPath: path] = new } })
    }
}

/// The first letters of a name in a circle.
private struct Monogram: View {
    let name: String

    var body: some View {
        let letters = name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init)
        Text(letters.joined())
            .font(.headline)
            .foregroundStyle(.white)
            .frame(width: 40, height: 40)
            .background(color.gradient, in: .circle)
            .accessibilityHidden(true)
    }

    private var color: Color {
        let colors: [Color] = [.blue, .green, .orange, .pink, .purple, .teal]
        return colors[name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % colors.count]
    }
}
