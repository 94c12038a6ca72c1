import Foundation
import Testing
import Views
import Widgets

@testable import Scenes

/// Which scene gets what comes from outside.
@MainActor
struct ExternalEventTests {
    private let notes = Notes()

    private func launch(_ options: AppOptions = AppOptions()) -> RunningApp {
        RunningApp(MailApp(notes: notes), options: options)
    }

    private func send(_ text: String, to app: RunningApp, atLaunch: Bool = false) {
        guard let url = URL(string: text) else { fatalError("\(text) is not a URL") }
        app.act { app.app.receive(.url(url), atLaunch: atLaunch) }
    }

    @Test("S-148: an open scene that prefers an address gets it before one that allows it")
    func preferring() {
        let app = launch()
        app.act { app.app.openWindow(id: "reader") }
        app.act { app.app.openWindow(id: "search") }
        send("mail://letter/1", to: app)
        #expect(notes.take() == ["reader: mail://letter/1"])
        #expect(app.numbers == [1, 2, 3])
        // It comes to front.
        #expect(app.app.keyWindow?.sceneID == "reader")
    }

    @Test("S-148: where none prefers it, an open scene that allows it gets the address")
    func allowing() {
        let app = launch()
        app.act { app.app.openWindow(id: "search") }
        send("mail://letter/2", to: app)
        #expect(notes.take() == ["search: mail://letter/2"])
        #expect(app.numbers == [1, 2])
    }

    @Test("S-148: where no open scene wants it, the scene declared for it opens")
    func matching() {
        let app = launch()
        send("mail://letter/3", to: app)
        #expect(notes.take() == ["reader: mail://letter/3"])
        #expect(app.app.windows.map(\.sceneID) == ["main", "reader"])
    }

    @Test("S-148: what no declaration matches opens the first one that says nothing")
    func fallback() {
        let app = launch()
        send("other://thing", to: app)
        #expect(notes.take() == ["main: other://thing"])
        #expect(app.app.windows.map(\.sceneID) == ["main", "main"])
    }

    @Test("S-148: an empty set and an empty text match nothing, * matches everything")
    func emptyAndAll() {
        #expect(!ExternalEventConditions.matches([], "mail://letter"))
        #expect(!ExternalEventConditions.matches([""], "mail://letter"))
        #expect(!ExternalEventConditions.matches([""], ""))
        #expect(ExternalEventConditions.matches(["*"], "mail://letter"))
        #expect(ExternalEventConditions.matches(["nothing", "*"], ""))
    }

    @Test("S-148: a part of the address is enough, whatever the case and the accents of either")
    func parts() {
        #expect(ExternalEventConditions.matches(["Letter"], "mail://letter/1"))
        #expect(ExternalEventConditions.matches(["cafe"], "place://CAFÉ/1"))
        #expect(ExternalEventConditions.matches(["Über"], "place://uber"))
        #expect(!ExternalEventConditions.matches(["letters"], "mail://letter/1"))
    }

    @Test("S-148: what several views of a scene say adds up")
    func union() {
        let app = launch()
        app.act { app.app.openWindow(id: "several") }
        for place in ["outer", "inner", "beside"] {
            send("any://\(place)", to: app)
            #expect(notes.take() == ["several: any://\(place)"])
        }
        send("any://elsewhere", to: app)
        #expect(notes.take() == ["main: any://elsewhere"])
    }

    @Test("S-148: an activity is compared by what it is about")
    func activities() {
        let app = launch()
        let activity = NSUserActivity(activityType: "reading")
        activity.targetContentIdentifier = "the letter of Monday"
        app.act { app.app.receive(.activity(activity)) }
        #expect(notes.take() == ["reader goes on with reading"])
    }

    @Test("An address that the app was started for goes to the window that opens anyway")
    func atLaunch() {
        let app = launch()
        send("other://thing", to: app, atLaunch: true)
        #expect(notes.take() == ["main: other://thing"])
        #expect(app.numbers == [1])
    }

    @Test("A scene of one window takes the address in that window")
    func oneWindow() {
        let app = launch()
        app.act { app.app.openWindow(id: "log") }
        app.act { app.app.raise(WindowID(1)) }
        send("log://1", to: app)
        #expect(notes.take() == ["log: log://1"])
        #expect(app.app.keyWindow?.sceneID == "log")
        #expect(app.numbers == [1, 2])
    }

    @Test("The app opens its own addresses itself, and hands others on")
    func routing() {
        var options = AppOptions()
        let outside = Outside()
        options.environment.urlOpener = outside
        let app = launch(options)
        func open(_ text: String) -> Bool {
            var accepted = false
            let action = notes.handed["open"] as? OpenURLAction
            app.act { action?(URL(string: text)!) { accepted = $0 } }
            return accepted
        }
        #expect(open("mail://letter/9"))
        #expect(notes.take() == ["reader: mail://letter/9"])
        #expect(outside.opened.isEmpty)
        #expect(!open("https://example.org"))
        #expect(outside.opened == ["https://example.org"])
        // What matches everything claims nothing for itself.
        app.act { app.app.openWindow(id: "all") }
        #expect(!open("https://example.org/2"))
        #expect(notes.take() == [])
    }
}

private final class Outside: URLOpener {
    private(set) var opened: [String] = []

    func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        opened.append(url.absoluteString)
        completion(false)
    }
}

private struct MailApp: App {
    var notes = Notes()

    init() {}
    init(notes: Notes) { self.notes = notes }

    var body: some Scene {
        WindowGroup(id: "main") { Taker(name: "main", notes: notes) }
        WindowGroup(id: "reader") {
            Taker(name: "reader", notes: notes)
                .handlesExternalEvents(preferring: ["letter"], allowing: [])
        }
        .handlesExternalEvents(matching: ["letter"])
        WindowGroup(id: "search") {
            Taker(name: "search", notes: notes)
                .handlesExternalEvents(preferring: [""], allowing: ["LETTER"])
        }
        .handlesExternalEvents(matching: [])
        WindowGroup(id: "several") {
            VStack {
                Taker(name: "several", notes: notes)
                    .handlesExternalEvents(preferring: ["inner"], allowing: [])
                Color.red.handlesExternalEvents(preferring: [], allowing: ["beside"])
            }
            .handlesExternalEvents(preferring: ["outer"], allowing: [])
        }
        .handlesExternalEvents(matching: [])
        WindowGroup(id: "all") {
            Color.red.handlesExternalEvents(preferring: [], allowing: ["*"])
        }
        .handlesExternalEvents(matching: [])
        Window("Log", id: "log") { Taker(name: "log", notes: notes) }
            .handlesExternalEvents(matching: ["log://"])
    }
}

private struct Taker: View {
    let name: String
    let notes: Notes
    @Environment(\.openURL) private var openURL

    var body: some View {
        let _ = notes.handed["open"] = openURL
        Color.clear
            .onOpenURL { notes.add("\(name): \($0)") }
            .onContinueUserActivity("reading") {
                notes.add("\(name) goes on with \($0.activityType)")
            }
    }
}
