import Foundation

/// A press that is held in one place for a while.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// Seconds.
    public var minimumDuration: Double
    /// Points the pointer may move meanwhile.
    public var maximumDistance: CGFloat

    /// Creates a press that must be held for some seconds, half of one by default, and may move by
    /// some points meanwhile. It ends while the pointer is still held.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Bool> {
        LongPressMachine(gesture)
    }
}

/// Waits on the frame clock while the pointer is held.
private final class LongPressMachine: _GestureMachine<Bool> {
    private let gesture: LongPressGesture
    private var press: (location: CGPoint, endsAt: Double)?

    init(_ gesture: LongPressGesture) {
        self.gesture = gesture
        super.init()
    }

    override func handle(_ event: GestureEvent) {
        guard event.pinch == nil else {
            phase = .failed
            return
        }
        if let press, press.endsAt <= event.time {
            phase = .ended(true)
            return
        }
        switch event.phase {
        case .down:
            press = (event.windowLocation, event.time + gesture.minimumDuration)
            phase = .possible(true)
        case .moved:
            guard let press else { return }
            if press.location.distance(to: event.windowLocation) > gesture.maximumDistance {
                phase = .failed
            }
        case .up, .cancelled, .left:
            phase = .failed
        }
    }

    /// There is none if the duration is infinite or not a number.
    override var deadline: Double? {
        guard phase.isPossible, let press, press.endsAt < .infinity else { return nil }
        return press.endsAt
    }

    override func timePassed(_ now: Double) {
        if let press, press.endsAt <= now { phase = .ended(true) }
    }

    override var keepsOthersWaiting: Bool { true }
}
