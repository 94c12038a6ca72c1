/// An animation that the frame clock drives.
@MainActor
protocol RunningAnimation: AnyObject {
    /// Shows the state at a time. Returns false if the animation has finished.
    func advance(to now: Double) -> Bool
    /// What it moves, as part of a sentence.
    static var subject: String { get }
}

extension RunningAnimation {
    static var subject: String { "an animation" }
}

/// The running animations of one window.
@MainActor
struct AnimationSet {
    private var running = ObjectList<any RunningAnimation>()

    /// The time that all of them show, in seconds of the frame clock; nil after one was added.
    var time: Double?

    var isEmpty: Bool { running.isEmpty }

    mutating func add(_ animation: any RunningAnimation) {
        running.add(animation)
        time = nil
    }

    mutating func remove(_ animation: any RunningAnimation) { running.remove(animation) }

    mutating func cancelAll() { running.removeAll() }

    func all() -> [any RunningAnimation] { running.all() }
}
