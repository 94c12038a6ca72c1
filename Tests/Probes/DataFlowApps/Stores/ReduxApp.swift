import SwiftUI

/// A store that a reducer alone changes, by actions and by work that sends actions later.
struct ReduxApp: App {
    var body: some Scene {
        WindowGroup("Chores") { ChoresView() }
    }
}

private struct Chores {
    var mood: Int = 0
    var chores: [Chore] = []
    var isAsking: Bool = false
    var complaint: String?
}

private struct Chore: Identifiable, Equatable {
    let id: UUID
    var title: String
    var isDone: Bool
}

private enum Move {
    case cheerUp
    case calmDown
    case add(title: String)
    case tick(id: UUID)
    case drop(id: UUID)
    case asking(Bool)
    case complain(String?)
}

private func reduceChores(state: inout Chores, move: Move) {
    switch move {
    case .cheerUp:
        state.mood += 1
    case .calmDown:
        state.mood -= 1
    case .add(let title):
        state.chores.append(Chore(id: UUID(), title: title, isDone: false))
    case .tick(let id):
        if let index = state.chores.firstIndex(where: { $0.id == id }) {
            state.chores[index].isDone.toggle()
        }
    case .drop(let id):
        state.chores.removeAll { $0.id == id }
    case .asking(let isAsking):
        state.isAsking = isAsking
    case .complain(let complaint):
        state.complaint = complaint
    }
}

@MainActor
private final class Store: ObservableObject {
    @Published private(set) var state: Chores
    private let reducer: (inout Chores, Move) -> Void

    init(
        initialState: Chores = Chores(),
        reducer: @escaping (inout Chores, Move) -> Void
    ) {
        self.state = initialState
        self.reducer = reducer
    }

    func dispatch(_ move: Move) {
        reducer(&state, move)
    }

    func dispatch(_ work: @escaping (Store) async -> Void) {
        Task {
            await work(self)
        }
    }
}

private struct NobodyHome: LocalizedError {
    var errorDescription: String? { "Nobody is at home" }
}

extension Store {
    fileprivate func ask(isAnswered: Bool = true) async {
        dispatch(.asking(true))
        dispatch(.complain(nil))
        do {
            try await Task.sleep(for: .milliseconds(200))
            if !isAnswered { throw NobodyHome() }
            dispatch(.add(title: "Feed the hens"))
            dispatch(.add(title: "Chop the wood"))
            dispatch(.asking(false))
        } catch {
            dispatch(.complain(error.localizedDescription))
            dispatch(.asking(false))
        }
    }
}

private struct ChoresView: View {
    @StateObject private var store = Store(reducer: reduceChores)

    var body: some View {
        NavigationStack {
            VStack {
                Mood(store: store)
                Divider()
                ChoreList(store: store)
            }
            .navigationTitle("Chores")
        }
    }
}

private struct Mood: View {
    @ObservedObject var store: Store

    var body: some View {
        VStack {
            Text("Mood: \(store.state.mood)").font(.title)
            HStack {
                Button("Worse") { store.dispatch(.calmDown) }
                    .buttonStyle(.bordered)
                Button("Better") { store.dispatch(.cheerUp) }
                    .buttonStyle(.borderedProminent)
                Button("Ask mother") { store.dispatch { store in await store.ask() } }
                Button("Ask nobody") { Task { await store.ask(isAnswered: false) } }
            }
        }
        .padding()
    }
}

private struct ChoreList: View {
    @ObservedObject var store: Store
    @State private var draft = ""
    @State private var chosen: UUID?

    var body: some View {
        VStack {
            HStack {
                TextField("Another chore", text: $draft)
                    .textFieldStyle(.roundedBorder)
                Button("Put down") {
                    guard !draft.isEmpty else { return }
                    store.dispatch(.add(title: draft))
                    draft = ""
                }
                .buttonStyle(.borderedProminent)
            }
            .padding()

            if store.state.isAsking {
                ProgressView()
            }
            if let complaint = store.state.complaint {
                Text(complaint)
                    .foregroundColor(.red)
                    .padding()
            }

            List(selection: $chosen) {
                ForEach(store.state.chores) { chore in
                    HStack {
                        Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
                            .foregroundColor(chore.isDone ? .green : .gray)
                            .accessibilityLabel(chore.isDone ? "ticked" : "unticked")
                            .onTapGesture {
                                store.dispatch(.tick(id: chore.id))
                            }
                        Text(chore.title)
                            .strikethrough(chore.isDone)
                        Spacer()
                    }
                }
                .onDelete { offsets in
                    offsets.forEach { index in
                        let chore = store.state.chores[index]
                        store.dispatch(.drop(id: chore.id))
                    }
                }
            }
        }
        .onChange(of: store.state.isAsking) { _, now in print("asking: \(now)") }
    }
}
