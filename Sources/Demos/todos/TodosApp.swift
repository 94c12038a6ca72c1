import SwiftUI

/// A list of things to do, kept by a store whose state changes only through actions.
@main
struct TodosApp: App {
    @StateObject private var store = TodoStore()

    var body: some Scene {
        WindowGroup("To do") {
            TodosView()
                .environmentObject(store)
        }
        .defaultSize(width: 420, height: 480)
    }
}

struct TodosView: View {
    @EnvironmentObject private var store: TodoStore
    @SceneStorage("draft") private var draft = ""

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                TextField("What is to be done?", text: $draft)
                    .onSubmit(add)
                Button("Add", action: add)
                    .buttonStyle(.borderedProminent)
                    .disabled(draft.isEmpty)
            }
            Picker("Show", selection: store.binding(\.filter) { .show($0) }) {
                ForEach(TodoFilter.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            List {
                ForEach(store.state.shown) { TodoRow(todo: $0) }
                    .onDelete { offsets in
                        store.send(.remove(Set(offsets.map { store.state.shown[$0].id })))
                    }
            }
            HStack {
                Text("\(store.state.openCount) open")
                    .foregroundStyle(.secondary)
                Spacer()
                Button("Clear done", role: .destructive) { store.send(.clearDone) }
                    .disabled(store.state.openCount == store.state.todos.count)
            }
        }
        .padding(20)
    }

    private func add() {
        withAnimation { store.send(.add(title: draft)) }
        draft = ""
    }
}

struct TodoRow: View {
    let todo: Todo
    @EnvironmentObject private var store: TodoStore

    var body: some View {
        Toggle(isOn: Binding(get: { todo.isDone }, set: { _ in store.send(.toggle(todo.id)) })) {
            Text(todo.title)
                .strikethrough(todo.isDone)
                .foregroundStyle(todo.isDone ? .secondary : .primary)
        }
        .toggleStyle(.checkbox)
        .contextMenu {
            Button("Delete", role: .destructive) {
                withAnimation { store.send(.remove([todo.id])) }
            }
        }
    }
}
