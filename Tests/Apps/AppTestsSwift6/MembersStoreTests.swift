import CasementTesting
import Combine
import SwiftUI
import Testing

/// A store made of publishers: a future, a debounced subject, and derived streams that a view
/// receives.
@MainActor
struct MembersStoreTests {
    private struct Member: Identifiable {
        let id = UUID()
        var name: String
        var isPresent: Bool
    }

    @MainActor
    private final class MembersStore: ObservableObject {
        @Published private(set) var members: [Member] = []
        @Published private(set) var isLoading = false
        @Published private(set) var lastGreeted = "nobody"
        private let joined = PassthroughSubject<Member, Never>()
        private var cancellables = Set<AnyCancellable>()

        var count: AnyPublisher<Int, Never> {
            $members.map { $0.count }.eraseToAnyPublisher()
        }

        var present: AnyPublisher<[Member], Never> {
            $members.map { $0.filter(\.isPresent) }.eraseToAnyPublisher()
        }

        init() {
            joined
                .debounce(for: .milliseconds(60), scheduler: DispatchQueue.main)
                .sink { [weak self] member in self?.lastGreeted = member.name }
                .store(in: &cancellables)
        }

        func join(_ name: String) {
            let member = Member(name: name, isPresent: true)
            members.append(member)
            joined.send(member)
        }

        func fetch() {
            isLoading = true
            Future<[Member], Never> { promise in
                nonisolated(unsafe) let promise = promise
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
                    promise(
                        .success([
                            Member(name: "Ada", isPresent: true),
                            Member(name: "Ben", isPresent: false),
                        ]))
                }
            }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.isLoading = false
            } receiveValue: { [weak self] members in
                self?.members = members
            }
            .store(in: &cancellables)
        }
    }

    private struct Club: View {
        @StateObject private var store = MembersStore()
        @State private var total = 0
        @State private var present: [Member] = []

        var body: some View {
            VStack(spacing: 20) {
                Text("Members: \(total)").font(.headline)
                Text("Present: \(present.count)").font(.subheadline)
                Text("Greeted: \(store.lastGreeted)")
                if store.isLoading { ProgressView() }
                List(store.members) { member in
                    HStack {
                        Text(member.name)
                        Spacer()
                        Circle()
                            .fill(member.isPresent ? Color.green : Color.gray)
                            .frame(width: 10, height: 10)
                    }
                }
                Button("Fetch members") { store.fetch() }
                Button("Two join") {
                    store.join("Cleo")
                    store.join("Dora")
                }
            }
            .onReceive(store.count) { total = $0 }
            .onReceive(store.present) { present = $0 }
        }
    }

    private let app = TestApp(size: CGSize(width: 480, height: 600)) { Club() }

    @Test("S-071: a future's result arrives on the main queue, and everything derived follows")
    func fetching() async {
        app.find("Fetch members").tap()
        app.find(role: .progress).expect()
        await app.find("Ada").expect(within: .seconds(10))
        app.find("Ben").expect()
        await app.find("Members: 2").expect(within: .seconds(2))
        app.find("Present: 1").expect()
        app.find(role: .progress).expectNone()
    }

    @Test("S-072: of a burst, only the last one comes out of a debounced subject")
    func debouncing() async {
        app.find("Two join").tap()
        app.find("Members: 2").expect()
        app.find("Greeted: nobody").expect()
        await app.find("Greeted: Dora").expect(within: .seconds(10))
    }

    @Test("S-085: publishers made anew in every body settle")
    func settling() {
        app.find("Two join").tap()
        app.advance(by: .seconds(1))
        let frames = app.printedDisplayList()
        app.advance(by: .seconds(1))
        #expect(app.printedDisplayList() == frames)
        #expect(app.logLines.isEmpty)
    }
}
