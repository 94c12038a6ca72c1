import Foundation
import Sessions
import Testing
import Views

@testable import Scenes

@MainActor
struct RestoreTests {
    private let frame = CGRect(x: 100, y: 100, width: 320, height: 240)

    private func session(_ windows: [SavedWindow], next: Int = 10) -> SavedSession {
        SavedSession(windows: windows, nextWindowNumber: next)
    }

    private func window(
        _ number: Int, _ scene: String, order: Int = 0, isKey: Bool = false,
        mode: WindowMode = .normal, json: String? = nil
    ) -> SavedWindow {
        SavedWindow(
            number: number, sceneID: scene,
            value: json.map {
                SavedWindow.Value(typeName: String(reflecting: Int.self), json: Data($0.utf8))
            },
            frame: frame.offsetBy(dx: Double(number), dy: 0), mode: mode, order: order,
            isKey: isKey)
    }

    @Test("S-137: windows come back with their numbers, frames, order and key window")
    func windows() {
        let app = RunningApp(
            RestoredApp(),
            session: session([
                window(2, "main", order: 2), window(3, "document", order: 0, json: "7"),
                window(5, "main", order: 1, isKey: true, mode: .maximized),
            ]))
        #expect(app.numbers == [2, 3, 5])
        #expect(app.window(2).state.frame == frame.offsetBy(dx: 2, dy: 0))
        #expect(app.window(3).scene.value?.current == AnyHashable(7))
        #expect(app.window(5).state.mode == .maximized)
        #expect(app.app.keyWindow?.id == WindowID(5))
        // The key window comes to front, the others keep their order.
        #expect(app.app.manager.windows.map(\.id.number) == [3, 2, 5])
        app.act { app.app.openNewWindow() }
        #expect(app.numbers == [2, 3, 5, 10])
    }

    @Test("A minimised window comes back minimised and stays in background")
    func minimized() {
        let app = RunningApp(
            RestoredApp(), session: session([window(1, "main", mode: .minimized)]))
        #expect(app.window(1).phase == .background)
        app.act { app.app.handle(.shown, in: WindowID(1)) }
        #expect(app.window(1).phase == .active)
        #expect(app.window(1).state.frame == frame.offsetBy(dx: 1, dy: 0))
    }

    @Test("S-136: a value that no longer decodes is the group's default, or nil")
    func values() {
        let app = RunningApp(
            RestoredApp(),
            session: session([
                window(1, "document", json: "\"text\""), window(2, "titled", json: "nonsense"),
                window(3, "document", json: "3"),
            ]))
        #expect(app.window(1).scene.value?.current == nil)
        #expect(app.window(2).scene.value?.current == AnyHashable("untitled"))
        #expect(app.window(3).scene.value?.current == AnyHashable(3))
    }

    @Test("S-138: what may not or cannot come back is dropped, each with its reason")
    func dropped() {
        let app = RunningApp(
            RestoredApp(),
            session: session([
                window(1, "gone"), window(2, "secret"), window(3, "about"), window(4, "about"),
                window(5, "main"),
            ]))
        #expect(app.numbers == [4, 5])
        let reasons = Dictionary(uniqueKeysWithValues: app.dropped.map { ($0.number, $0.reason) })
        #expect(reasons == [1: .unknownScene, 2: .notRestored, 3: .secondOfSingleton])
        // The rows of a scene that is unknown today are kept, those of the others go.
        #expect(app.saved.windows.map(\.number) == [1, 4, 5])
    }

    @Test("Where nothing comes back, the app opens as at its first start")
    func nothing() {
        let app = RunningApp(RestoredApp(), session: session([window(1, "gone")], next: 2))
        #expect(app.app.windows.map(\.sceneID) == ["main"])
        #expect(app.numbers == [2])
    }

    @Test("S-138: windows of a scene that is not restored are not saved")
    func secret() {
        let app = RunningApp(RestoredApp())
        app.act { app.app.openWindow(id: "secret") }
        #expect(app.numbers == [1, 2])
        #expect(app.saved.windows.map(\.number) == [1])
    }

    @Test("Restoring, saving and restoring again changes nothing")
    func fixedPoint() {
        let first = RunningApp(RestoredApp())
        first.act { first.app.openWindow(id: "document", value: 4, type: Int.self) }
        first.act { first.app.move(WindowID(2), to: CGPoint(x: 30, y: 40)) }
        first.act { first.app.quit() }
        let second = RunningApp(RestoredApp(), session: first.saved)
        #expect(second.saved == first.saved)
        #expect(second.window(2).state.frame.origin == CGPoint(x: 30, y: 40))
        #expect(second.app.windows.map(\.sceneID) == ["main", "document"])
    }

    @Test("S-165: an app that is killed comes back as the last turn left it")
    func killed() {
        let first = RunningApp(RestoredApp())
        first.act { first.app.openWindow(id: "document", value: 4, type: Int.self) }
        let second = RunningApp(RestoredApp(), session: first.saved)
        #expect(second.numbers == [1, 2])
        #expect(second.app.keyWindow?.id == WindowID(2))
        #expect(second.window(2).scene.value?.current == AnyHashable(4))
    }

    @Test("Each turn records what it changed, and nothing else")
    func recorder() {
        var recorder = SessionRecorder(nextNumber: 1)
        let one = window(1, "main")
        let first = recorder.record([one], storage: [1: ["a": .int(1)]], nextNumber: 2)
        #expect(!first.isEmpty)
        #expect(recorder.record([one], storage: [:], nextNumber: 2).isEmpty)
        var session = SavedSession()
        session.apply(first)
        session.apply(recorder.record([one], storage: [1: ["a": nil]], nextNumber: 2))
        #expect(session.windows.first?.storage == [:])
        session.apply(recorder.record([], storage: [:], nextNumber: 2))
        #expect(session.windows.isEmpty)
        #expect(session.nextWindowNumber == 2)
    }
}

private struct RestoredApp: App {
    var body: some Scene {
        WindowGroup(id: "main") { EmptyView() }
        WindowGroup(id: "document", for: Int.self) { _ in EmptyView() }
        WindowGroup(id: "titled", for: String.self) { _ in
            EmptyView()
        } defaultValue: {
            "untitled"
        }
        WindowGroup(id: "secret") { EmptyView() }.restorationBehavior(.disabled)
        Window("About", id: "about") { EmptyView() }
    }
}
