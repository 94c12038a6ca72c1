import Foundation
import OpenCombine

extension Publishers {
    /// How elements are grouped by the time at which they come.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// An array at the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// An array at the end of each interval, and one as soon as there are so many elements.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes arrays of what another publisher has published in each interval; nothing for an
    /// interval without elements.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        /// The publisher whose elements are collected.
        public let upstream: Upstream
        /// When the elements collected so far are published.
        public let strategy: TimeGroupingStrategy<Context>
        /// How the scheduler runs its timer, or `nil` for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that collects the elements of another one.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Subscribes to the upstream publisher, and starts the timer for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            let collected = CollectedElements<Upstream.Output, S>(subscriber, limit: strategy.limit)
            collected.start(on: strategy, options)
            upstream.subscribe(
                SideSubscriber<Upstream.Output, Failure>(
                    subscribed: { collected.subscribed($0) },
                    received: { collected.received($0) },
                    completed: { collected.completed($0) }))
        }
    }
}

extension Publishers.TimeGroupingStrategy {
    fileprivate var limit: Int {
        switch self {
        case .byTime: .max
        case .byTimeOrCount(_, _, let count): Swift.max(1, count)
        }
    }
}

extension Publisher {
    /// Collects elements, and publishes an array of them at the end of each interval.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// The subscription of `CollectByTime`: the elements of the running interval.
private final class CollectedElements<Element, Downstream: Subscriber>: Subscription
where Downstream.Input == [Element] {
    /// Recursive, because a subscriber may ask for more while it receives an array.
    private let lock = NSRecursiveLock()
    private let limit: Int
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var elements: [Element] = []
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, limit: Int) {
        self.downstream = downstream
        self.limit = limit
    }

    func start<Context: Scheduler>(
        on strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
    ) {
        let (context, interval) =
            switch strategy {
            case .byTime(let context, let interval): (context, interval)
            case .byTimeOrCount(let context, let interval, _): (context, interval)
            }
        timer = context.schedule(
            after: context.now.advanced(by: interval), interval: interval,
            tolerance: context.minimumTolerance, options: options
        ) { [weak self] in self?.lock.withLock { self?.send() } }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            if elements.count >= limit { send() }
        }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            upstream?.cancel()
            upstream = nil
            timer?.cancel()
            timer = nil
        }
    }

    func subscribed(_ subscription: any Subscription) {
        let subscriber = lock.withLock {
            upstream = subscription
            return downstream
        }
        guard let subscriber else { return subscription.cancel() }
        subscriber.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func received(_ element: Element) -> Subscribers.Demand {
        lock.withLock {
            elements.append(element)
            if elements.count >= limit { send() }
        }
        return .none
    }

    func completed(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            guard let downstream else { return }
            if case .finished = completion, !elements.isEmpty { _ = downstream.receive(elements) }
            upstream = nil
            cancel()
            downstream.receive(completion: completion)
        }
    }

    private func send() {
        guard let downstream, demand > 0, !elements.isEmpty else { return }
        demand -= 1
        let array = elements
        elements = []
        demand += downstream.receive(array)
    }
}
