import Testing
import Views

@testable import Scenes

@MainActor
struct ScenePhaseTests {
    @Test("S-149: a new window becomes inactive, then active")
    func opening() {
        let notes = Notes()
        let app = RunningApp(PhaseApp(notes: notes))
        #expect(app.window(1).phase == .active)
        #expect(notes.take().filter { $0.hasPrefix("view 1") }.last == "view 1 active")
    }

    @Test("S-152, S-154: minimising leads through inactive; the app goes with its last window")
    func minimising() {
        let notes = Notes()
        let app = RunningApp(PhaseApp(notes: notes))
        app.act { app.app.openWindow(id: "main") }
        _ = notes.take()
        app.act { app.app.handle(.hidden, in: WindowID(1)) }
        #expect(
            notes.take().filter { !$0.hasPrefix("custom") }
                == ["view 1 inactive", "view 1 background"])
        app.act { app.app.handle(.hidden, in: WindowID(2)) }
        let second = notes.take()
        #expect(second.filter { $0.hasPrefix("view") } == ["view 2 inactive", "view 2 background"])
        #expect(second.filter { $0.hasPrefix("app") } == ["app inactive", "app background"])
        #expect(app.app.phase == .background)
        app.act { app.app.handle(.shown, in: WindowID(1)) }
        let third = notes.take()
        #expect(third.filter { $0.hasPrefix("view") } == ["view 1 inactive", "view 1 active"])
        #expect(third.last { $0.hasPrefix("app") } == "app active")
    }

    @Test("S-150: moving the focus between windows keeps both active on a desktop")
    func focusOnDesktop() {
        let notes = Notes()
        let app = RunningApp(PhaseApp(notes: notes))
        app.act { app.app.openWindow(id: "main") }
        _ = notes.take()
        app.act {
            app.app.handle(.unfocused, in: WindowID(2))
            app.app.handle(.focused, in: WindowID(1))
        }
        #expect(notes.take().isEmpty)
        #expect(app.app.keyWindow?.id == WindowID(1))
    }

    @Test("S-151: on a device a window without the focus is inactive")
    func focusOnDevice() {
        let notes = Notes()
        var options = AppOptions()
        options.profile = .device
        let app = RunningApp(PhaseApp(notes: notes), options: options)
        _ = notes.take()
        app.act { app.app.handle(.unfocused, in: WindowID(1)) }
        #expect(Set(notes.take()) == ["view 1 inactive", "app inactive", "custom inactive"])
    }

    @Test("S-099: a custom scene sees the phase of its own windows alone")
    func customScene() {
        let notes = Notes()
        let app = RunningApp(PhaseApp(notes: notes))
        app.act { app.app.openWindow(id: "other") }
        _ = notes.take()
        app.act { app.app.handle(.hidden, in: WindowID(1)) }
        #expect(
            notes.take().filter { !$0.hasPrefix("view") } == [
                "custom inactive", "custom background",
            ])
    }

    @Test("S-153: a closed window passes to background, then its views disappear")
    func closing() {
        let notes = Notes()
        let app = RunningApp(PhaseApp(notes: notes))
        app.act { app.app.openWindow(id: "main") }
        _ = notes.take()
        app.act { app.app.handle(.closeRequested, in: WindowID(1)) }
        #expect(notes.take() == ["view 1 inactive", "view 1 background", "view 1 gone"])
        #expect(app.numbers == [2])
    }

    @Test("S-155: quitting takes every scene to background, and the app sees it once")
    func quitting() {
        let notes = Notes()
        let app = RunningApp(PhaseApp(notes: notes))
        app.act { app.app.openWindow(id: "main") }
        _ = notes.take()
        app.act { app.app.quit() }
        let lines = notes.take()
        #expect(lines.filter { $0 == "app background" }.count == 1)
        #expect(lines.contains("view 1 background") && lines.contains("view 2 background"))
        #expect(app.numbers == [1, 2])
        #expect(app.saved.windows.map(\.number) == [1, 2])
    }

    @Test("A phase may be set from outside, step by step")
    func driven() {
        let notes = Notes()
        let app = RunningApp(PhaseApp(notes: notes))
        _ = notes.take()
        app.act { app.app.setPhase(.background) }
        #expect(
            notes.take().filter { $0.hasPrefix("view") } == [
                "view 1 inactive", "view 1 background",
            ])
    }
}

private struct PhaseApp: App {
    var notes = Notes()
    @Environment(\.scenePhase) private var phase

    init() {}
    init(notes: Notes) { self.notes = notes }

    var body: some Scene {
        Group {
            CustomScene(notes: notes)
            WindowGroup(id: "other") { EmptyView() }
        }
        .onChange(of: phase) { notes.add("app \(phase)") }
    }
}

private struct CustomScene: Scene {
    let notes: Notes
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup(id: "main") { PhaseView(notes: notes) }
            .onChange(of: phase) { _, new in notes.add("custom \(new)") }
    }
}

private struct PhaseView: View {
    private let notes: Notes
    @Environment(\.scenePhase) private var phase
    @StateObject private var mark: WindowMark

    init(notes: Notes) {
        self.notes = notes
        _mark = StateObject(wrappedValue: WindowMark(notes))
    }

    var body: some View {
        let number = mark.number
        EmptyView()
            .onChange(of: phase) { notes.add("view \(number) \(phase)") }
            .onDisappear { notes.add("view \(number) gone") }
    }
}
