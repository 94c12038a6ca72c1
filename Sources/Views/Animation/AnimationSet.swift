/// An animation that the frame clock drives.
@MainActor
protocol RunningAnimation: AnyObject {
    /// Shows the state at a time. Returns false if the animation has finished.
    func advance(to now: Double) -> Bool
}

/// The running animations of one window.
@MainActor
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
