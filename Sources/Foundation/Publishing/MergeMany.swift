import Foundation
import OpenCombine

extension Publishers {
    /// Publishes what any of several publishers publishes. It finishes when all have finished, and
    /// fails with the first that fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publishers whose values are published. Without any, the merge finishes at once.
        public let publishers: [Upstream]

        /// Creates a merge of any number of publishers of one type.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a merge of the publishers in a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Subscribes to all publishers for the subscriber. Each is asked for one value at a time.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            let merged = MergedValues(subscriber, count: publishers.count)
            subscriber.receive(subscription: merged)
            for (index, publisher) in publishers.enumerated() {
                publisher.subscribe(merged.side(index))
            }
            if publishers.isEmpty { subscriber.receive(completion: .finished) }
        }

        /// Returns a merge of these publishers and one more.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

/// The subscription of a merge. Each publisher is asked for one value at a time; a value that the
/// subscriber does not want yet waits, and its publisher with it.
private final class MergedValues<Downstream: Subscriber>: Subscription {
    /// Recursive, because a subscriber may ask for more while it receives a value.
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var subscriptions: [Int: any Subscription] = [:]
    private var waiting: [(side: Int, value: Downstream.Input)] = []
    private var unfinished: Int
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        unfinished = count
    }

    func side(_ index: Int) -> SideSubscriber<Downstream.Input, Downstream.Failure> {
        SideSubscriber(
            subscribed: { [self] in subscribed($0, side: index) },
            received: { [self] in received($0, side: index) },
            completed: { [self] in completed($0, side: index) })
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            while self.demand > 0, let downstream, !waiting.isEmpty {
                let (side, value) = waiting.removeFirst()
                self.demand -= 1
                self.demand += downstream.receive(value)
                subscriptions[side]?.request(.max(1))
            }
            finishIfDone()
        }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            waiting = []
            let cancelled = subscriptions.values
            subscriptions = [:]
            for subscription in cancelled { subscription.cancel() }
        }
    }

    private func subscribed(_ subscription: any Subscription, side: Int) {
        lock.withLock {
            guard downstream != nil else { return subscription.cancel() }
            subscriptions[side] = subscription
            subscription.request(.max(1))
        }
    }

    private func received(_ value: Downstream.Input, side: Int) -> Subscribers.Demand {
        lock.withLock {
            guard let downstream else { return .none }
            guard demand > 0 else {
                waiting.append((side, value))
                return .none
            }
            demand -= 1
            demand += downstream.receive(value)
            return .max(1)
        }
    }

    private func completed(_ completion: Subscribers.Completion<Downstream.Failure>, side: Int) {
        lock.withLock {
            subscriptions[side] = nil
            unfinished -= 1
            guard let downstream else { return }
            guard case .failure = completion else { return finishIfDone() }
            cancel()
            downstream.receive(completion: completion)
        }
    }

    private func finishIfDone() {
        guard unfinished == 0, waiting.isEmpty, let downstream else { return }
        self.downstream = nil
        downstream.receive(completion: .finished)
    }
}
