import Combine
import SwiftUI

/// A store whose changes are streams: counted, filtered, held back, and fetched in the future.
struct CombineApp: App {
    var body: some Scene {
        WindowGroup("Choir") { ChoirView() }
    }
}

private struct Singer: Identifiable {
    let id = UUID()
    var name: String
    var voice: String
    var isHere: Bool
}

private struct Hoarse: Error, CustomStringConvertible {
    var description: String { "hoarse" }
}

@MainActor
private final class Choir: ObservableObject {
    @Published private(set) var singers: [Singer] = []
    @Published private(set) var isCalling = false
    @Published private(set) var trouble: Error?

    private let joined = PassthroughSubject<Singer, Never>()
    private let troubles = PassthroughSubject<Error, Never>()
    private var cancellables = Set<AnyCancellable>()

    var joinedPublisher: AnyPublisher<Singer, Never> { joined.eraseToAnyPublisher() }
    var troublePublisher: AnyPublisher<Error, Never> { troubles.eraseToAnyPublisher() }

    var countPublisher: AnyPublisher<Int, Never> {
        $singers
            .map { $0.count }
            .eraseToAnyPublisher()
    }

    var herePublisher: AnyPublisher<[Singer], Never> {
        $singers
            .map { $0.filter { $0.isHere } }
            .eraseToAnyPublisher()
    }

    init() {
        troubles
            .sink { [weak self] trouble in
                self?.trouble = trouble
                print("store: \(trouble)")
            }
            .store(in: &cancellables)
        joined
            .debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
            .sink { singer in
                print("welcome, \(singer.name)")
            }
            .store(in: &cancellables)
    }

    func join(_ name: String) {
        let singer = Singer(name: name, voice: "alto", isHere: true)
        singers.append(singer)
        joined.send(singer)
    }

    func leave() {
        guard let last = singers.last else { return }
        singers.removeAll { $0.id == last.id }
    }

    func call(fails: Bool) {
        isCalling = true
        Future<[Singer], Error> { promise in
            print("future: begun")
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
                let found = [
                    Singer(name: "Wren", voice: "soprano", isHere: true),
                    Singer(name: "Bear", voice: "bass", isHere: false),
                ]
                promise(fails ? .failure(Hoarse()) : .success(found))
            }
        }
        .receive(on: DispatchQueue.main)
        .sink { [weak self] completion in
            self?.isCalling = false
            if case .failure(let error) = completion {
                self?.troubles.send(error)
            }
        } receiveValue: { [weak self] singers in
            print("future: received on \(Thread.isMainThread ? "main" : "another thread")")
            self?.singers = singers
        }
        .store(in: &cancellables)
        print("future: awaited")
    }
}

private struct ChoirView: View {
    @StateObject private var choir = Choir()
    @State private var count = 0
    @State private var here: [Singer] = []

    var body: some View {
        VStack(spacing: 16) {
            Text("Singers: \(count)").font(.headline)
            Text("Here: \(here.count)").font(.subheadline)
            if choir.isCalling {
                ProgressView()
            }
            List(choir.singers) { singer in
                HStack {
                    VStack(alignment: .leading) {
                        Text(singer.name).font(.headline)
                        Text(singer.voice)
                            .font(.caption)
                            .foregroundColor(.secondary)
                    }
                    Spacer()
                    Circle()
                        .fill(singer.isHere ? Color.green : Color.gray)
                        .frame(width: 10, height: 10)
                }
            }
            HStack {
                Button("Call") { choir.call(fails: false) }
                    .buttonStyle(.borderedProminent)
                Button("Call in vain") { choir.call(fails: true) }
                Button("Three join") {
                    choir.join("Thrush")
                    choir.join("Robin")
                    choir.join("Owl")
                }
                Button("One leaves") { choir.leave() }
            }
        }
        .onChange(of: choir.isCalling) { _, now in print("calling: \(now)") }
        .onReceive(choir.countPublisher) { count in
            self.count = count
        }
        .onReceive(choir.herePublisher) { here in
            self.here = here
        }
        .onReceive(choir.troublePublisher) { trouble in
            print("view: \(trouble)")
        }
    }
}
