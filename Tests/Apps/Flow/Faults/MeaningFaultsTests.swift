import CasementTesting
import Scenes
import Sessions
import SwiftUI
import Testing

/// What storage, phases and the start reason mean, with and without crashes.
@MainActor
@Suite(.serialized)
struct MeaningFaultsTests {
    @MainActor fileprivate final class Log {
        static var lines: [String] = []

        static func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private struct PhaseApp: App {
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup("Main", id: "main") { PhaseView() }
                .onChange(of: phase) { Log.lines.append("app \($0)") }
        }
    }

    private struct PhaseView: View {
        @Environment(\.scenePhase) private var phase
        @Environment(\.startReason) private var reason
        @SceneStorage("phases") private var phases = "none"
        @SceneStorage("shared") private var shared = "default"

        var body: some View {
            VStack {
                Text("phases \(phases)")
                Text("reason \(String(describing: reason))")
                Sharer()
                Button("Share") { shared = "written" }
                Text("outer \(shared)")
            }
            .onAppear { Log.lines.append("appears \(phase)") }
            .onChange(of: phase) { phase in
                Log.lines.append("view \(phase)")
                if phase != .active { phases += " \(phase)" }
            }
        }
    }

    private struct Sharer: View {
        @SceneStorage("shared") private var shared = "inner default"

        var body: some View { Text("inner \(shared)") }
    }

    @Test("FAULTS 53: two views of a scene share a key, two scenes do not, defaults stand in")
    func sharing() {
        let app = TestApp(PhaseApp.self)
        app.openWindow(id: "main")
        app.find("inner inner default").inWindow(1).expect()
        app.find("outer default").inWindow(1).expect()
        app.find("Share").inWindow(1).tap()
        app.kill()
        app.restart()
        app.find("inner written").inWindow(1).expect()
        app.find("outer written").inWindow(1).expect()
        app.find("inner inner default").inWindow(2).expect()
        app.find("outer default").inWindow(2).expect()
    }

    @Test("FAULTS 54: phases after a recovery come in the order of a clean launch")
    func phases() {
        _ = Log.take()
        let app = TestApp(PhaseApp.self)
        let first = Log.take()
        #expect(!first.isEmpty)
        app.quit()
        _ = Log.take()
        app.restart()
        let afterQuit = Log.take()
        app.kill()
        #expect(Log.take().isEmpty)
        app.restart()
        let afterKill = Log.take()
        #expect(afterQuit == first)
        #expect(afterKill == first)
    }

    @Test("FAULTS 55: what is written at inactive and at background is saved, also by a quit")
    func saving() {
        let app = TestApp(PhaseApp.self)
        app.minimizeWindow(1)
        app.kill()
        app.restart()
        app.restoreWindow(1)
        app.find("phases none inactive background inactive").expect()
        app.restart()
        app.find("phases none inactive background inactive inactive background").expect()
    }

    @Test("FAULTS 56: the start reason is right for pristine, quit, kill and set aside")
    func reasons() throws {
        let app = TestApp(PhaseApp.self)
        app.find("reason pristine").expect()
        app.restart()
        app.find("reason relaunch").expect()
        app.kill()
        app.restart()
        app.find(containing: "reason recovered").expect()
        app.find(containing: "killed").expect()
        app.quit()
        for name in ["session.sqlite", "copy.sqlite"] {
            try Data(repeating: 0x2A, count: 4_000).write(
                to: app.sessionDirectory.appending(path: name))
        }
        app.restart()
        app.find(containing: "reason setAside").expect()
        app.restart()
        app.find("reason relaunch").expect()
    }

    @Test("FAULTS 46: a crash is forgotten once an app has lived on after its first frames")
    func settling() async throws {
        let app = TestApp(PhaseApp.self)
        app.kill()
        let crashes = app.sessionDirectory.appending(path: "session.crashes")
        func count() throws -> Int { try Data(contentsOf: crashes).count }
        try Data("e".utf8).write(to: crashes)
        app.restart()
        app.find(containing: "crashed").expect()
        #expect(try count() == 1)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(30)
        while try count() > 0, clock.now < end { try await clock.sleep(for: .milliseconds(50)) }
        #expect(try count() == 0)
        app.kill()
    }

    @Test("FAULTS 58: one session restored twice gives the same pixels")
    func pixels() {
        let app = TestApp(PhaseApp.self)
        app.openWindow(id: "main")
        app.find("Share").inWindow(1).tap()
        app.moveWindow(2, to: CGPoint(x: 77, y: 55))
        app.restart()
        // Bodies show how often the app went to background: that a kill leaves alone.
        app.kill()
        app.restart()
        let first = app.host.surfaces.map(\.framebuffer.checksum)
        app.kill()
        app.restart()
        #expect(app.host.surfaces.map(\.framebuffer.checksum) == first)
        #expect(first.count == 2 && Set(first).count == 2)
    }

    @Test("FAULTS 59: restoring and saving without a change leaves every row as it was")
    func fixedPoint() throws {
        let app = TestApp(PhaseApp.self)
        app.openWindow(id: "main")
        app.find("Share").inWindow(2).tap()
        app.kill()
        app.restart()
        app.kill()
        let first = try SessionReader.read(app.sessionDirectory).session
        #expect(first.windows.count == 2)
        for _ in 1...3 {
            app.restart()
            app.kill()
            #expect(try SessionReader.read(app.sessionDirectory).session == first)
        }
    }
}
