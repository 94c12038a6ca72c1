import CasementTesting
import SwiftUI
import Testing

/// Undoing what apps and their users did in a window.
@MainActor
struct UndoManagerTests {
    private final class Counter {
        var value = 0

        func set(_ new: Int, _ manager: UndoManager) {
            let old = value
            value = new
            manager.registerUndo(withTarget: self) { $0.set(old, manager) }
        }
    }

    @Test("What is registered is undone backwards, and redone")
    func stack() {
        let (counter, manager) = (Counter(), UndoManager())
        manager.groupsByEvent = false
        #expect(!manager.canUndo && !manager.canRedo)
        counter.set(1, manager)
        counter.set(2, manager)
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2 && !manager.canRedo)
        manager.undo()
        counter.set(9, manager)
        #expect(!manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
    }

    @Test("What one event or one group registers is undone together, and has one name")
    func groups() {
        let (counter, manager) = (Counter(), UndoManager())
        counter.set(1, manager)
        counter.set(2, manager)
        manager.setActionName("Count")
        #expect(manager.undoActionName == "Count" && manager.undoMenuItemTitle == "Undo Count")
        manager.undo()
        #expect(counter.value == 0 && manager.redoActionName == "Count")
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        counter.set(5, manager)
        counter.set(6, manager)
        manager.endUndoGrouping()
        counter.set(7, manager)
        manager.undo()
        #expect(counter.value == 6)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test("Undoing while something is undone does nothing, and loses nothing")
    func nestedUndo() {
        let (counter, manager) = (Counter(), UndoManager())
        manager.groupsByEvent = false
        counter.set(1, manager)
        manager.registerUndo(withTarget: counter) { _ in
            manager.undo()
            manager.redo()
        }
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test("Actions of a target that is gone, removed or not registered are not undone")
    func forgetting() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        var counter: Counter? = Counter()
        counter?.set(1, manager)
        #expect(manager.canUndo)
        counter = nil
        #expect(!manager.canUndo)
        let other = Counter()
        manager.disableUndoRegistration()
        other.set(1, manager)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
        other.set(2, manager)
        manager.removeAllActions(withTarget: other)
        #expect(!manager.canUndo)
        for value in 3...5 { other.set(value, manager) }
        manager.levelsOfUndo = 1
        manager.undo()
        manager.undo()
        #expect(other.value == 4)
        manager.removeAllActions()
        #expect(!manager.canRedo)
    }

    private final class Model: ObservableObject {
        @Published var count = 0

        @MainActor func add(_ amount: Int, _ manager: UndoManager?) {
            count += amount
            manager?.registerUndo(withTarget: self) { model in
                MainActor.assumeIsolated { model.add(-amount, manager) }
            }
        }
    }

    private struct Counting: View {
        @StateObject private var model = Model()
        @State private var text = ""
        @State private var second = ""
        @Environment(\.undoManager) private var undoManager
        var body: some View {
            Text("Count \(model.count)")
            Button("Add") { model.add(1, undoManager) }
            Button("Add two") {
                model.add(1, undoManager)
                model.add(1, undoManager)
            }
            TextField("Note", text: $text)
            TextField("Second", text: $second)
            Text("Holds \(text), \(second)")
            Button("Undo") { undoManager?.undo() }
        }
    }

    @Test("A window's undo manager undoes a tap at a time, with the keyboard or by the app")
    func window() {
        let app = TestApp { Counting() }
        app.find("Add").tap()
        app.find("Add two").tap()
        app.find("Count 3").expect()
        app.key("ctrl+z")
        app.find("Count 1").expect()
        app.key("ctrl+z")
        app.find("Count 0").expect()
        app.key("ctrl+z")
        app.key("ctrl+shift+z")
        app.key("ctrl+y")
        app.find("Count 3").expect()
        app.find("Undo").tap()
        app.find("Count 1").expect()
    }

    @Test("Typing is undone in the order of everything else that was done in the window")
    func typing() {
        let app = TestApp { Counting() }
        app.find("Note", role: .textField).type("abc")
        app.find("Add").tap()
        app.find("Second", role: .textField).type("xyz")
        app.find("Holds abc, xyz").expect()
        app.key("ctrl+z")
        app.find("Holds abc, ").expect()
        app.find("Count 1").expect()
        app.key("ctrl+z")
        app.find("Count 0").expect()
        app.key("ctrl+z")
        app.find("Holds , ").expect()
        app.key("ctrl+shift+z")
        app.key("ctrl+shift+z")
        app.key("ctrl+shift+z")
        app.find("Holds abc, xyz").expect()
        app.find("Count 1").expect()
    }

    struct CountingApp: App {
        var body: some Scene { WindowGroup(id: "main") { Counting() } }
    }

    @Test("Each window undoes its own")
    func windows() {
        let app = TestApp(CountingApp.self)
        app.find("Add").tap()
        app.openWindow(id: "main")
        app.find("Count 0").inWindow(2).expect()
        app.key("ctrl+z")
        app.find("Count 1").inWindow(1).expect()
        app.focusWindow(1)
        app.key("ctrl+z")
        app.find("Count 0").inWindow(1).expect()
    }
}
