/// Follows a gesture that is made of two others. Unless a subclass says otherwise, both see every
/// event until they are over; `settle` derives the pair's phase from theirs.
class GesturePairMachine<First, Second, Value>: _GestureMachine<Value> {
    final let first: _GestureMachine<First>
    final let second: _GestureMachine<Second>

    init(_ first: _GestureMachine<First>, _ second: _GestureMachine<Second>) {
        self.first = first
        self.second = second
        super.init()
    }

    /// Sets the phase that follows from those of the two gestures.
    func settle() {}

    override func handle(_ event: GestureEvent) {
        if !first.phase.isOver { first.handle(event) }
        if !second.phase.isOver { second.handle(event) }
        settle()
    }

    override func timePassed(_ now: Double) {
        if !first.phase.isOver { first.timePassed(now) }
        if !second.phase.isOver { second.timePassed(now) }
        settle()
    }

    override var deadline: Double? {
        [
            first.phase.isOver ? nil : first.deadline, second.phase.isOver ? nil : second.deadline,
        ].compactMap { $0 }.min()
    }

    override func deliver() {
        first.deliver()
        second.deliver()
    }

    final override func cancel() {
        first.cancel()
        second.cancel()
        phase = .failed
    }

    final override func adopt(_ newer: _GestureMachine<Value>) {
        guard let newer = newer as? GesturePairMachine else { return }
        first.adopt(newer.first)
        second.adopt(newer.second)
    }

    override var keepsOthersWaiting: Bool {
        first.keepsOthersWaiting || second.keepsOthersWaiting
    }

    final override var takesPinches: Bool { first.takesPinches || second.takesPinches }
}
