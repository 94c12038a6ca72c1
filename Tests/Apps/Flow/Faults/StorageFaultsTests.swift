import Automation
import CasementTesting
import Hosting
import Sessions
import SwiftUI
import Testing

/// Apps whose session has no place, loses it, or is someone else's.
@MainActor
@Suite(.serialized)
struct StorageFaultsTests {
    private struct TallyApp: App {
        var body: some Scene {
            WindowGroup("Tally", id: "tally") { Tally() }
        }
    }

    private struct Tally: View {
        @SceneStorage("count") private var count = 0

        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("FAULTS 28: an app whose session is deleted under it runs on and loses nothing")
    func removed() throws {
        let app = TestApp(TallyApp.self)
        app.find("Add").tap()
        try FileManager.default.removeItem(at: app.sessionDirectory)
        #expect(
            !FileManager.default.fileExists(
                atPath: app.sessionDirectory.path(percentEncoded: false)))
        app.find("Add").tap()
        app.find("count 2").expect()
        app.restart()
        app.find("count 2").expect()
        #expect(app.logLines.count { $0.contains("deleted while the app ran") } == 1)
    }

    @Test("FAULTS 29: without HOME and XDG_STATE_HOME an app runs, and says once what it loses")
    func homeless() throws {
        let place = try SessionPlace()
        let host = try place.start(TallyApp.self, [:])
        #expect(host.store == nil)
        try place.driver(host).press(.tap, .element(Selector(label: "Add")))
        #expect(host.shown.contains("count 1"))
        #expect(place.lines.count { $0.contains("windows will not come back") } == 1)
        host.quit()
        let again = try place.start(TallyApp.self, [:])
        #expect(again.shown.contains("count 0"))
        again.quit()
    }

    @Test("FAULTS 29: an app whose session's place is a file runs, and says so once")
    func file() throws {
        let place = try SessionPlace()
        try Data("mine".utf8).write(to: place.root.appending(path: "session"))
        let host = try place.start(TallyApp.self)
        #expect(host.store == nil)
        try place.driver(host).press(.tap, .element(Selector(label: "Add")))
        #expect(host.shown.contains("count 1"))
        host.quit()
        #expect(place.lines.count { $0.contains("needs a directory") } == 1)
        let kept = try Data(contentsOf: place.root.appending(path: "session"))
        #expect(kept == Data("mine".utf8))
    }

    @Test("What is lost is said in plain words in the first window, until the user closes it")
    func notice() throws {
        let place = try SessionPlace()
        try Data("mine".utf8).write(to: place.root.appending(path: "session"))
        let host = try place.start(TallyApp.self)
        #expect(host.shown.contains("cannot be saved in \(place.directory.path)"))
        try place.driver(host).press(.tap, .element(Selector(label: "Add")))
        #expect(host.shown.contains("count 1"))
        try place.driver(host).press(.tap, .element(Selector(label: "Close")))
        host.advance(by: 1)
        #expect(!host.shown.contains("cannot be saved"))
        host.quit()
    }

    @Test("FAULTS 47: a second instance is refused with the first one's process, which runs on")
    func twoInstances() throws {
        let place = try SessionPlace()
        let first = try place.start(TallyApp.self)
        #expect(throws: SessionError.inUse(processID: getpid())) {
            try place.start(TallyApp.self)
        }
        #expect("\(SessionError.inUse(processID: 12))".contains("process 12"))
        try place.driver(first).press(.tap, .element(Selector(label: "Add")))
        first.quit()
        let next = try place.start(TallyApp.self)
        #expect(next.shown.contains("count 1"))
        next.quit()
    }

    @Test("FAULTS 47: a second instance that is asked to runs without the session")
    func unsaved() throws {
        let place = try SessionPlace()
        let first = try place.start(TallyApp.self)
        try place.driver(first).press(.tap, .element(Selector(label: "Add")))
        let second = try place.start(TallyApp.self, ["CASEMENT_SESSION": "none"])
        #expect(second.store == nil)
        #expect(second.shown.contains("count 0"))
        try place.driver(second).press(.tap, .element(Selector(label: "Add")))
        try place.driver(second).press(.tap, .element(Selector(label: "Add")))
        second.quit()
        first.quit()
        #expect(try place.saved.windows[0].storage["count"] == .int(1))
    }
}
