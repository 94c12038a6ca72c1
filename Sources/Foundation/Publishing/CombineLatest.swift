import Foundation
import OpenCombine

extension Publishers {
    /// Publishes the latest values of two publishers whenever one of them publishes, once both
    /// have. It finishes when both have finished, and fails with the first that fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// The publisher of the first value.
        public let a: A
        /// The publisher of the second value.
        public let b: B

        /// Creates a publisher of the latest values of two.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to both publishers for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            let latest = LatestValues<A.Output, B.Output, S>(subscriber)
            subscriber.receive(subscription: latest)
            a.subscribe(latest.makeFirst())
            b.subscribe(latest.makeSecond())
        }
    }
}

/// The subscription of `CombineLatest`: the latest value of each side, and how many pairs the
/// subscriber still wants. A pair that is not wanted yet is replaced by a later one.
private final class LatestValues<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
    /// Recursive, because a subscriber may ask for more while it receives a value.
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var subscriptions: [(any Subscription)?] = [nil, nil]
    private var isFinished = [false, false]
    private var firstValue: First?
    private var secondValue: Second?
    private var demand = Subscribers.Demand.none
    private var requested = Subscribers.Demand.none
    private var hasUnsentPair = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    // Only the publishers own these subscribers, which own the subscription: stored here they would
    // be a cycle that nothing ends.
    func makeFirst() -> SideSubscriber<First, Downstream.Failure> {
        SideSubscriber(
            subscribed: { [self] in subscribed($0, side: 0) },
            received: { [self] value in received { firstValue = value } },
            completed: { [self] in completed($0, side: 0) })
    }

    func makeSecond() -> SideSubscriber<Second, Downstream.Failure> {
        SideSubscriber(
            subscribed: { [self] in subscribed($0, side: 1) },
            received: { [self] value in received { secondValue = value } },
            completed: { [self] in completed($0, side: 1) })
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            guard downstream != nil, demand > 0 else { return }
            self.demand += demand
            requested += demand
            send()
            for subscription in subscriptions { subscription?.request(demand) }
        }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            let cancelled = subscriptions
            subscriptions = [nil, nil]
            for subscription in cancelled { subscription?.cancel() }
        }
    }

    private func subscribed(_ subscription: any Subscription, side: Int) {
        lock.withLock {
            guard downstream != nil else { return subscription.cancel() }
            subscriptions[side] = subscription
            if requested > 0 { subscription.request(requested) }
        }
    }

    private func received(_ store: () -> Void) -> Subscribers.Demand {
        lock.withLock {
            store()
            hasUnsentPair = true
            send()
            return .none
        }
    }

    private func send() {
        guard hasUnsentPair, demand > 0, let downstream, let firstValue, let secondValue else {
            return
        }
        hasUnsentPair = false
        demand -= 1
        let more = downstream.receive((firstValue, secondValue))
        if more > 0 { request(more) }
    }

    private func completed(_ completion: Subscribers.Completion<Downstream.Failure>, side: Int) {
        lock.withLock {
            subscriptions[side] = nil
            isFinished[side] = true
            guard let downstream else { return }
            if case .failure = completion {
                cancel()
            } else if isFinished.contains(false) {
                return
            }
            self.downstream = nil
            downstream.receive(completion: completion)
        }
    }
}

/// Passes on what one of several publishers sends.
final class SideSubscriber<Input, Failure: Error>: Subscriber {
    private let subscribed: (any Subscription) -> Void
    private let received: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void

    init(
        subscribed: @escaping (any Subscription) -> Void,
        received: @escaping (Input) -> Subscribers.Demand,
        completed: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.subscribed = subscribed
        self.received = received
        self.completed = completed
    }

    func receive(subscription: any Subscription) { subscribed(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { received(input) }
    func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
