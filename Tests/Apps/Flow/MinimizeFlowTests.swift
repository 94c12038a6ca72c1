import CasementTesting
import SwiftUI
import Testing

/// A window is minimised: phases in the view, the scene and the app, and what their closures save.
@MainActor
@Suite(.serialized)
struct MinimizeFlowTests {
    @MainActor
    private final class Journal {
        var view: [ScenePhase] = []
        var scene: [ScenePhase] = []
        var app: [ScenePhase] = []
    }

    /// The apps of these tests are made by their type alone, so they share one journal.
    private static let journal = Journal()

    private struct DiaryApp: App {
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            DiaryScene()
                .onChange(of: phase) { _, new in journal.app.append(new) }
        }
    }

    private struct DiaryScene: Scene {
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup("Diary", id: "diary") { Diary() }
                .onChange(of: phase) { _, new in journal.scene.append(new) }
        }
    }

    private struct Diary: View {
        @Environment(\.scenePhase) private var phase
        @SceneStorage("leavings") private var leavings = 0

        var body: some View {
            Text("Left \(leavings) times")
                .onChange(of: phase) { _, new in
                    journal.view.append(new)
                    if new == .background { leavings += 1 }
                }
        }
    }

    private let app: TestApp

    init() {
        app = TestApp(DiaryApp.self)
        Self.journal.view = []
        Self.journal.scene = []
        Self.journal.app = []
    }

    @Test(
        "S-152: minimising the only window takes view, scene and app through inactive to background"
    )
    func minimise() {
        app.minimizeWindow(1)
        #expect(Self.journal.view == [.inactive, .background])
        #expect(Self.journal.scene == [.inactive, .background])
        #expect(Self.journal.app == [.inactive, .background])
        #expect(app.window(1)?.phase == "background")
        app.restoreWindow(1)
        #expect(Self.journal.view == [.inactive, .background, .inactive, .active])
        #expect(Self.journal.scene == Self.journal.view)
        #expect(Self.journal.app == Self.journal.view)
        app.find("Left 1 times").expect()
    }

    @Test("S-154: with another window active, only the minimised one notices")
    func oneOfTwo() {
        app.openWindow(id: "diary")
        Self.journal.view = []
        app.minimizeWindow(2)
        #expect(Self.journal.view == [.inactive, .background])
        #expect(Self.journal.scene.isEmpty)
        #expect(Self.journal.app.isEmpty)
        #expect(app.window(1)?.isKey == true)
        app.minimizeWindow(1)
        #expect(Self.journal.app == [.inactive, .background])
    }

    @Test("What a closure stores at the last phase survives a kill in the very next turn")
    func saved() {
        app.minimizeWindow(1)
        app.kill()
        app.restart()
        #expect(app.windows.count == 1)
        app.restoreWindow(1)
        app.find("Left 1 times").expect()
    }

    @Test("A minimised window is neither painted nor key, and keeps its state")
    func unpainted() throws {
        let surface = try #require(app.host.surfaces.first)
        app.minimizeWindow(1)
        let frames = surface.frames
        app.advance(by: .seconds(1))
        #expect(surface.frames == frames)
        #expect(app.window(1)?.isKey == false)
    }

    @Test("S-153: closing goes the same way, and S-155: so does quitting, for every window")
    func endings() {
        app.openWindow(id: "diary")
        Self.journal.view = []
        app.closeWindow(1)
        #expect(Self.journal.view == [.inactive, .background])
        #expect(Self.journal.app.isEmpty)
        app.quit()
        #expect(Self.journal.view == [.inactive, .background, .inactive, .background])
        #expect(Self.journal.app == [.inactive, .background])
        app.restart()
        #expect(app.windows.map(\.number) == [2])
        app.find("Left 1 times").expect()
    }
}
