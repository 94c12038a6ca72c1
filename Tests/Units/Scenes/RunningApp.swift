import Foundation
import Logging
import Publishing
@testable import Sessions
import Typography
import Views

@testable import Scenes

/// An app with windows and without a loop: turns happen when a test asks for them.
@MainActor
final class RunningApp {
    let graph: AppGraph
    let app: AppInstance
    /// What turns have left to be saved, applied to what was there.
    private(set) var saved: SavedSession
    private(set) var checkpoints = 0
    let dropped: [RestorePlan.Dropped]

    init<A: App>(_ app: A, session: SavedSession? = nil, options: AppOptions = AppOptions()) {
        graph = AppGraph(shaper: TextShaper(), logger: Logger(label: "test"))
        self.app = AppInstance(
            app, graph: graph, images: ImageStore { _ in }, session: session, options: options)
        saved = session ?? SavedSession()
        graph.countBodies()
        dropped = self.app.launch()
        turn()
    }

    /// One turn of the loop: everything due is done.
    func turn() {
        graph.turn += 1
        var isDirty = true
        while isDirty {
            isDirty = false
            app.settle()
            while UpdatePass.run(graph) {
                isDirty = true
                app.settle()
                UpdatePass.endTransaction(graph)
            }
            for window in app.windows {
                PreferencePass.run(window.tree)
                LayoutPass.run(window.tree)
            }
            app.restoreFocus()
            isDirty = ActionPass.run(graph) || isDirty
        }
        app.manager.checkInvariants()
        if let unsaved = app.takeUnsaved() {
            saved.apply(unsaved.changes)
            if unsaved.needsCheckpoint { checkpoints += 1 }
        }
    }

    /// Does something as the user or the app would, and the turn that follows.
    func act(_ action: () -> Void) {
        action()
        turn()
    }

    func window(_ number: Int) -> SceneWindow {
        guard let window = app[WindowID(number)] else {
            fatalError("Window \(number) is not open")
        }
        return window
    }

    var numbers: [Int] { app.windows.map(\.id.number) }
}

extension SavedSession {
    /// What a store does with the changes of a turn.
    mutating func apply(_ changes: SessionChanges) {
        windows.removeAll { changes.closed.contains($0.number) }
        for (number, window) in changes.windows {
            var window = window
            if let index = windows.firstIndex(where: { $0.number == number }) {
                window.storage = windows[index].storage
                windows[index] = window
            } else {
                windows.append(window)
            }
        }
        for (number, values) in changes.storage {
            guard let index = windows.firstIndex(where: { $0.number == number }) else { continue }
            for (key, value) in values { windows[index].storage[key] = value }
        }
        windows.sort { $0.number < $1.number }
        for (id, launches) in changes.absences { absentScenes[id] = launches }
        nextWindowNumber = changes.nextWindowNumber ?? nextWindowNumber
    }
}

/// What bodies and closures of a test's app have noted, in order.
final class Notes: @unchecked Sendable {
    private(set) var lines: [String] = []
    /// Things that views have handed out for the test to use.
    var handed: [String: Any] = [:]

    fileprivate(set) var windows = 0

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Tells the windows of a test's app apart: numbered as their views first appear.
final class WindowMark: ObservableObject {
    let number: Int

    init(_ notes: Notes) {
        notes.windows += 1
        number = notes.windows
    }
}
