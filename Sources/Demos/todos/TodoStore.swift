import SwiftUI

/// Something to be done.
struct Todo: Identifiable, Codable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

/// The state of the app.
struct TodoState: Codable, Equatable {
    var todos: [Todo] = [
        Todo(id: 1, title: "Water the plants", isDone: true),
        Todo(id: 2, title: "Answer the letter"),
        Todo(id: 3, title: "Mend the bicycle"),
    ]
    var filter = TodoFilter.all
    var lastID = 3

    var shown: [Todo] {
        switch filter {
        case .all: todos
        case .open: todos.filter { !$0.isDone }
        case .done: todos.filter(\.isDone)
        }
    }

    var openCount: Int { todos.count { !$0.isDone } }
}

enum TodoFilter: String, CaseIterable, Codable, Identifiable {
    case all = "All"
    case open = "Open"
    case done = "Done"

    var id: Self { self }
}

/// The actions that change the state.
enum TodoAction {
    case add(title: String)
    case toggle(Todo.ID)
    case remove(Set<Todo.ID>)
    case show(TodoFilter)
    case clearDone
}

/// The only place where the state changes.
func reduce(_ state: inout TodoState, _ action: TodoAction) {
    switch action {
    case .add(let title):
        let trimmed = title.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty else { return }
        state.lastID += 1
        state.todos.append(Todo(id: state.lastID, title: trimmed))
    case .toggle(let id):
        guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return }
        state.todos[index].isDone.toggle()
    case .remove(let ids):
        state.todos.removeAll { ids.contains($0.id) }
    case .show(let filter):
        state.filter = filter
    case .clearDone:
        state.todos.removeAll(where: \.isDone)
    }
}

/// Holds the state, lets actions change it, and keeps it in the user's defaults.
@MainActor
final class TodoStore: ObservableObject {
    @Published private(set) var state: TodoState
    private static let key = "state"

    init() {
        let saved = UserDefaults.standard.data(forKey: Self.key)
        let state = saved.flatMap { try? JSONDecoder().decode(TodoState.self, from: $0) }
        self.state = state ?? TodoState()
    }

    func send(_ action: TodoAction) {
        reduce(&state, action)
        UserDefaults.standard.set(try? JSONEncoder().encode(state), forKey: Self.key)
    }

    /// A binding whose writes are actions.
    func binding<Value>(
        _ value: KeyPath<TodoState, Value>, _ action: @escaping (Value) -> TodoAction
    ) -> Binding<Value> {
        Binding(get: { self.state[keyPath: value] }, set: { self.send(action($0)) })
    }
}
