import CasementTesting
import Scenes
import SwiftUI
import Testing

/// Launch, and what comes back at the next one.
@MainActor
@Suite(.serialized)
struct LaunchFlowTests {
    private struct DeskApp: App {
        var body: some Scene {
            WindowGroup("Desk", id: "desk") { Desk() }
            WindowGroup("Paper", id: "paper", for: Int.self) { $number in
                Paper(number: $number)
            }
            Window("Clock", id: "clock") { Text("Tick") }
        }
    }

    private struct Desk: View {
        @SceneStorage("title") private var title = ""
        @SceneStorage("count") private var count = 0
        @State private var forgotten = 0
        @State private var firstSeen: Int?

        var body: some View {
            VStack {
                TextField("Title", text: $title)
                TextField("Other", text: .constant(""))
                Text("\(count) kept, \(forgotten) forgotten")
                Button("Count") {
                    count += 1
                    forgotten += 1
                }
            }
            .padding()
        }
    }

    private struct Paper: View {
        @Binding var number: Int?

        var body: some View {
            VStack {
                Text("Paper \(number.map(String.init) ?? "blank")")
                Button("Next") { number = (number ?? 0) + 1 }
            }
        }
    }

    private let app = TestApp(DeskApp.self)

    private var order: [Int] {
        app.host.instance.windows.sorted { $0.order < $1.order }.map(\.id.number)
    }

    /// Three windows, each moved, filled and used; the second has the keyboard.
    private func arrange() {
        app.openWindow(id: "desk")
        app.openWindow(value: 7)
        app.moveWindow(1, to: CGPoint(x: 40, y: 60))
        app.resizeWindow(1, to: CGSize(width: 500, height: 320))
        app.moveWindow(2, to: CGPoint(x: 300, y: 200))
        app.find("Next").inWindow(3).tap()
        app.find("Title", role: .textField).inWindow(1).type("First")
        app.find("Count").inWindow(1).tap()
        app.find("Title", role: .textField).inWindow(2).type("Second")
    }

    private func expectArranged() {
        #expect(app.windows.map(\.number) == [1, 2, 3])
        #expect(app.windows.map(\.sceneID) == ["desk", "desk", "paper"])
        app.find("Title", role: .textField).inWindow(1).expectValue("First")
        app.find("1 kept, 0 forgotten").inWindow(1).expect()
        app.find("Title", role: .textField).inWindow(2).expectValue("Second")
        app.find("Paper 8").inWindow(3).expect()
    }

    @Test("A first start opens the first scene alone, active and key")
    func pristine() {
        #expect(app.windows.map(\.sceneID) == ["desk"])
        #expect(app.windows[0].phase == "active")
        #expect(app.windows[0].isKey)
    }

    @Test(
        "S-137, S-165: after a kill windows come back with frame, order, focus, values and storage")
    func killed() {
        arrange()
        let before = app.windows
        let orderBefore = order
        app.kill()
        app.restart()
        #expect(app.windows.map(\.frame) == before.map(\.frame))
        #expect(order == orderBefore)
        #expect(app.windows.map(\.isKey) == [false, true, false])
        app.find("Title", role: .textField).inWindow(2).expectFocus()
        app.type("!")
        app.find("Title", role: .textField).inWindow(2).expectValue("Second!")
    }

    @Test("A quit brings back the same, and twice over")
    func quit() {
        arrange()
        let frames = app.windows.map(\.frame)
        app.restart()
        expectArranged()
        #expect(app.windows.map(\.frame) == frames)
        app.restart()
        expectArranged()
        #expect(app.windows.map(\.frame) == frames)
    }

    @Test("A window that was closed stays closed, and its number is not used again")
    func closed() {
        arrange()
        app.closeWindow(2)
        app.kill()
        app.restart()
        #expect(app.windows.map(\.number) == [1, 3])
        app.openWindow(id: "desk")
        #expect(app.windows.map(\.number) == [1, 3, 4])
        app.find("Title", role: .textField).inWindow(4).expectValue("")
    }

    private struct FirstSightApp: App {
        var body: some Scene {
            WindowGroup { FirstSight() }
        }
    }

    private struct FirstSight: View {
        @SceneStorage("count") private var count = 0
        @State private var seen = Seen()

        final class Seen { var counts: [Int] = [] }

        var body: some View {
            let _ = seen.counts.append(count)
            VStack {
                Text("First body saw \(seen.counts[0])")
                Button("Count") { count += 1 }
            }
        }
    }

    @Test("S-162: what a scene stored is there in its first body")
    func firstBody() {
        let app = TestApp(FirstSightApp.self)
        app.find("First body saw 0").expect()
        app.find("Count").tap()
        app.find("Count").tap()
        app.kill()
        app.restart()
        app.find("First body saw 2").expect()
    }

    private struct Origin: View {
        @Environment(\.startReason) private var reason
        @SceneStorage("word") private var word = "none"

        var body: some View {
            VStack {
                Text("Started: \(String(describing: reason))")
                Text("Word: \(word)")
                Button("Say") { word = "said" }
            }
        }
    }

    @Test("Why the app started is told: afresh, after a quit, after a kill")
    func reasons() {
        let app = TestApp { Origin() }
        app.find("Started: pristine").expect()
        app.restart()
        app.find("Started: relaunch").expect()
        app.kill()
        app.restart()
        app.find(containing: "killed").expect()
    }

    @Test("A session that cannot be read is set aside, said once, and the app starts afresh")
    func unreadable() throws {
        let app = TestApp { Origin() }
        app.find("Say").tap()
        app.quit()
        let files = try FileManager.default.contentsOfDirectory(
            at: app.sessionDirectory, includingPropertiesForKeys: nil)
        for file in files where file.lastPathComponent.contains("sqlite") {
            try Data(repeating: 0x2A, count: 4_000).write(to: file)
        }
        app.restart()
        app.find("Word: none").expect()
        app.find(containing: "setAside").expect()
        #expect(app.logLines.filter { $0.contains("aside") }.count == 1)
        app.find("Say").tap()
        app.restart()
        app.find("Word: said").expect()
        #expect(app.logLines.filter { $0.contains("aside") }.count == 1)
    }
}
