import CasementTesting
import SwiftUI
import Testing

/// Lists of a tree of data, and lists that change their data themselves.
@MainActor
struct OutlineTests {
    private struct Place: Identifiable, Hashable {
        let id: String
        var inside: [Place]?
    }

    private static let places = [
        Place(id: "Bern", inside: [Place(id: "Altstadt", inside: [Place(id: "Zytglogge")])]),
        Place(id: "Chur", inside: []),
        Place(id: "Davos"),
    ]

    private struct Atlas: View {
        @State private var chosen: String?
        var body: some View {
            VStack {
                List(OutlineTests.places, children: \.inside, selection: $chosen) { Text($0.id) }
                Text("Chosen: \(chosen ?? "none")")
            }
        }
    }

    @Test("S-404: a list of a tree shows its top level, and a row's children once it is unfolded")
    func outline() {
        let app = TestApp { Atlas() }
        app.find("Davos").expect()
        app.find("Altstadt").expectNone()
        app.find("Details").expectCount(2)
        app.find("Details").at(1).tap()
        app.advance(by: .seconds(1))
        app.find("Altstadt").expect()
        app.find("Details").at(2).tap()
        app.advance(by: .seconds(1))
        app.find("Zytglogge").expect()
        #expect(app.find("Altstadt").frame.minX < app.find("Zytglogge").frame.minX)
        app.find("Zytglogge").tap()
        app.find("Chosen: Zytglogge").expect()
        app.find("Details").at(1).tap()
        app.advance(by: .seconds(1))
        app.find("Zytglogge").expectNone()
    }

    private struct Task: Identifiable {
        let id: Int
        var name: String
    }

    private struct Tasks: View {
        @State private var tasks = (1...3).map { Task(id: $0, name: "Task \($0)") }
        @State private var chosen: Int?
        var body: some View {
            VStack {
                List($tasks, editActions: .all, selection: $chosen) { $task in
                    Text(task.name)
                }
                Text(tasks.map(\.name).joined(separator: ", "))
            }
        }
    }

    @Test("S-405: a list with edit actions deletes and moves the elements of its data itself")
    func edited() {
        let app = TestApp { Tasks() }
        app.find("Task 1, Task 2, Task 3").expect()
        app.find("Task 2").tap()
        app.key("Delete")
        app.find("Task 1, Task 3").expect()
        app.find("Task 3").tap()
        app.key("alt+Up")
        app.find("Task 3, Task 1").expect()
    }
}
