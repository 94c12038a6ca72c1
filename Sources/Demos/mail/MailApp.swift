import SwiftUI

/// A mail client in three columns, with search, swipes and an inspector.
@main
struct MailApp: App {
    @StateObject private var store = MailStore()

    var body: some Scene {
        WindowGroup("Mail") {
            MailView()
                .environmentObject(store)
        }
        .defaultSize(width: 1080, height: 680)
        WindowGroup("Message", id: "message", for: Message.ID.self) { $message in
            MessageWindow(id: message)
                .environmentObject(store)
        }
        .defaultSize(width: 560, height: 480)
    }
}

/// A message that was opened by a double click.
private struct MessageWindow: View {
    let id: Message.ID?
    @EnvironmentObject private var store: MailStore

    var body: some View {
        NavigationStack {
            if let message = store.message(id) {
                MessageView(message: message).navigationTitle(message.subject)
            } else {
                ContentUnavailableView("No Such Message", systemImage: "envelope")
            }
        }
    }
}

struct MailView: View {
    @EnvironmentObject private var store: MailStore
    @SceneStorage("mailbox") private var mailbox: Mailbox?
    @SceneStorage("message") private var message: Message.ID?
    @State private var columns = NavigationSplitViewVisibility.all
    @SceneStorage("isComposing") private var isComposing = false

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(Mailbox.allCases, selection: $mailbox) { mailbox in
                Label(mailbox.rawValue, systemImage: mailbox.symbol)
                    .badge(store.unread(in: mailbox))
            }
            .navigationTitle("Mailboxes")
            .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 260)
        } content: {
            MessageList(mailbox: mailbox ?? .inbox, selection: $message)
                .navigationSplitViewColumnWidth(min: 280, ideal: 360, max: 480)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("New Message", systemImage: "square.and.pencil") {
                            isComposing = true
                        }
                        .labelStyle(.iconOnly)
                        .keyboardShortcut("n")
                        .help("Write a new message")
                    }
                }
        } detail: {
            if let shown = store.message(message) {
                MessageView(message: shown)
            } else {
                ContentUnavailableView("No Message Selected", systemImage: "envelope")
            }
        }
        .navigationSplitViewStyle(.balanced)
        .onAppear { if mailbox == nil { mailbox = .inbox } }
        .onChange(of: message) { _, new in
            if let new { store.change(new) { $0.isRead = true } }
        }
        .sheet(isPresented: $isComposing) { ComposeView() }
    }
}
