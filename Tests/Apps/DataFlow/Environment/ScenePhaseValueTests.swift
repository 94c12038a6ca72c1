import CasementTesting
import Combine
import SwiftUI
import Testing

/// An app is made by the kit, so what it notes has no other place.
private let lines = Lines()

/// What apps, scenes and views read of phases and windows, and what reaches the windows.
@Suite(.serialized)
@MainActor
struct ScenePhaseValueTests {
    private final class Shared: ObservableObject {
        @Published var count = 0
    }

    private struct PhaseView: View {
        @Environment(\.scenePhase) private var phase
        @Environment(\.openWindow) private var openWindow
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
        @Environment(\.lineSpacing) private var spacing
        @EnvironmentObject private var shared: Shared
        let name: String
        var body: some View {
            Text("\(name) \(phase), spacing \(Int(spacing)), shared \(shared.count)")
                .onChange(of: phase) { lines.add("\(name) \(phase)") }
            Text("Several: \(supportsMultipleWindows)")
            Button("Another") { openWindow(id: "side") }
            Button("Count") { shared.count += 1 }
        }
    }

    private struct SideScene: Scene {
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            WindowGroup(id: "side") { PhaseView(name: "side") }
                .onChange(of: phase) { lines.add("scene \(phase)") }
        }
    }

    struct PhaseApp: App {
        @Environment(\.scenePhase) private var phase
        @StateObject private var shared = Shared()
        @State private var spacing: CGFloat = 2
        var body: some Scene {
            WindowGroup(id: "main") { PhaseView(name: "main") }
                .environment(\.lineSpacing, spacing)
                .environmentObject(shared)
                .onChange(of: phase) { lines.add("app \(phase)") }
            SideScene().environmentObject(shared)
        }
    }

    private func start() -> TestApp {
        let app = TestApp(PhaseApp.self)
        _ = lines.take()
        return app
    }

    @Test("S-097: a view reads its own window's phase, the app that of the most active one")
    func phases() {
        let app = start()
        app.find("Another").inWindow(1).tap()
        app.find("side active, spacing 0, shared 0").expect()
        _ = lines.take()
        app.minimizeWindow(1)
        #expect(lines.take() == ["main inactive", "main background"])
        app.minimizeWindow(2)
        let said = lines.take()
        #expect(said.filter { $0.hasPrefix("side") } == ["side inactive", "side background"])
        #expect(said.filter { $0.hasPrefix("scene") } == ["scene inactive", "scene background"])
        #expect(said.filter { $0.hasPrefix("app") } == ["app inactive", "app background"])
        app.restoreWindow(1)
        let back = lines.take()
        #expect(back.filter { $0.hasPrefix("app") }.last == "app active")
        #expect(back.filter { $0.hasPrefix("main") } == ["main inactive", "main active"])
        #expect(!back.contains { $0.hasPrefix("side") || $0.hasPrefix("scene") })
    }

    @Test("S-097: outside of any scene the phase is background")
    func outside() {
        #expect(EnvironmentValues().scenePhase == .background)
        #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    }

    @Test("S-098: the app is inactive when no window is active and one is inactive")
    func aggregate() {
        #expect([ScenePhase.background, .inactive, .background].max() == .inactive)
        let app = start()
        app.find("Another").inWindow(1).tap()
        _ = lines.take()
        app.minimizeWindow(2)
        let said = lines.take()
        #expect(!said.contains { $0.hasPrefix("app") })
        #expect(said.contains("scene background"))
    }

    @Test("S-096: what surrounds a scene reaches all its windows, and they share its objects")
    func surroundings() {
        let app = start()
        app.openWindow(id: "main")
        app.find("Another").inWindow(1).tap()
        app.openWindow(id: "side")
        let count = app.windows.count
        #expect(count >= 3)
        app.find("Count").inWindow(1).tap()
        for window in app.windows {
            let spacing = window.sceneID == "main" ? 2 : 0
            app.find(containing: "spacing \(spacing), shared 1").inWindow(window.number).expect()
        }
    }

    @Test("S-109: several windows are possible, and openWindow opens them")
    func windows() {
        let app = start()
        app.find("Several: true").inWindow(1).expect()
        app.find("Another").inWindow(1).tap()
        app.find("Another").inWindow(1).tap()
        #expect(app.windows.map(\.sceneID) == ["main", "side", "side"])
        #expect(app.logLines == [])
    }

    @Test("S-109: where a system shows one window, openWindow is ignored, and said once")
    func oneWindow() {
        let app = start()
        var values = app.host.instance.environment.value
        values.supportsMultipleWindows = false
        app.host.instance.environment.write(values)
        app.settle()
        app.find("Several: false").inWindow(1).expect()
        for _ in 1...2 { app.find("Another").inWindow(1).tap() }
        #expect(app.windows.map(\.sceneID) == ["main"])
        #expect(
            app.logLines
                == ["This system shows one window; openWindow is ignored. [openWindow]"])
    }
}
