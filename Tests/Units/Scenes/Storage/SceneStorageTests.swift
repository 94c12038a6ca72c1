import Foundation
import Sessions
import Testing
import Views

@testable import Scenes

@MainActor
struct SceneStorageTests {
    private let notes = Notes()

    private func launch(_ session: SavedSession? = nil) -> RunningApp {
        RunningApp(StorageApp(notes: notes), session: session)
    }

    private func binding<Value>(_ name: String, _ type: Value.Type) -> Binding<Value> {
        guard let binding = notes.handed[name] as? Binding<Value> else {
            fatalError("No view has handed out \(name)")
        }
        return binding
    }

    @Test("S-158: two windows of a group do not share what they store")
    func isolation() {
        let app = launch()
        app.act { app.app.openNewWindow() }
        _ = notes.take()
        app.act { binding("count 1", Int.self).wrappedValue = 5 }
        #expect(notes.take() == ["first 1: 5", "second 1: 5"])
        #expect(binding("count 2", Int.self).wrappedValue == 0)
        #expect(app.window(1).scene.storage.values == ["count": .int(5)])
        #expect(app.window(2).scene.storage.values.isEmpty)
    }

    @Test("S-159: two views of a scene share a value, and others are not evaluated")
    func sharing() {
        let app = launch()
        #expect(notes.take() == ["first 1: 0", "second 1: 0", "text 1: untitled", "odd 1: none"])
        app.act { binding("text 1", String.self).wrappedValue = "a" }
        #expect(notes.take() == ["text 1: a"])
    }

    @Test("S-160: under one key the last write wins, and a reader of another type has its default")
    func types() {
        let app = launch()
        app.act { binding("count 1", Int.self).wrappedValue = 2 }
        _ = notes.take()
        app.act { app.window(1).scene.storage.write(.string("y"), for: "count", Transaction()) }
        #expect(notes.take().contains("first 1: 0"))
    }

    @Test("S-161: a stored raw value that means nothing is the default")
    func rawValues() {
        let app = launch()
        _ = notes.take()
        app.act { binding("odd 1", String?.self).wrappedValue = "sepia" }
        #expect(notes.take() == ["odd 1: none"])
        app.act { binding("odd 1", String?.self).wrappedValue = "dark" }
        #expect(notes.take() == ["odd 1: dark"])
    }

    @Test("S-162: what was saved is there in the first evaluation of a body")
    func restoring() {
        let session = SavedSession(
            windows: [
                SavedWindow(
                    number: 4, sceneID: "WindowGroup",
                    frame: CGRect(x: 10, y: 20, width: 300, height: 200),
                    storage: ["count": .int(42), "text": .string("kept")])
            ], nextWindowNumber: 5)
        let app = launch(session)
        #expect(notes.take() == ["first 1: 42", "second 1: 42", "text 1: kept", "odd 1: none"])
        #expect(app.numbers == [4])
    }

    @Test("S-164: closing a window destroys what its scene stored")
    func closing() {
        let app = launch()
        app.act { app.app.openNewWindow() }
        app.act { binding("count 2", Int.self).wrappedValue = 5 }
        #expect(app.saved.windows.map(\.number) == [1, 2])
        #expect(app.saved.windows.last?.storage == ["count": .int(5)])
        let before = app.checkpoints
        app.act { app.app.close(WindowID(2)) }
        #expect(app.saved.windows.map(\.number) == [1])
        #expect(app.checkpoints > before)
        app.act { app.app.openNewWindow() }
        #expect(app.window(3).scene.storage.values.isEmpty)
    }

    @Test("Writing nil removes the value")
    func removing() {
        let app = launch()
        app.act { binding("odd 1", String?.self).wrappedValue = "x" }
        #expect(app.saved.windows.first?.storage == ["odd": .string("x")])
        app.act { binding("odd 1", String?.self).wrappedValue = nil }
        #expect(app.saved.windows.first?.storage == [:])
    }

    @Test("S-166: outside of a scene a value behaves like state")
    func outside() {
        let app = RunningApp(StoringApp(notes: notes))
        #expect(notes.take() == ["app 1"])
        app.act { binding("app", Int.self).wrappedValue = 2 }
        #expect(notes.take() == ["app 2"])
    }
}

private enum Mode: String { case light, dark }

private struct StorageApp: App {
    var notes = Notes()

    init() {}
    init(notes: Notes) { self.notes = notes }

    var body: some Scene {
        WindowGroup { StorageRoot(notes: notes) }
    }
}

private struct StorageRoot: View {
    private let notes: Notes
    @StateObject private var mark: WindowMark

    init(notes: Notes) {
        self.notes = notes
        _mark = StateObject(wrappedValue: WindowMark(notes))
    }

    var body: some View {
        CountReader(notes: notes, name: "first \(mark.number)", number: mark.number)
        CountReader(notes: notes, name: "second \(mark.number)", number: mark.number)
        TextReader(notes: notes, number: mark.number)
        OddReader(notes: notes, number: mark.number)
    }
}

private struct CountReader: View {
    let notes: Notes
    let name: String
    let number: Int
    @SceneStorage("count") private var count = 0

    var body: some View {
        let _ = notes.add("\(name): \(count)")
        let _ = notes.handed["count \(number)"] = $count
        EmptyView()
    }
}

private struct TextReader: View {
    let notes: Notes
    let number: Int
    @SceneStorage("text") private var text = "untitled"

    var body: some View {
        let _ = notes.add("text \(number): \(text)")
        let _ = notes.handed["text \(number)"] = $text
        EmptyView()
    }
}

/// Reads one key as two types.
private struct OddReader: View {
    let notes: Notes
    let number: Int
    @SceneStorage("odd") private var text: String?
    @SceneStorage("odd") private var mode: Mode?

    var body: some View {
        let _ = notes.add("odd \(number): \(mode?.rawValue ?? "none")")
        let _ = notes.handed["odd \(number)"] = $text
        EmptyView()
    }
}

private struct StoringApp: App {
    var notes = Notes()
    @SceneStorage("app") private var value = 1

    init() {}
    init(notes: Notes) { self.notes = notes }

    var body: some Scene {
        let _ = notes.add("app \(value)")
        let _ = notes.handed["app"] = $value
        WindowGroup { EmptyView() }
    }
}
