@_spi(SwiftUI) import Observation

/// Tracks the `@Observable` properties that one evaluation reads, until the next one.
@MainActor
struct ObservationPulse {
    private var ticket: ObservationTicket?

    /// Runs an evaluation. When something observable that it read changes, on whatever thread,
    /// the rule is evaluated again in the update of that change.
    mutating func track(
        _ app: AppGraph, invalidate: @escaping @MainActor () -> Void, _ evaluate: () -> Void
    ) {
        ticket?.cancel()
        let new = ObservationTicket(app, invalidate)
        ticket = new
        withObservationTracking(
            evaluate,
            didSet: { tracking in
                tracking.cancel()
                new.fire()
            })
    }

    mutating func cancel() {
        ticket?.cancel()
        ticket = nil
    }
}

/// One evaluation's claim to be told of changes; worthless once the next evaluation began.
private final class ObservationTicket: PendingWrite, @unchecked Sendable {
    private let app: AppGraph
    /// Guarded by the app's lock.
    private var invalidate: (@MainActor () -> Void)?

    init(_ app: AppGraph, _ invalidate: @escaping @MainActor () -> Void) {
        self.app = app
        self.invalidate = invalidate
    }

    func cancel() {
        app.withLock { invalidate = nil }
    }

    func fire() {
        guard app.withLock({ invalidate != nil }) else { return }
        app.enqueue(self, .current)
    }

    override func apply() {
        guard let invalidate = app.withLock({ invalidate }) else { return }
        MainActor.assumeIsolated { invalidate() }
    }
}
