import SwiftUI

/// The messages of a mailbox, or those that a search finds.
struct MessageList: View {
    let mailbox: Mailbox
    @Binding var selection: Message.ID?
    @EnvironmentObject private var store: MailStore
    @Environment(\.openWindow) private var openWindow
    @SceneStorage("search") private var text = ""
    @State private var tokens: [SearchToken] = []
    @State private var scope = SearchScope.mailbox

    var body: some View {
        let search = MailSearch(text: text, tokens: tokens, scope: scope)
        let messages = store.messages(in: mailbox, search)
        List(messages, selection: $selection) { message in
            MessageRow(message: message)
                .swipeActions(edge: .leading, allowsFullSwipe: true) {
                    Button(message.isRead ? "Unread" : "Read", systemImage: "envelope") {
                        store.change(message.id) { $0.isRead.toggle() }
                    }
                    .tint(.blue)
                }
                .swipeActions(edge: .trailing) {
                    Button("Delete", systemImage: "trash", role: .destructive) {
                        withAnimation { store.move(message.id, to: .trash) }
                    }
                    Button("Flag", systemImage: "flag") { flag(message) }
                        .tint(.orange)
                    Button("Archive", systemImage: "archivebox") {
                        withAnimation { store.move(message.id, to: .archive) }
                    }
                    .tint(.purple)
                }
        }
        .contextMenu(forSelectionType: Message.ID.self) { ids in
            if let message = store.message(ids.first) {
                Button("Open in a Window") { openWindow(id: "message", value: message.id) }
                Divider()
                Button(message.isFlagged ? "Remove Flag" : "Flag") { flag(message) }
                Button("Archive") { withAnimation { store.move(message.id, to: .archive) } }
                Divider()
                Button("Delete", role: .destructive) {
                    withAnimation { store.move(message.id, to: .trash) }
                }
            }
        } primaryAction: { ids in
            if let id = ids.first { openWindow(id: "message", value: id) }
        }
        .animation(.default, value: messages.map(\.id))
        .overlay {
            if messages.isEmpty {
                if text.isEmpty {
                    ContentUnavailableView("No Messages", systemImage: mailbox.symbol)
                } else {
                    ContentUnavailableView.search(text: text)
                }
            }
        }
        .searchable(text: $text, tokens: $tokens, prompt: "Search Mail") { token in
            Label(token.rawValue, systemImage: token.symbol)
        }
        .searchScopes($scope) {
            ForEach(SearchScope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .searchSuggestions {
            if text.isEmpty {
                ForEach(SearchToken.allCases) { token in
                    Label(token.rawValue, systemImage: token.symbol).searchCompletion(token)
                }
            } else {
                ForEach(
                    store.senders.filter { $0.localizedCaseInsensitiveContains(text) },
                    id: \.self
                ) {
                    Text($0).searchCompletion($0)
                }
            }
        }
        .navigationTitle(mailbox.rawValue)
        .navigationSubtitle("^[\(messages.count) message](inflect: true)")
    }

    private func flag(_ message: Message) {
        withAnimation { store.change(message.id) { $0.isFlagged.toggle() } }
    }
}

private struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Circle()
                .fill(.blue)
                .frame(width: 8, height: 8)
                .opacity(message.isRead ? 0 : 1)
                .padding(.top, 6)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(message.sender).fontWeight(message.isRead ? .regular : .semibold)
                    Spacer()
                    Text(message.date, format: .dateTime.day().month(.abbreviated))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                HStack {
                    Text(message.subject).font(.subheadline).lineLimit(1)
                    Spacer()
                    if message.isFlagged {
                        Image(systemName: "flag.fill")
                            .foregroundStyle(.orange)
                            .transition(.symbolEffect(.appear))
                    }
                }
                Text(message.body)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("message-\(message.id)")
    }
}
