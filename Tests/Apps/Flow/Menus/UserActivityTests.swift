import CasementTesting
import SwiftUI
import Testing

/// A scene puts away what its user was doing, and goes on with it when it comes back.
@MainActor
struct UserActivityTests {
    private struct Bookmark: Codable, Equatable {
        var page: Int
        var isRead: Bool
    }

    private struct BookApp: App {
        var body: some Scene {
            WindowGroup("Book", id: "book") { BookView() }
            WindowGroup("Notebook", id: "notebook") { BookView() }.restorationBehavior(.disabled)
        }
    }

    private struct BookView: View {
        @State private var page = 1
        @State private var isReading = true
        @State private var continued = "nothing"

        var body: some View {
            VStack {
                Text("Page \(page)")
                Text("Continued \(continued)")
                Button("Turn") { page += 1 }
                Toggle("Reading", isOn: $isReading)
            }
            .userActivity("reading", isActive: isReading) { activity in
                activity.title = "Page \(page)"
                activity.userInfo = ["page": page, "source": URL(string: "book://1")!]
                try? activity.setTypedPayload(Bookmark(page: page, isRead: page > 2))
            }
            .onContinueUserActivity("reading") { activity in
                let bookmark = try? activity.typedPayload(Bookmark.self)
                page = bookmark?.page ?? 0
                continued =
                    "\(activity.title ?? "") of \(activity.userInfo?["source"] ?? "nowhere"), "
                    + "page \(activity.userInfo?["page"] as? Int ?? 0), "
                    + "\(bookmark?.isRead == true ? "read" : "unread")"
            }
            .onContinueUserActivity("writing") { _ in continued = "the wrong thing" }
        }
    }

    private let app = TestApp(BookApp.self)

    @Test("What the user was doing in a scene is gone on with after a quit")
    func quit() {
        app.find("Turn").tap()
        app.find("Turn").tap()
        app.restart()
        #expect(app.find("Page 3").exists)
        #expect(app.find("Continued Page 3 of book://1, page 3, read").exists)
    }

    @Test("Each window goes on with its own activity, after a kill too")
    func windows() {
        app.find("Turn").tap()
        app.openWindow(id: "book")
        for _ in 0..<4 { app.find("Turn").tap() }
        app.kill()
        app.restart()
        #expect(app.find("Page 2").inWindow(1).exists)
        #expect(app.find("Page 5").inWindow(2).exists)
    }

    @Test("An activity that is not active any more is not gone on with")
    func inactive() {
        app.find("Turn").tap()
        app.find("Reading").tap()
        app.restart()
        #expect(app.find("Continued nothing").exists)
        #expect(app.find("Page 1").exists)
    }

    @Test("A window that opens anew goes on with nothing")
    func fresh() {
        app.find("Turn").tap()
        app.closeWindow(1)
        app.openWindow(id: "book")
        #expect(app.find("Continued nothing").exists)
    }

    @Test("An activity holds a payload of the type it was given, and of no other")
    func payload() throws {
        let activity = NSUserActivity(activityType: "reading")
        #expect(throws: (any Error).self) { try activity.typedPayload(Bookmark.self) }
        try activity.setTypedPayload(Bookmark(page: 4, isRead: true))
        #expect(try activity.typedPayload(Bookmark.self) == Bookmark(page: 4, isRead: true))
        #expect(throws: (any Error).self) { try activity.typedPayload([Int].self) }
    }
}
