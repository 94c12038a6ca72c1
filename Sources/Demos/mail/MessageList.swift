import SwiftUI

/// The messages of a mailbox, or those that a search finds.
struct MessageList: View {
    let mailbox: Mailbox
    @Binding var selection: Message.ID?
    @EnvironmentObject private var store: MailStore

    var body: some View {
        let messages = store.messages(in: mailbox)
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
                .contextMenu {
                    Button(message.isFlagged ? "Remove Flag" : "Flag") { flag(message) }
                    Button("Archive") { withAnimation { store.move(message.id, to: .archive) } }
                    Divider()
                    Button("Delete", role: .destructive) {
                        withAnimation { store.move(message.id, to: .trash) }
                    }
                }
        }
        .animation(.default, value: messages.map(\.id))
        .overlay {
            if messages.isEmpty {
                if store.text.isEmpty {
                    ContentUnavailableView("No Messages", systemImage: mailbox.symbol)
                } else {
                    ContentUnavailableView.search(text: store.text)
                }
            }
        }
        .searchable(text: $store.text, tokens: $store.tokens, prompt: "Search Mail") { token in
            Label(token.rawValue, systemImage: token.symbol)
        }
        .searchScopes($store.scope) {
            ForEach(SearchScope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .searchSuggestions {
            if store.text.isEmpty {
                ForEach(SearchToken.allCases) { token in
                    Label(token.rawValue, systemImage: token.symbol).searchCompletion(token)
                }
            } else {
                ForEach(
                    store.senders.filter { $0.localizedCaseInsensitiveContains(store.text) },
                    id: \.self
                ) {
                    Text($0).searchCompletion($0)
                }
            }
        }
        .navigationTitle(mailbox.rawValue)
        .navigationSubtitle("\(messages.count) messages")
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
