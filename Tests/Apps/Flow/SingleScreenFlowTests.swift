import CasementTesting
import SwiftUI
import Testing

/// One app with its windows by themselves and on one screen, under both meanings of losing the
/// keyboard.
@MainActor
struct SingleScreenFlowTests {
    private struct PairApp: App {
        @Environment(\.scenePhase) private var scenePhase

        var body: some Scene {
            WindowGroup("Pair", id: "pair") { Half() }
                .onChange(of: scenePhase) { _, new in print("app is \(new)") }
            WindowGroup("Card", id: "card", for: Int.self) { $number in
                Text("Card \(number ?? 0)").navigationTitle("Card \(number ?? 0)")
            }
        }
    }

    private struct Half: View {
        @Environment(\.openWindow) private var openWindow
        @SceneStorage("count") private var count = 0

        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Button("Card") { openWindow(value: 1) }
            }
            .padding()
        }
    }

    private func phases(_ app: TestApp) -> [String] { app.windows.map(\.phase) }

    @Test(
        "S-132: a value's window comes to front, in both presentations",
        arguments: [
            TestApp.Screen.windows, .single,
        ])
    func front(screen: TestApp.Screen) {
        let app = TestApp(PairApp.self, screen: screen)
        app.find("Card").tap()
        #expect(app.window(2)?.isKey == true)
        app.find("Count 0").inWindow(1).tap()
        app.find("Card").inWindow(1).tap()
        #expect(app.windows.map(\.title) == ["Pair", "Card 1"])
        #expect(app.window(2)?.isKey == true)
    }

    @Test(
        "S-150: on a desktop both windows stay active when the focus moves",
        arguments: [
            TestApp.Screen.windows, .single,
        ])
    func desktop(screen: TestApp.Screen) {
        let app = TestApp(PairApp.self, screen: screen)
        app.openWindow(value: 1)
        app.focusWindow(1)
        #expect(phases(app) == ["active", "active"])
    }

    @Test(
        "S-151: on a device the window without the focus is inactive",
        arguments: [
            TestApp.Screen.windows, .single,
        ])
    func device(screen: TestApp.Screen) {
        let app = TestApp(PairApp.self, screen: screen, phases: .device)
        app.openWindow(value: 1)
        #expect(phases(app) == ["inactive", "active"])
        app.focusWindow(1)
        #expect(phases(app) == ["active", "inactive"])
    }

    @Test(
        "S-152, S-153: minimised a window is in the background, closed it is gone",
        arguments: [TestApp.Screen.windows, .single], [TestApp.Phases.desktop, .device])
    func hiding(screen: TestApp.Screen, profile: TestApp.Phases) {
        let app = TestApp(PairApp.self, screen: screen, phases: profile)
        app.openWindow(value: 1)
        app.minimizeWindow(2)
        #expect(phases(app) == ["active", "background"])
        #expect(app.window(1)?.isKey == true)
        app.restoreWindow(2)
        #expect(app.window(2)?.phase == "active")
        #expect(app.window(2)?.isKey == true)
        app.closeWindow(2)
        #expect(phases(app) == ["active"])
    }

    @Test(
        "S-137: windows come back with frames, order and modes",
        arguments: [
            TestApp.Screen.windows, .single,
        ])
    func restoring(screen: TestApp.Screen) {
        let app = TestApp(PairApp.self, screen: screen)
        app.openWindow(value: 1)
        app.openWindow(value: 2)
        app.moveWindow(2, to: CGPoint(x: 700, y: 500))
        app.resizeWindow(3, to: CGSize(width: 300, height: 222))
        app.minimizeWindow(3)
        app.focusWindow(1)
        let frames = app.windows.map(\.frame)
        app.kill()
        app.restart()
        #expect(app.windows.map(\.frame) == frames)
        #expect(app.windows.map(\.title) == ["Pair", "Card 1", "Card 2"])
        #expect(phases(app) == ["active", "active", "background"])
        #expect(app.window(1)?.isKey == true)
    }

    @Test(
        "Ctrl+N opens a window of the first group, Ctrl+M minimises, Ctrl+W closes",
        arguments: [
            TestApp.Screen.windows, .single,
        ])
    func keys(screen: TestApp.Screen) {
        let app = TestApp(PairApp.self, screen: screen)
        app.key("ctrl+n")
        #expect(app.windows.map(\.sceneID) == ["pair", "pair"])
        app.key("ctrl+m")
        #expect(phases(app) == ["active", "background"])
        app.restoreWindow(2)
        app.key("ctrl+w")
        #expect(app.windows.map(\.number) == [1])
    }

    @Test("Alt+Tab goes to the window before, and back")
    func switching() {
        let app = TestApp(PairApp.self, screen: .single)
        app.openWindow(value: 1)
        app.key("alt+Tab")
        #expect(app.window(1)?.isKey == true)
        app.key("alt+Tab")
        #expect(app.window(2)?.isKey == true)
    }

    @Test("F11 fills the screen, and gives it back")
    func fullScreen() {
        let app = TestApp(PairApp.self, screen: .single)
        let frame = app.window(1)?.frame
        app.key("F11")
        #expect(app.window(1)?.frame.size == CGSize(width: 1920, height: 1080))
        app.key("F11")
        #expect(app.window(1)?.frame == frame)
    }
}
