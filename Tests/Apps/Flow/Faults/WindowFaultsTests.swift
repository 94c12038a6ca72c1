import CasementTesting
import Scenes
import Sessions
import SwiftUI
import Testing

/// Windows as they come back, whatever has happened to the app or to one of them.
@MainActor
@Suite(.serialized)
struct WindowFaultsTests {
    private struct DeskApp: App {
        var body: some Scene {
            WindowGroup("Desk", id: "desk") { Desk() }
            WindowGroup("Paper", id: "paper", for: Int.self) { $number in
                Text("Paper \(number.map(String.init) ?? "blank")")
                    .navigationTitle("No. \(number ?? 0)")
            }
            WindowGroup("Secret", id: "secret") { Text("Secret") }
                .restorationBehavior(.disabled)
        }
    }

    private struct Desk: View {
        @SceneStorage("words") private var words = ""
        @SceneStorage("count") private var count = 0
        @State private var forgotten = 0

        var body: some View {
            VStack(spacing: 0) {
                TextField("Words", text: $words)
                TextField("Other", text: .constant("other"))
                Text("count \(count), forgotten \(forgotten)")
                Button("Count") {
                    count += 1
                    forgotten += 1
                }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100) { Text("row \($0)").frame(height: 30) }
                    }
                }
                .frame(height: 120)
            }
        }
    }

    private let app = TestApp(DeskApp.self)

    private var order: [Int] {
        app.host.instance.windows.sorted { $0.order < $1.order }.map(\.id.number)
    }

    /// All that is promised of windows, a line each.
    private var arrangement: [String] {
        app.host.instance.windows.map { window in
            "\(window.id.number) \(window.sceneID) \(window.title) \(window.state.frame) "
                + "\(window.state.mode) \(window.order) \(window.isKey) "
                + "\(window.scene.value?.current.map { "\($0)" } ?? "-")"
        }
    }

    @Test(
        "FAULTS 38: count, ids, order, titles and values of 1, 2 and 50 windows come back",
        arguments: [1, 2, 50])
    func many(count: Int) {
        for number in 2...max(count, 2) where number <= count {
            if number % 3 == 0 {
                app.openWindow(value: number)
            } else {
                app.openWindow(id: "desk")
            }
        }
        if count > 1 { app.focusWindow(1) }
        let before = arrangement
        #expect(before.count == count)
        #expect(Set(before).count == count)
        app.kill()
        app.restart()
        #expect(arrangement == before)
        app.restart()
        #expect(arrangement == before)
    }

    @Test("FAULTS 39: frames come back exactly, and modes with the normal frame beneath them")
    func frames() {
        for _ in 2...4 { app.openWindow(id: "desk") }
        let frames = (1...4).map {
            CGRect(x: 30.5 * Double($0), y: 20.25 * Double($0), width: 401, height: 303)
        }
        for (number, frame) in zip(1..., frames) {
            app.moveWindow(number, to: frame.origin)
            app.resizeWindow(number, to: frame.size)
        }
        app.minimizeWindow(2)
        app.host.instance.setMode(.maximized, of: WindowID(3))
        app.host.instance.setMode(.fullScreen, of: WindowID(4))
        app.settle()
        #expect(app.host.instance.windows.map(\.state.frame) == frames)
        let before = arrangement
        app.kill()
        app.restart()
        #expect(arrangement == before)
        #expect(
            app.host.instance.windows.map(\.state.mode)
                == [.normal, .minimized, .maximized, .fullScreen])
        #expect(app.window(2)?.phase == "background")
        app.restoreWindow(2)
        app.host.instance.setMode(.normal, of: WindowID(3))
        app.host.instance.setMode(.normal, of: WindowID(4))
        app.settle()
        #expect(app.host.instance.windows.map(\.state.frame) == frames)
        #expect(app.host.instance.windows.map(\.size) == frames.map(\.size))
    }

    @Test(
        "A saved window that is too wide for a screen of more pixels comes back as wide as it can")
    func wide() throws {
        let app = TestApp(DeskApp.self, scale: 2)
        app.quit()
        var session = try SessionReader.read(app.sessionDirectory).session
        session.windows[0].frame = CGRect(x: 0, y: 0, width: 20_000, height: 60)
        var options = SessionOptions()
        options.isFresh = true
        let (store, _) = try SessionStore.open(at: app.sessionDirectory, options: options)
        store.commit(session.changes(since: nil))
        store.close()
        app.restart()
        #expect(app.windows.map(\.frame.width) == [16_383.5])
    }

    @Test("FAULTS 40: z-order, key window, focused field, selection and scroll offset come back")
    func focus() {
        for _ in 2...3 { app.openWindow(id: "desk") }
        app.find("Words", role: .textField).inWindow(2).type("hello world")
        app.find("row 0").inWindow(2).scroll(by: CGSize(width: 0, height: 600))
        let row = app.find("row 20").inWindow(2).frame
        #expect(app.find("row 0").inWindow(2).frame.minY < 0)
        app.find("row 0").inWindow(3).scroll(by: CGSize(width: 0, height: 90))
        let rowOfThird = app.find("row 4").inWindow(3).frame
        app.focusWindow(1)
        app.focusWindow(2)
        app.key("Home")
        for _ in 0..<5 { app.key("shift+Right") }
        let orderBefore = order
        #expect(orderBefore == [3, 1, 2])
        app.kill()
        app.restart()
        #expect(order == orderBefore)
        #expect(app.windows.map(\.isKey) == [false, true, false])
        app.find("Words", role: .textField).inWindow(2).expectFocus()
        #expect(app.find("row 20").inWindow(2).frame == row)
        #expect(app.find("row 4").inWindow(3).frame == rowOfThird)
        // What was selected is what is replaced.
        app.type("small")
        app.find("Words", role: .textField).inWindow(2).expectValue("small world")
        app.restart()
        #expect(app.find("row 20").inWindow(2).frame == row)
    }

    @Test("FAULTS 40: a restored offset is there in the first frame, without a jump")
    func firstFrame() {
        app.find("row 0").scroll(by: CGSize(width: 0, height: 600))
        let row = app.find("row 20").frame
        app.kill()
        app.restart()
        #expect(app.find("row 20").frame == row)
        #expect(app.host.totals.damagedPixels == app.host.surfaces[0].framebuffer.bounds.area)
    }

    @Test(
        "FAULTS 42, S-139: a window closed one frame before a crash stays closed, its storage gone")
    func closed() throws {
        app.openWindow(id: "desk")
        app.find("Count").inWindow(2).tap()
        app.closeWindow(2)
        app.kill()
        app.restart()
        #expect(app.windows.map(\.number) == [1])
        #expect(try SessionReader.read(app.sessionDirectory).session.windows.count == 1)
        app.openWindow(id: "desk")
        app.find("count 0, forgotten 0").inWindow(3).expect()
    }

    @Test("FAULTS 43: a window opened one frame before a crash is wholly there")
    func opened() {
        app.openWindow(value: 12)
        let before = arrangement
        app.kill()
        app.restart()
        #expect(arrangement == before)
        app.find("Paper 12").inWindow(2).expect()
    }

    @Test("FAULTS 44: damage in one scene's rows costs that scene its value and no other anything")
    func damagedScene() throws {
        app.openWindow(id: "desk")
        for number in 1...2 {
            app.find("Words", role: .textField).inWindow(number).type("words of \(number)")
            app.find("Count").inWindow(number).tap()
        }
        let before = arrangement
        app.quit()
        let database = app.sessionDirectory.appending(path: "session.sqlite")
        var bytes = try Data(contentsOf: database)
        let place = try #require(bytes.firstRange(of: Data("words of 1".utf8))).lowerBound
        bytes[place] ^= 4
        try bytes.write(to: database)
        app.restart()
        #expect(arrangement == before)
        app.find("Words", role: .textField).inWindow(1).expectValue("")
        app.find("count 1, forgotten 0").inWindow(1).expect()
        app.find("Words", role: .textField).inWindow(2).expectValue("words of 2")
        app.find("count 1, forgotten 0").inWindow(2).expect()
        #expect(app.logLines.count { $0.contains("damaged row") } == 1)
    }

    @Test("FAULTS 45, S-138: windows of a scene that is not restored stay away after quit and kill")
    func secret() {
        app.openWindow(id: "secret")
        app.openWindow(id: "desk")
        app.kill()
        app.restart()
        #expect(app.windows.map(\.sceneID) == ["desk", "desk"])
        app.openWindow(id: "secret")
        app.restart()
        #expect(app.windows.map(\.sceneID) == ["desk", "desk"])
    }

    @Test("S-137: state of views is not restored where storage is")
    func state() {
        app.find("Count").tap()
        app.find("count 1, forgotten 1").expect()
        app.restart()
        app.find("count 1, forgotten 0").expect()
    }

    @Test(
        "FAULTS 39: a window minimised out of another mode returns to that mode",
        arguments: [WindowMode.maximized, .fullScreen, .normal])
    func modeBeneath(mode: WindowMode) {
        let frame = app.windows[0].frame
        app.host.instance.setMode(mode, of: WindowID(1))
        app.settle()
        app.minimizeWindow(1)
        app.kill()
        app.restart()
        #expect(app.window(1)?.phase == "background")
        app.restoreWindow(1)
        #expect(app.window(1)?.phase == "active")
        #expect(app.host.instance.windows[0].state.mode == mode)
        app.host.instance.setMode(.normal, of: WindowID(1))
        app.settle()
        #expect(app.windows[0].frame == frame)
    }

    private struct SizedApp: App {
        var body: some Scene {
            WindowGroup("Sized", id: "sized") { Text("Sized") }
                .defaultSize(width: 500, height: 400)
                .defaultPosition(.bottomTrailing)
        }
    }

    @Test("S-137: a window comes back where it was last, not at its default size and position")
    func defaultPlace() {
        let app = TestApp(SizedApp.self)
        #expect(app.windows[0].frame.size == CGSize(width: 500, height: 400))
        app.moveWindow(1, to: CGPoint(x: 12, y: 34))
        app.resizeWindow(1, to: CGSize(width: 321, height: 234))
        app.restart()
        #expect(app.windows[0].frame == CGRect(x: 12, y: 34, width: 321, height: 234))
        app.openWindow(id: "sized")
        #expect(app.windows[1].frame.size == CGSize(width: 500, height: 400))
    }

    @Test("S-139: a window closed before a quit does not come back, nor does its storage")
    func closedBeforeQuit() throws {
        app.openWindow(value: 5)
        app.openWindow(id: "desk")
        app.find("Count").inWindow(3).tap()
        app.closeWindow(3)
        app.restart()
        #expect(app.windows.map(\.number) == [1, 2])
        let saved = try SessionReader.read(app.sessionDirectory).session
        #expect(saved.windows.map(\.number) == [1, 2])
        app.openWindow(id: "desk")
        app.find("count 0, forgotten 0").inWindow(4).expect()
    }
}
