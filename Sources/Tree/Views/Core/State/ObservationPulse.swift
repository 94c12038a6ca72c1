@_spi(SwiftUI) import Observation

/// Something whose last evaluation has read observable properties.
@MainActor
protocol ObservationOwner: AnyObject {
    func observedChanged()
}

/// Tracks the properties of `@Observable` objects that one evaluation reads, until the next one.
@MainActor
struct ObservationPulse {
    private var ticket: ObservationTicket?

    nonisolated init() {}

    /// Runs an evaluation. If an observable property that it read changes, on whatever thread, the
    /// owner is notified by the update of that change.
    ///
    /// `observes` says whether an evaluation of this kind has read an observable property before.
    /// If not, the tracking is not prepared to be cancelled, and the ticket is used again for the
    /// next evaluation. Returns whether this evaluation has read one.
    mutating func track(
        _ tracker: ObservationTracker, observes: Bool, owner: any ObservationOwner,
        _ evaluate: () -> Void
    ) -> Bool {
        cancel()
        if observes {
            let new = ObservationTicket(tracker.writes, owner)
            ticket = new
            withObservationTracking {
                evaluate()
                new.noteRead()
            } didSet: { [weak new] tracking in
                tracking.cancel()
                new?.fire(tracking.changed)
            }
            return true
        }
        var new = tracker.spareTicket ?? ObservationTicket(tracker.writes, owner)
        tracker.spareTicket = nil
        new.owner = owner
        withObservationTracking(
            evaluate,
            didSet: { [new] tracking in
                tracking.cancel()
                new.fire(tracking.changed)
            })
        // If something observable was read, it owns the closure above and so the ticket.
        guard isKnownUniquelyReferenced(&new) else {
            ticket = new
            return true
        }
        new.owner = nil
        tracker.spareTicket = new
        return false
    }

    mutating func cancel() {
        ticket?.cancel()
        ticket = nil
    }

    /// Called by the owner's `deinit`, because not every owner is removed from its tree before.
    nonisolated func ownerDied() { ticket?.dropOwner() }
}

/// What tracking needs of an app.
@MainActor
final class ObservationTracker {
    fileprivate nonisolated let writes: WriteQueue
    /// A ticket that the last evaluation did not need.
    fileprivate var spareTicket: ObservationTicket?

    nonisolated init(_ writes: WriteQueue) { self.writes = writes }
}

/// Notifies the owner of one evaluation of a change, until the next evaluation begins.
///
/// The ticket is observable itself: changing it ends its tracking, and with that everything that
/// the observed objects store for it. Otherwise an object that outlives the views which show it
/// would store something for each of their evaluations.
private final class ObservationTicket: PendingWrite, Observable, @unchecked Sendable {
    private let writes: WriteQueue
    /// Only in a ticket whose owner is known to observe, and only used on the main thread.
    private var registrar: ObservationRegistrar?
    /// Guarded by the queue's lock while an observable object may fire the ticket. Not weak, because
    /// a weak reference adds a side table to the owner and slows every retain.
    fileprivate unowned(unsafe) var owner: (any ObservationOwner)?
    private var isValid: Bool { true }
    /// The property that has fired it last, for the log of changes. Guarded by the queue's lock.
    private var changed: AnyKeyPath?

    fileprivate init(_ writes: WriteQueue, _ owner: any ObservationOwner) {
        self.writes = writes
        self.owner = owner
    }

    fileprivate func noteRead() {
        let registrar = ObservationRegistrar()
        self.registrar = registrar
        registrar.access(self, keyPath: \.isValid)
    }

    fileprivate func dropOwner() { writes.withLock { owner = nil } }

    fileprivate func cancel() {
        dropOwner()
        registrar?.withMutation(of: self, keyPath: \.isValid) {}
    }

    fileprivate func fire(_ property: AnyKeyPath?) {
        let hasOwner = writes.withLock {
            changed = property
            return owner != nil
        }
        if hasOwner { writes.enqueue(self, .current) }
    }

    override func apply() {
        guard let (owner, changed) = writes.withLock({ owner.map { ($0, changed) } }) else {
            return
        }
        if let log = writes.changeLog, let changed {
            // A property whose getter has no name in the program stands for its type.
            let name = "\(changed)".replacing("\\", with: "")
            log.note(StateChange(name.contains(".<") ? "\(type(of: changed).rootType)" : name))
        }
        owner.observedChanged()
    }
}
