@_spi(SwiftUI) import Observation

/// Tracks the `@Observable` properties that one evaluation reads, until the next one.
@MainActor
struct ObservationPulse {
    private var ticket: ObservationTicket?

    nonisolated init() {}

    /// Runs an evaluation. When something observable that it read changes, on whatever thread,
    /// `invalidate` is called in the update of that change.
    ///
    /// `observes` is what is known of evaluations of this kind: whether any has read something
    /// observable. While none has, nothing is prepared for taking the tracking back. Returns
    /// whether this one did, so that it is known for the next.
    mutating func track(
        _ app: AppGraph, observes: Bool, invalidate: @escaping @MainActor () -> Void,
        _ evaluate: () -> Void
    ) -> Bool {
        if observes { cancel() }
        var new = ticket ?? ObservationTicket(app, invalidate)
        if observes {
            ticket = new
            withObservationTracking {
                evaluate()
                new.noteRead()
            } didSet: { [weak new] tracking in
                tracking.cancel()
                new?.fire()
            }
            return true
        }
        ticket = nil
        withObservationTracking(
            evaluate,
            didSet: { [new] tracking in
                tracking.cancel()
                new.fire()
            })
        // Where something observable was read, it owns the closure above and so the ticket.
        let wasShared = !isKnownUniquelyReferenced(&new)
        ticket = new
        return wasShared
    }

    mutating func cancel() {
        ticket?.cancel()
        ticket = nil
    }
}

/// One evaluation's claim to be told of changes; worthless once the next evaluation began.
///
/// It is observable itself: a change of it ends the tracking it took part in, and with that
/// whatever the observed objects kept for it. Otherwise an object that outlives the views which
/// show it would keep something for each of their evaluations.
private final class ObservationTicket: PendingWrite, Observable, @unchecked Sendable {
    private weak var app: AppGraph?
    private let registrar = ObservationRegistrar()
    /// Guarded by the app's lock.
    private var invalidate: (@MainActor () -> Void)?
    private var isValid: Bool { true }

    init(_ app: AppGraph, _ invalidate: @escaping @MainActor () -> Void) {
        self.app = app
        self.invalidate = invalidate
    }

    func noteRead() { registrar.access(self, keyPath: \.isValid) }

    func cancel() {
        let dropped = app?.withLock {
            defer { invalidate = nil }
            return invalidate
        }
        withExtendedLifetime(dropped) {}
        registrar.withMutation(of: self, keyPath: \.isValid) {}
    }

    func fire() {
        guard let app, app.withLock({ invalidate != nil }) else { return }
        app.enqueue(self, .current)
    }

    override func apply() {
        guard let invalidate = app?.withLock({ invalidate }) else { return }
        MainActor.assumeIsolated { invalidate() }
    }
}
