import CasementTesting
import SwiftUI
import Testing

/// Who sees what a scene keeps, and for how long it is kept.
@MainActor
@Suite(.serialized)
struct SceneStorageSharingTests {
    @MainActor
    private final class Journal {
        static let shared = Journal()
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines.sorted()
        }
    }

    private struct Counter: View {
        let name: String
        @SceneStorage private var count: Int

        init(_ name: String, key: String = "count") {
            self.name = name
            _count = SceneStorage(wrappedValue: 0, key)
        }

        var body: some View {
            let _ = Journal.shared.lines.append("\(name) \(count)")
            Text("\(name) \(count)")
                .onTapGesture { count += 1 }
                .onChange(of: count) { old, new in
                    Journal.shared.lines.append("\(name) changed \(old) to \(new)")
                }
        }
    }

    private struct Pair: View {
        @State private var forgotten = 0
        var body: some View {
            VStack {
                Counter("a")
                Counter("b")
                Counter("other", key: "other")
                Text("forgotten \(forgotten)").onTapGesture { forgotten += 1 }
            }
        }
    }

    private struct PairApp: App {
        var body: some Scene {
            WindowGroup("Pair", id: "pair") { Pair() }
            WindowGroup("Value", id: "value", for: Int.self) { $number in
                Counter("value \(number ?? 0)")
            }
        }
    }

    private let app = TestApp(PairApp.self)

    init() { Journal.shared.lines = [] }

    @Test("S-159: two views of one scene share a key, and a write evaluates both and no other")
    func shared() {
        app.find("a 0").tap()
        app.find("b 1").expect()
        #expect(
            Journal.shared.take() == ["a 1", "a changed 0 to 1", "b 1", "b changed 0 to 1"])
        app.find("b 1").tap()
        app.find("a 2").expect()
        app.find("other 0").expect()
    }

    @Test("S-158: a write in one window is not seen in another of the group, nor evaluated there")
    func isolated() {
        app.openWindow(id: "pair")
        Journal.shared.lines = []
        app.find("a 0").inWindow(2).tap()
        #expect(Journal.shared.take().count == 4)
        app.find("b 1").inWindow(2).expect()
        app.find("a 0").inWindow(1).expect()
        app.find("b 0").inWindow(1).expect()
    }

    @Test("S-162: the first body after a relaunch has the value, and nothing has changed")
    func firstBody() {
        app.find("a 0").tap()
        app.find("a 1").tap()
        Journal.shared.lines = []
        app.restart()
        #expect(Journal.shared.take() == ["a 2", "b 2", "other 0"])
        app.find("forgotten 0").tap()
        app.restart()
        app.find("a 2").expect()
        app.find("forgotten 0").expect()
    }

    @Test("S-163, S-165: what was written is kept through a kill, a quit and the background")
    func saved() {
        app.find("a 0").tap()
        app.kill()
        app.restart()
        app.find("a 1").expect()
        app.find("a 1").tap()
        app.quit()
        app.restart()
        app.find("a 2").tap()
        app.minimizeWindow(1)
        app.kill()
        app.restart()
        app.restoreWindow(1)
        app.find("a 3").inWindow(1).expect()
        // A hundred writes of one turn are one value.
        for _ in 1...20 { app.find(containing: "other").tap() }
        app.kill()
        app.restart()
        app.find("other 20").expect()
    }

    @Test("S-164: a window that was closed begins from defaults, also for the same value")
    func closed() {
        app.openWindow(value: 3)
        app.find("value 3 0").tap()
        app.find("value 3 1").expect()
        app.closeWindow(2)
        app.openWindow(value: 3)
        app.find("value 3 0").inWindow(3).expect()
        app.find("value 3 0").inWindow(3).tap()
        app.find("value 3 1").inWindow(3).expect()
        app.openWindow(id: "pair")
        app.find("a 0").inWindow(4).tap()
        app.closeWindow(4)
        app.kill()
        app.restart()
        app.find("value 3 1").inWindow(3).expect()
        #expect(app.windows.count == 2)
        app.openWindow(id: "pair")
        app.find("a 0").inWindow(5).expect()
    }

    private struct Tabs: View {
        @SceneStorage("tab") private var tab = 0
        var body: some View {
            TabView(selection: $tab) {
                Text("Home page").tabItem { Label("Home", systemImage: "house") }.tag(0)
                Text("Settings page").tabItem { Label("Settings", systemImage: "gear") }.tag(1)
            }
            .overlay(alignment: .bottom) { Text("Tab \(tab)") }
        }
    }

    @Test("S-167: a tab the user chose is kept by its scene, and shown at the next launch")
    func tabs() {
        let app = TestApp { Tabs() }
        app.find("Settings", role: .tab).tap()
        app.find("Tab 1").expect()
        app.restart()
        app.find("Tab 1").expect()
        #expect(app.find("Settings", role: .tab).isSelected)
        app.find("Settings page").expect()
        app.find("Home page").expectNone()
    }

    private struct OutsideApp: App {
        @SceneStorage("outside") private var outside = 1

        var body: some Scene {
            WindowGroup("Outside \(outside)") {
                VStack {
                    Text("outside \(outside)")
                    Button("More") { outside += 1 }
                }
            }
        }
    }

    @Test("S-166: declared in an app it is warned about once, and is like state")
    func outsideOfScenes() {
        let app = TestApp(OutsideApp.self)
        app.find("outside 1").expect()
        app.find("More").tap()
        app.find("outside 2").expect()
        app.find("More").tap()
        app.find("outside 3").expect()
        #expect(app.logLines.count { $0.contains("outside of a scene") } == 1)
        app.restart()
        app.find("outside 1").expect()
    }
}
