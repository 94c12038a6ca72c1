import CasementTesting
import Combine
import Foundation
import SwiftUI
import Testing

/// Subjects, subscriptions and operators, as apps use them in their models.
@MainActor
struct SubjectTests {
    private let lines = Lines()

    @Test("S-062: a current value is the new one before anybody receives it, and is replayed")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let first = subject.sink { [lines] in lines.add("first \($0), holds \(subject.value)") }
        subject.value = 2
        subject.send(3)
        #expect(lines.take() == ["first 1, holds 1", "first 2, holds 2", "first 3, holds 3"])
        #expect(subject.value == 3)
        let second = subject.sink { [lines] in lines.add("second \($0)") }
        #expect(lines.take() == ["second 3"])
        first.cancel()
        second.cancel()
    }

    @Test("S-062: a subject without a value repeats nothing")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        let watching = subject.sink { [lines] in lines.add("\($0)") }
        #expect(lines.take() == [])
        subject.send(2)
        #expect(lines.take() == ["2"])
        watching.cancel()
    }

    private final class Watcher {
        var kept = Set<AnyCancellable>()
    }

    @Test("S-068: a subscription lives as long as the set that it is stored in")
    func storing() {
        let subject = PassthroughSubject<Int, Never>()
        var watcher: Watcher? = Watcher()
        if let watcher { subject.sink { [lines] in lines.add("\($0)") }.store(in: &watcher.kept) }
        subject.send(1)
        #expect(lines.take() == ["1"])
        watcher = nil
        subject.send(2)
        #expect(lines.take() == [])
    }

    @Test("S-068: a subscription ends when it is cancelled, though it is kept")
    func cancelling() {
        let subject = PassthroughSubject<Int, Never>()
        let watching = subject.sink { [lines] in lines.add("\($0)") }
        subject.send(1)
        watching.cancel()
        subject.send(2)
        #expect(lines.take() == ["1"])
    }

    @Test("S-068: a subscription that nobody keeps ends at once")
    func dropping() {
        let subject = PassthroughSubject<Int, Never>()
        _ = subject.sink { [lines] in lines.add("\($0)") }
        subject.send(1)
        #expect(lines.take() == [])
    }

    private final class Model: ObservableObject {
        @Published var shown = 0
        var plain = 0
        let lines: Lines

        init(_ lines: Lines) { self.lines = lines }
        deinit { lines.add("gone") }
    }

    @Test("S-069: assigning to a property of an object keeps the object until it is cancelled")
    func assigningOn() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakModel: Model?
        var watching: AnyCancellable?
        do {
            let model = Model(lines)
            weakModel = model
            watching = subject.assign(to: \.plain, on: model)
        }
        subject.send(7)
        #expect(weakModel?.plain == 7)
        watching?.cancel()
        watching = nil
        #expect(weakModel == nil)
        #expect(lines.take() == ["gone"])
    }

    @Test("S-069: assigning to a published property is kept by nobody, and ends with its object")
    func assigningTo() {
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model(lines)
        subject.handleEvents(receiveCancel: { [lines] in lines.add("cancelled") })
            .assign(to: &model!.$shown)
        let watching = model?.objectWillChange.sink { [lines] in lines.add("change") }
        subject.send(7)
        #expect(model?.shown == 7)
        #expect(lines.take() == ["change"])
        watching?.cancel()
        model = nil
        #expect(Set(lines.take()) == ["gone", "cancelled"])
        subject.send(8)
        #expect(lines.take() == [])
    }

    @Test("S-070: only a value that equals the one just before it is dropped, never the first")
    func removingDuplicates() {
        let subject = PassthroughSubject<Int, Never>()
        let watching = subject.removeDuplicates().sink { [lines] in lines.add("\($0)") }
        for value in [0, 0, 1, 1, 0, 2, 2, 1] { subject.send(value) }
        #expect(lines.take() == ["0", "1", "0", "2", "1"])
        watching.cancel()
    }

    @Test("S-071: a future begins when it is made, once, and gives everybody its one result")
    func future() {
        var fulfill: ((Result<Int, Never>) -> Void)?
        let future = Future<Int, Never> { [lines] promise in
            lines.add("begun")
            fulfill = promise
        }
        #expect(lines.take() == ["begun"])
        let first = future.sink(
            receiveCompletion: { [lines] _ in lines.add("first done") },
            receiveValue: { [lines] in lines.add("first \($0)") })
        #expect(lines.take() == [])
        fulfill?(.success(3))
        fulfill?(.success(4))
        #expect(lines.take() == ["first 3", "first done"])
        let second = future.sink { [lines] in lines.add("second \($0)") }
        #expect(lines.take() == ["second 3"])
        first.cancel()
        second.cancel()
    }

    private final class Loader: ObservableObject {
        @Published var users: [String] = []
        @Published var isLoading = false
        private var kept = Set<AnyCancellable>()

        func fetch() {
            isLoading = true
            Future<[String], Never> { promise in
                nonisolated(unsafe) let promise = promise
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
                    promise(.success(["Ada", "Ben"]))
                }
            }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] users in
                self?.users = users
                self?.isLoading = false
            }
            .store(in: &kept)
        }
    }

    private struct Users: View {
        @StateObject private var loader = Loader()
        var body: some View {
            Text(loader.isLoading ? "Loading" : "Users: \(loader.users.count)")
            Button("Fetch") { loader.fetch() }
        }
    }

    @Test("S-071: a fetch shows that it loads at once, and its result when it is there")
    func fetching() async {
        let app = TestApp { Users() }
        app.find("Users: 0").expect()
        app.find("Fetch").tap()
        app.find("Loading").expect()
        await app.find("Users: 2").expect(within: .seconds(10))
        app.find("Loading").expectNone()
        #expect(app.logLines == [])
    }

    private struct Typing: View {
        let lines: Lines
        @State private var last = "nothing"
        private let subject = PassthroughSubject<String, Never>()

        var body: some View {
            Text("Last: \(last)")
            Button("Send") {
                for text in ["a", "ab", "abc"] { subject.send(text) }
                lines.add("sent")
            }
            .onReceive(subject.receive(on: DispatchQueue.main)) { lines.add("received \($0)") }
            .onReceive(subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)) {
                lines.add("rested at \($0)")
                last = $0
            }
        }
    }

    @Test("S-072: a debounced subject says its last value alone, and main delivers later, always")
    func debouncing() async {
        let lines = lines
        let app = TestApp { Typing(lines: lines) }
        app.find("Send").tap()
        #expect(lines.all.first == "sent")
        await app.find("Last: abc").expect(within: .seconds(10))
        #expect(
            lines.take() == ["sent", "received a", "received ab", "received abc", "rested at abc"])
    }
}
