import CasementTesting
import SwiftUI
import Testing

/// A store whose state changes only through a reducer, with a counter, a list and a slow action.
@MainActor
struct ErrandsStoreTests {
    private struct Errands {
        var rating = 0
        var list: [Errand] = []
        var isLoading = false
        var complaint: String?
    }

    private struct Errand: Identifiable, Equatable {
        let id: UUID
        var title: String
        var isDone = false
    }

    private enum Act {
        case rateUp, rateDown
        case add(String)
        case toggle(UUID)
        case remove(UUID)
        case loading(Bool)
        case complain(String?)
    }

    nonisolated private static func reduce(_ state: inout Errands, _ act: Act) {
        switch act {
        case .rateUp: state.rating += 1
        case .rateDown: state.rating -= 1
        case .add(let title): state.list.append(Errand(id: UUID(), title: title))
        case .toggle(let id):
            if let index = state.list.firstIndex(where: { $0.id == id }) {
                state.list[index].isDone.toggle()
            }
        case .remove(let id): state.list.removeAll { $0.id == id }
        case .loading(let isLoading): state.isLoading = isLoading
        case .complain(let complaint): state.complaint = complaint
        }
    }

    @MainActor
    private final class Store: ObservableObject {
        @Published private(set) var state = Errands()
        private let reducer: (inout Errands, Act) -> Void

        init(reducer: @escaping (inout Errands, Act) -> Void) { self.reducer = reducer }

        func dispatch(_ act: Act) { reducer(&state, act) }

        func dispatch(_ work: @escaping @MainActor (Store) async -> Void) {
            Task { await work(self) }
        }

        func fetch() async {
            dispatch(.loading(true))
            dispatch(.complain(nil))
            do {
                try await Task.sleep(for: .milliseconds(50))
                dispatch(.add("Buy stamps"))
                dispatch(.add("Feed the cat"))
            } catch {
                dispatch(.complain(error.localizedDescription))
            }
            dispatch(.loading(false))
        }
    }

    private struct ErrandsView: View {
        @StateObject private var store = Store(reducer: ErrandsStoreTests.reduce)

        var body: some View {
            NavigationStack {
                VStack {
                    Rating(store: store)
                    Divider()
                    ErrandList(store: store)
                }
                .navigationTitle("Errands")
            }
        }
    }

    private struct Rating: View {
        @ObservedObject var store: Store

        var body: some View {
            VStack {
                Text("Rating: \(store.state.rating)").font(.title)
                HStack {
                    Button("Worse") { store.dispatch(.rateDown) }.buttonStyle(.bordered)
                    Button("Better") { store.dispatch(.rateUp) }.buttonStyle(.borderedProminent)
                }
            }
            .padding()
        }
    }

    private struct ErrandList: View {
        @ObservedObject var store: Store
        @State private var draft = ""

        var body: some View {
            VStack {
                HStack {
                    TextField("New errand", text: $draft).textFieldStyle(.roundedBorder)
                    Button("Add") {
                        guard !draft.isEmpty else { return }
                        store.dispatch(.add(draft))
                        draft = ""
                    }
                    Button("Fetch") { store.dispatch { await $0.fetch() } }
                }
                .padding()
                if store.state.isLoading { ProgressView() }
                if let complaint = store.state.complaint {
                    Text(complaint).foregroundColor(.red)
                }
                List {
                    ForEach(store.state.list) { errand in
                        HStack {
                            Image(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
                                .foregroundColor(errand.isDone ? .green : .gray)
                                .accessibilityLabel("Mark \(errand.title)")
                                .onTapGesture { store.dispatch(.toggle(errand.id)) }
                            Text(errand.title).strikethrough(errand.isDone)
                            Spacer()
                            Text(errand.isDone ? "done" : "open")
                        }
                    }
                    .onDelete { offsets in
                        offsets.map { store.state.list[$0].id }.forEach {
                            store.dispatch(.remove($0))
                        }
                    }
                }
            }
        }
    }

    private let app = TestApp { ErrandsView() }

    @Test("Actions change the state, and both observers show it")
    func rating() {
        app.find("Better").tap()
        app.find("Better").tap()
        app.find("Worse").tap()
        app.find("Rating: 1").expect()
        #expect(app.windows[0].title == "Errands")
    }

    @Test("A typed errand is added, marked and shown so; the field is empty again")
    func adding() {
        app.find(role: .textField).type("Mend the fence")
        app.find("Add").tap()
        app.find("Mend the fence").expect()
        app.find(role: .textField).expectValue("")
        app.find("open").expect()
        app.find("Mark Mend the fence").tap()
        app.find("done").expect()
        app.find("Add").tap()
        app.find(containing: "Mark").expectCount(1)
    }

    @Test("A slow action shows a spinner until its results are there")
    func fetching() async {
        app.find("Fetch").tap()
        await app.find(role: .progress).expect(within: .seconds(2))
        await app.find("Feed the cat").expect(within: .seconds(10))
        app.find("Buy stamps").expect()
        await app.find(role: .progress).expectNone(within: .seconds(2))
    }
}
