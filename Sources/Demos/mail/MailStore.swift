import SwiftUI

/// A folder of messages.
enum Mailbox: String, CaseIterable, Codable, Identifiable, Hashable {
    case inbox = "Inbox"
    case flagged = "Flagged"
    case archive = "Archive"
    case trash = "Trash"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .inbox: "tray"
        case .flagged: "flag"
        case .archive: "archivebox"
        case .trash: "trash"
        }
    }
}

struct Message: Identifiable, Codable, Hashable {
    let id: Int
    let sender: String
    let subject: String
    let body: String
    let date: Date
    var mailbox = Mailbox.inbox
    var isRead = false
    var isFlagged = false
}

/// A narrowing of a search that stands before its text.
enum SearchToken: String, CaseIterable, Identifiable, Hashable {
    case unread = "Unread"
    case flagged = "Flagged"

    var id: Self { self }
    var symbol: String { self == .unread ? "envelope.badge" : "flag" }
}

enum SearchScope: String, CaseIterable {
    case mailbox = "This Mailbox"
    case everywhere = "All Mailboxes"
}

/// What is searched for, and where.
struct MailSearch {
    var text = ""
    var tokens: [SearchToken] = []
    var scope = SearchScope.mailbox

    var isEmpty: Bool { text.isEmpty && tokens.isEmpty }

    func matches(_ message: Message) -> Bool {
        let fitsTokens = tokens.allSatisfy { $0 == .unread ? !message.isRead : message.isFlagged }
        guard !text.isEmpty else { return fitsTokens }
        return fitsTokens
            && [message.sender, message.subject, message.body]
                .contains { $0.localizedCaseInsensitiveContains(text) }
    }
}

/// The messages, which are kept in the user's defaults.
@MainActor
final class MailStore: ObservableObject {
    @Published private(set) var messages: [Message] {
        didSet {
            UserDefaults.standard.set(try? JSONEncoder().encode(messages), forKey: Self.key)
        }
    }
    private static let key = "messages"

    init() {
        let saved = UserDefaults.standard.data(forKey: Self.key)
        let messages = saved.flatMap { try? JSONDecoder().decode([Message].self, from: $0) }
        self.messages = messages ?? Message.samples
    }

    func messages(in mailbox: Mailbox, _ search: MailSearch) -> [Message] {
        messages.filter { message in
            let isHere =
                search.scope == .everywhere && !search.isEmpty || Self.holds(mailbox, message)
            return isHere && search.matches(message)
        }
        .sorted { $0.date > $1.date }
    }

    func unread(in mailbox: Mailbox) -> Int {
        messages.count { Self.holds(mailbox, $0) && !$0.isRead }
    }

    func message(_ id: Message.ID?) -> Message? { messages.first { $0.id == id } }

    var senders: [String] { Set(messages.map(\.sender)).sorted() }

    func change(_ id: Message.ID, _ change: (inout Message) -> Void) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        change(&messages[index])
    }

    func move(_ id: Message.ID, to mailbox: Mailbox) { change(id) { $0.mailbox = mailbox } }

    func send(to recipient: String, subject: String, body: String) {
        let sent = Message(
            id: (messages.map(\.id).max() ?? 0) + 1, sender: "Me to \(recipient)",
            subject: subject, body: body, date: .now, mailbox: .archive, isRead: true)
        messages.append(sent)
    }

    private static func holds(_ mailbox: Mailbox, _ message: Message) -> Bool {
        mailbox == .flagged
            ? message.isFlagged && message.mailbox != .trash : message.mailbox == mailbox
    }
}

extension Message {
    static let samples: [Message] = {
        let texts: [(String, String, String)] = [
            (
                "Ada Keller", "Boat trip on Saturday",
                "The boat leaves at nine from the north pier. Bring a warm coat, the wind is fresh on the lake, and something for the picnic."
            ),
            (
                "Library", "Two books are due",
                "Please bring back “The Lighthouse Keeper” and “A History of Maps” by Friday, or extend them online."
            ),
            (
                "Bo Lindqvist", "Plans for the garden shed",
                "I drew the shed again with the door on the left side. The beams are 12 by 12 now, which should carry the snow."
            ),
            (
                "Weather Service", "Frost warning",
                "Temperatures fall below zero tonight in your district. Cover sensitive plants."
            ),
            (
                "Cleo Marin", "Rehearsal moved",
                "We rehearse in the small hall this week, because the large one gets a new floor. Same time, same songs."
            ),
            (
                "Railway", "Your ticket to Chur",
                "Seat 42 in coach 7, departure 8:07 from platform 9. Show this message on board."
            ),
            (
                "Dana Whitfield", "Photographs from the summit",
                "Here are the first ones. The clouds opened for just ten minutes, and we were there."
            ),
            (
                "Bo Lindqvist", "Re: Plans for the garden shed",
                "One more thing: the roof could take solar panels if we turn it a little to the south."
            ),
            (
                "Bakery", "Your order is ready",
                "Two loaves of rye and a plum cake wait for you until six."
            ),
            (
                "Ada Keller", "Recipe",
                "As promised: 500 g flour, 7 g salt, 350 ml water, and patience over night."
            ),
        ]
        return texts.enumerated().map { index, text in
            Message(
                id: index + 1, sender: text.0, subject: text.1, body: text.2,
                date: Date(timeIntervalSinceReferenceDate: 800_000_000 - Double(index) * 8_200),
                mailbox: index == 8 ? .archive : .inbox, isRead: index % 3 == 1,
                isFlagged: index == 2 || index == 6)
        }
    }()
}
