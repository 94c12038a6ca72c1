import CasementTesting
import SwiftUI
import Testing

/// Apps that have a bare screen to themselves.
@MainActor
struct KioskTests {
    private struct KioskApp: App {
        var body: some Scene {
            Window("Kiosk", id: "kiosk") {
                Text("Welcome")
                    .frame(width: 300, height: 200)
            }
            .windowStyle(.plain)
            .windowResizability(.contentSize)
        }
    }

    private struct AppWithExit: App {
        @State private var isOver = false

        var body: some Scene {
            Window("Kiosk", id: "kiosk") { Text(isOver ? "Over" : "Running") }
                .windowStyle(.plain)
                .commands {
                    CommandGroup(replacing: .appTermination) {
                        Button("Leave") { isOver = true }.keyboardShortcut("q")
                    }
                }
        }
    }

    nonisolated private static let ways = ["ctrl+q", "ctrl+w", "ctrl+m", "F11", "alt+F4"]

    @Test("S-609: on a device a plain window fills the single screen")
    func filling() throws {
        let app = TestApp(KioskApp.self, screen: .single, phases: .device)
        let stack = try #require(app.singleScreen).stack
        let screen = stack.screen
        #expect(stack.windows.map(\.shownFrame) == [screen])
        #expect(app.window(1)?.frame.size == screen.size)
        let text = app.find("Welcome").frame
        #expect(abs(text.midX - screen.midX) < 1 && abs(text.midY - screen.midY) < 1)
    }

    @Test("S-609: on a desktop a plain window is as large as its content")
    func desktop() throws {
        for screen in TestApp.Screen.allCases {
            let app = TestApp(KioskApp.self, screen: screen)
            #expect(app.window(1)?.frame.size == CGSize(width: 300, height: 200))
        }
        let windows = TestApp(KioskApp.self, phases: .device)
        #expect(windows.window(1)?.frame.size == CGSize(width: 300, height: 200))
    }

    @Test("S-610: no key leads out of it", arguments: ways)
    func noWayOut(key: String) throws {
        let app = TestApp(KioskApp.self, screen: .single, phases: .device)
        let before = try #require(app.window(1))
        app.key(key)
        app.settle()
        #expect(!app.hasEnded)
        #expect(app.window(1)?.frame == before.frame)
        #expect(app.window(1)?.phase == "active")
    }

    @Test("S-610: unless the app has one")
    func ownWay() {
        let app = TestApp(AppWithExit.self, screen: .single, phases: .device)
        #expect(app.find("Running").exists)
        app.key("ctrl+q")
        #expect(app.find("Over").exists)
        #expect(!app.hasEnded)
    }

    @Test("S-609: it fills the screen again after a restart")
    func restored() {
        let app = TestApp(KioskApp.self, screen: .single, phases: .device)
        app.restart()
        let stack = app.singleScreen?.stack
        #expect(stack?.windows.map(\.shownFrame) == stack.map { [$0.screen] })
    }

    @Test("A kiosk at rest paints nothing and evaluates nothing")
    func idle() {
        let app = TestApp(KioskApp.self, screen: .single, phases: .device)
        app.advance(by: .seconds(1))
        let cost = app.counting { app.advance(by: .seconds(60)) }
        #expect(cost.bodies == 0)
        #expect(cost.frames == 0)
    }
}
