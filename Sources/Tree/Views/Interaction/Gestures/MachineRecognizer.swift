import Foundation

/// Runs a gesture's machine, a new one for each run of the gesture.
@MainActor
final class MachineRecognizer<G: Gesture>: GestureRecognizer {
    var gesture: G { didSet { isStale = machine != nil } }
    var precedence = GesturePrecedence.normal
    private var machine: _GestureMachine<G.Value>?
    private var isClaimed = false
    /// Whether the running machine was made of an older value.
    private var isStale = false

    init(_ gesture: G) { self.gesture = gesture }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard event.button == .primary || event.phase == .moved else {
            return machine == nil ? .failed : verdict()
        }
        let machine = current(startingAt: event)
        guard let machine else { return .failed }
        if !machine.phase.isOver { machine.handle(event) }
        return verdict()
    }

    private func current(startingAt event: GestureEvent) -> _GestureMachine<G.Value>? {
        if machine == nil {
            guard event.phase == .down else { return nil }
            machine = G._makeMachine(gesture)
            isClaimed = false
        } else {
            refresh()
        }
        return machine
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        machine?.adopt(G._makeMachine(gesture))
    }

    func timePassed(_ now: Double) -> GestureVerdict {
        guard let machine else { return .failed }
        refresh()
        machine.timePassed(now)
        return verdict()
    }

    var deadline: Double? {
        guard let machine, !machine.phase.isOver else { return nil }
        return machine.deadline
    }

    var keepsOthersWaiting: Bool { machine?.keepsOthersWaiting ?? false }

    var takesPinches: Bool { G._makeMachine(gesture).takesPinches }

    func claim() -> GestureVerdict {
        isClaimed = true
        return verdict()
    }

    func cancel() {
        let machine = machine
        self.machine = nil
        machine?.cancel()
    }

    private func verdict() -> GestureVerdict {
        guard let machine else { return .failed }
        switch machine.phase {
        case .possible:
            machine.deliver()
            return .waiting
        case .active:
            guard isClaimed else { return .ready }
            machine.deliver()
            return .active
        case .ended:
            guard isClaimed else { return .ready }
            self.machine = nil
            machine.deliver()
            return .ended
        case .failed:
            cancel()
            return .failed
        }
    }
}
