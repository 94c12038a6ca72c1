import Testing
import Views
import Widgets

@testable import Scenes

@MainActor
struct SavedFocusTests {
    @Test("The focused field is saved, and has the keyboard again when its window comes back")
    func focus() {
        let first = RunningApp(FieldsApp())
        let stops = first.window(1).tree.focus.stops()
        guard stops.count == 3, let node = stops[1].node else {
            Issue.record("Three fields should take the focus, \(stops.count) do")
            return
        }
        first.act {
            first.window(1).tree.focus.set(stops[1].focusable, node: node, byKeyboard: true)
        }
        #expect(first.saved.windows.first?.focus?.contains("Second") == true)

        let second = RunningApp(FieldsApp(), session: first.saved)
        let focus: FocusChain = second.window(1).tree.focus
        #expect(focus.current?.focusable === focus.stops()[1].focusable)
        #expect(second.saved == first.saved)
    }

    @Test("In a window whose focused field is gone, the first one has the focus")
    func gone() {
        var session = RunningApp(FieldsApp()).saved
        session.windows[0].focus =
            #"{"isByKeyboard":true,"name":"Tenth","ordinal":0,"role":"textField"}"#
        let app = RunningApp(FieldsApp(), session: session)
        let focus: FocusChain = app.window(1).tree.focus
        #expect(focus.current?.focusable === focus.stops().first?.focusable)
        #expect(focus.current != nil)
        withExtendedLifetime(app) {}
    }

    @Test("A window in which nothing had the focus comes back without it")
    func none() {
        var session = RunningApp(FieldsApp()).saved
        session.windows[0].focus = nil
        let app = RunningApp(FieldsApp(), session: session)
        #expect(app.window(1).tree.focus.current == nil)
        withExtendedLifetime(app) {}
    }

    @Test("A focused element whose label changes is found again by its new label")
    func changedLabel() throws {
        let first = RunningApp(ReminderApp())
        let stop = try #require(first.window(1).tree.focus.stops().first)
        let node = try #require(stop.node)
        first.act { first.window(1).tree.focus.set(stop.focusable, node: node, byKeyboard: true) }
        #expect(first.saved.windows.first?.focus?.contains("after 15 minutes") == true)
        first.act { _ = node.responder?.key?(KeyEvent(.up, .down)) }
        #expect(first.saved.windows.first?.focus?.contains("after 16 minutes") == true)

        let second = RunningApp(ReminderApp(), session: first.saved)
        let focus: FocusChain = second.window(1).tree.focus
        #expect(focus.current?.focusable === focus.stops()[0].focusable)
    }

    @Test("A window is as light or dark as its content prefers, and others are not")
    func colorScheme() {
        let app = RunningApp(FieldsApp())
        app.act { app.app.openWindow(id: "dark") }
        #expect(app.window(1).tree.currentEnvironment.colorScheme == .light)
        #expect(app.window(2).tree.currentEnvironment.colorScheme == .dark)
    }
}

private struct FieldsApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                TextField("First", text: .constant(""))
                TextField("Second", text: .constant(""))
                TextField("Third", text: .constant(""))
            }
        }
        WindowGroup(id: "dark") {
            Text("Night").preferredColorScheme(.dark)
        }
    }
}

private struct ReminderApp: App {
    var body: some Scene {
        WindowGroup { Reminder() }
    }
}

private struct Reminder: View {
    @SceneStorage("minutes") private var minutes = 15

    var body: some View {
        Stepper("Remind after \(minutes) minutes", value: $minutes)
    }
}
