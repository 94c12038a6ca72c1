/// Something that moves with the frame clock.
protocol RunningAnimation: AnyObject {
    /// Shows the state at a time; returns false when it has ended.
    func advance(to now: Double) -> Bool
}

/// What moves in one window.
struct AnimationSet {
    private var running: [any RunningAnimation] = []

    var isEmpty: Bool { running.isEmpty }

    mutating func add(_ animation: any RunningAnimation) {
        if !running.contains(where: { $0 === animation }) { running.append(animation) }
    }

    mutating func remove(_ animation: any RunningAnimation) {
        running.removeAll { $0 === animation }
    }

    mutating func cancelAll() { running = [] }

    func all() -> [any RunningAnimation] { running }
}
