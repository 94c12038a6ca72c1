import Foundation
import ReferenceEvaluator
import SwiftUI

/// What the views of one stress run share: models, and what the views say about themselves.
@MainActor
final class StressWorld {
    @Observable
    final class Board {
        var first = 0
        var second = 0
        var third = 0
        var fourth = 0
        var items: [Item] = []
        var otherItems: [Item] = []

        subscript(index: Int) -> Int {
            get {
                switch index {
                case 0: first
                case 1: second
                case 2: third
                default: fourth
                }
            }
            set {
                switch index {
                case 0: first = newValue
                case 1: second = newValue
                case 2: third = newValue
                default: fourth = newValue
                }
            }
        }

        func sum(_ first: Int, _ second: Int) -> Int { self[first] + self[second] }
    }

    final class Desk: ObservableObject {
        @Published var value: Int
        init(_ value: Int) { self.value = value }
    }

    final class Shelf: ObservableObject {
        @Published var items: [Item] = []
    }

    /// A way to a state of a live view.
    struct Owner {
        let get: () -> [Int]
        let set: (_ field: Int, _ value: Int) -> Void
    }

    let board = Board()
    let desks: [Desk]
    let shelf = Shelf()
    let subjects: [CurrentValueSubject<Int, Never>]
    private(set) var owners: [Place: Owner] = [:]
    private(set) var bodies: [BodyID: Int] = [:]
    let journal = StressJournal()
    /// States that views begin with, where they are not to begin as their kind does.
    private let initialStates: [Place: [Int]]
    /// Whether callbacks write; not where the states already have what they have written.
    private let callbacksWrite: Bool
    private var objects: [Weak] = []

    private struct Weak { weak var object: Desk? }

    init(_ values: World, states: [Place: [Int]]?) {
        initialStates = states ?? [:]
        callbacksWrite = states == nil
        for (index, value) in values.tracked.enumerated() { board[index] = value }
        board.items = values.items[0]
        board.otherItems = values.items[1]
        shelf.items = values.items[World.publishedList]
        desks = values.published.map(Desk.init)
        subjects = values.subjects.map(CurrentValueSubject.init)
    }

    // MARK: What views say

    func evaluated(_ place: Place, isSecond: Bool = false) {
        bodies[BodyID(place, isSecond: isSecond), default: 0] += 1
    }

    func register(_ place: Place, _ value: Binding<Int>) {
        owners[place] = Owner(get: { [value.wrappedValue] }, set: { value.wrappedValue = $1 })
    }

    func register(_ place: Place, _ owner: Owner) { owners[place] = owner }

    func makeDesk(_ place: Place, _ value: Int) -> Desk {
        let desk = Desk(value)
        objects.append(Weak(object: desk))
        return desk
    }

    /// What a state begins with: the last value handed down, for half of the views.
    func initialState(_ place: Place, _ handed: [Int], field: Int = 0) -> Int {
        if let state = initialStates[place] { return state[field] }
        guard place.number % 2 == 1, let last = handed.last else { return place.number % 3 }
        return last
    }

    /// What callbacks do to the innermost sum.
    func add(to sum: Binding<Int>?) {
        if callbacksWrite { sum?.wrappedValue += 1 }
    }

    func initialSum(_ place: Place) -> Int { initialStates[place]?[0] ?? 0 }

    // MARK: What tests ask

    func forgetBodies() { bodies = [:] }

    func forgetOwners(except live: Set<Place>) {
        owners = owners.filter { live.contains($0.key) }
    }

    /// The objects made for views that are still in memory.
    func liveObjects() -> Int {
        objects.removeAll { $0.object == nil }
        return objects.count
    }

    func perform(_ change: Mutation.Change) {
        switch change {
        case .track(let index, let value): board[index] = value
        case .publish(let index, let value): desks[index].value = value
        case .announce(let index): desks[index].objectWillChange.send()
        case .items(let list, let items):
            switch list {
            case 0: board.items = items
            case 1: board.otherItems = items
            default: shelf.items = items
            }
        case .send(let index, let value): subjects[index].send(value)
        case .write: break
        }
    }
}

/// What callbacks have written down; tasks may do so on other threads.
final class StressJournal: @unchecked Sendable {
    private let lock = NSLock()
    private var callbacks: [Callback] = []
    private var tasks: [Callback] = []

    func note(_ callback: Callback) {
        lock.withLock {
            if callback.kind.isTask { tasks.append(callback) } else { callbacks.append(callback) }
        }
    }

    var startedTasks: Int { lock.withLock { tasks.count { $0.kind == .started } } }

    func takeCallbacks() -> [Callback] {
        lock.withLock {
            defer { callbacks = [] }
            return callbacks
        }
    }

    func takeTasks() -> [Callback] {
        lock.withLock {
            defer { tasks = [] }
            return tasks
        }
    }

    /// The work of a task: it waits to be cancelled.
    @MainActor
    func run(_ place: Place, _ id: Int) async {
        note(Callback(.started, place, [id]))
        let (stream, end) = AsyncStream<Void>.makeStream()
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            note(Callback(.cancelled, place, [id]))
            end.finish()
        }
    }
}
