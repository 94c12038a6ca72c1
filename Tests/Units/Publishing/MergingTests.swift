import Publishing
import Testing

struct MergingTests {
    private struct Broken: Error {}

    /// What a subscriber received.
    private final class Record<Value> {
        var values: [Value] = []
        var ends: [String] = []
    }

    @Test("Combined publishers give a pair once both have a value, and with each further one")
    func latest() {
        let record = Record<String>()
        let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let subscription = left.combineLatest(right).sink(
            receiveCompletion: { record.ends.append("\($0)") },
            receiveValue: { record.values.append("\($0)\($1)") })
        left.send(1)
        left.send(2)
        #expect(record.values.isEmpty)
        right.send("a")
        left.send(3)
        right.send("b")
        #expect(record.values == ["2a", "3a", "3b"])
        left.send(completion: .finished)
        right.send("c")
        #expect(record.values.last == "3c" && record.ends.isEmpty)
        right.send(completion: .finished)
        #expect(record.ends == ["finished"])
        subscription.cancel()
    }

    @Test("Three and four publishers are combined, and a transform is applied to the values")
    func more() {
        let record = Record<Int>()
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let c = CurrentValueSubject<Int, Never>(100)
        let subscription = a.combineLatest(b, c) { $0 + $1 + $2 }.sink { record.values.append($0) }
        let other = Publishers.CombineLatest4(a, b, c, Just(1_000))
            .sink { record.values.append($0 + $1 + $2 + $3) }
        b.send(20)
        #expect(Set(record.values) == [111, 1_111, 121, 1_121])
        subscription.cancel()
        other.cancel()
        a.send(5)
        #expect(record.values.count == 4)
    }

    @Test("A failure of one ends the combination and cancels the other")
    func failure() {
        let record = Record<Int>()
        let left = PassthroughSubject<Int, Broken>()
        var isCancelled = false
        let right = PassthroughSubject<Int, Broken>()
        let subscription = left.combineLatest(
            right.handleEvents(receiveCancel: { isCancelled = true })
        )
        .sink(
            receiveCompletion: { record.ends.append("\($0)") },
            receiveValue: { record.values.append($0 + $1) })
        left.send(completion: .failure(Broken()))
        #expect(record.ends.count == 1 && record.ends[0].hasPrefix("failure"))
        #expect(isCancelled)
        subscription.cancel()
    }

    @Test("A combination that is cancelled keeps nothing alive, and one that is empty finishes")
    func released() {
        final class Owner {}
        weak var owner: Owner?
        let subject = PassthroughSubject<Int, Never>()
        do {
            let own = Owner()
            owner = own
            let subscription = subject.combineLatest(Just(1)).sink { _ in _ = own }
            subscription.cancel()
        }
        #expect(owner == nil)
        let record = Record<Int>()
        let empty = Empty<Int, Never>().combineLatest(Empty<Int, Never>()).sink(
            receiveCompletion: { record.ends.append("\($0)") },
            receiveValue: { record.values.append($0 + $1) })
        #expect(record.ends == ["finished"] && record.values.isEmpty)
        empty.cancel()
    }

    @Test("Merged publishers give all values in the order they come, and finish when all have")
    func merged() {
        let record = Record<Int>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let subscription = a.merge(with: b.map { $0 * 10 }, [7, 8].publisher).sink(
            receiveCompletion: { record.ends.append("\($0)") },
            receiveValue: { record.values.append($0) })
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(record.values == [7, 8, 1, 20, 30])
        #expect(record.ends.isEmpty)
        b.send(completion: .finished)
        #expect(record.ends == ["finished"])
        subscription.cancel()
    }

    @Test("A subscriber that wants few values of a merge loses none")
    func demand() {
        final class Slow: Subscriber {
            typealias Input = Int
            typealias Failure = Never
            var values: [Int] = []
            var isFinished = false
            var subscription: (any Subscription)?
            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
        }
        let slow = Slow()
        Publishers.MergeMany([1, 2, 3].publisher, [4, 5].publisher).subscribe(slow)
        #expect(slow.values.isEmpty)
        slow.subscription?.request(.max(2))
        #expect(slow.values.count == 2)
        slow.subscription?.request(.max(2))
        #expect(!slow.isFinished)
        slow.subscription?.request(.unlimited)
        #expect(Set(slow.values) == [1, 2, 3, 4, 5])
        #expect(slow.values.count == 5 && slow.isFinished)
    }
}
