@_spi(SwiftUI) import Observation

/// What is told of changes to observable things that its last evaluation has read.
@MainActor
protocol ObservationOwner: AnyObject {
    func observedChanged()
}

/// Tracks the `@Observable` properties that one evaluation reads, until the next one.
@MainActor
struct ObservationPulse {
    private var ticket: ObservationTicket?

    nonisolated init() {}

    /// Runs an evaluation. When something observable that it read changes, on whatever thread,
    /// the owner is told in the update of that change.
    ///
    /// `observes` is what is known of evaluations of this kind: whether any has read something
    /// observable. While none has, nothing is prepared for taking the tracking back, and the
    /// ticket goes from one evaluation to the next. Returns whether this one did, so that it is
    /// known for the next.
    mutating func track(
        _ app: AppGraph, observes: Bool, owner: any ObservationOwner, _ evaluate: () -> Void
    ) -> Bool {
        cancel()
        if observes {
            let new = ObservationTicket(app, owner)
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
        var new = app.spareTicket ?? ObservationTicket(app, owner)
        app.spareTicket = nil
        new.owner = owner
        withObservationTracking(
            evaluate,
            didSet: { [new] tracking in
                tracking.cancel()
                new.fire()
            })
        // Where something observable was read, it owns the closure above and so the ticket.
        guard isKnownUniquelyReferenced(&new) else {
            ticket = new
            return true
        }
        new.owner = nil
        app.spareTicket = new
        return false
    }

    mutating func cancel() {
        ticket?.cancel()
        ticket = nil
    }

    /// To be called where the owner dies, in case nobody has taken it out of its tree before.
    nonisolated func ownerDied() { ticket?.dropOwner() }
}

/// One evaluation's claim to be told of changes; worthless once the next evaluation began.
///
/// It is observable itself: a change of it ends the tracking it took part in, and with that
/// whatever the observed objects kept for it. Otherwise an object that outlives the views which
/// show it would keep something for each of their evaluations.
final class ObservationTicket: PendingWrite, Observable, @unchecked Sendable {
    private let link: AppLink
    /// Used on the main thread, by the tickets of those who are known to observe; else nil.
    private var registrar: ObservationRegistrar?
    /// Guarded by the app's lock while something observable may fire the ticket.
    fileprivate unowned(unsafe) var owner: (any ObservationOwner)?
    private var isValid: Bool { true }

    fileprivate init(_ app: AppGraph, _ owner: any ObservationOwner) {
        link = app.link
        self.owner = owner
    }

    fileprivate func noteRead() {
        let registrar = ObservationRegistrar()
        self.registrar = registrar
        registrar.access(self, keyPath: \.isValid)
    }

    fileprivate func dropOwner() {
        link.withApp { app in app.withLock { owner = nil } }
    }

    fileprivate func cancel() {
        dropOwner()
        registrar?.withMutation(of: self, keyPath: \.isValid) {}
    }

    fileprivate func fire() {
        let transaction = Transaction.current
        link.withApp { app in
            if app.withLock({ owner != nil }) { app.enqueue(self, transaction) }
        }
    }

    override func apply() {
        guard let owner = link.withApp({ app in app.withLock { owner } }) ?? nil else { return }
        MainActor.assumeIsolated { owner.observedChanged() }
    }
}
