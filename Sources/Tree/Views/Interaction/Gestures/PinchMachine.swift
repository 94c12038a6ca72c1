import Foundation
import Geometry

/// What a gesture of two fingers has measured so far.
struct PinchState {
    let time: Date
    /// The scale, or the angle in radians.
    let amount: CGFloat
    /// The change of the amount in a second.
    let velocity: CGFloat
    let startAnchor: UnitPoint
    let startLocation: CGPoint
}

/// Follows two fingers and measures one thing of them. It begins once that has changed enough; a
/// single pointer never begins it.
final class PinchMachine<Value>: _GestureMachine<Value> {
    private let least: CGFloat
    private let startAmount: CGFloat
    private let measure: (GestureEvent.Pinch) -> CGFloat
    private let makeValue: (PinchState) -> Value
    private var start: (location: CGPoint, size: CGSize)?
    private var samples: [(time: Double, amount: CGFloat)] = []
    /// Seconds of movement that the velocity is measured over.
    private static var velocityWindow: Double { 0.1 }

    init(
        least: CGFloat, start: CGFloat, measure: @escaping (GestureEvent.Pinch) -> CGFloat,
        makeValue: @escaping (PinchState) -> Value
    ) {
        self.least = least.isFinite ? abs(least) : 0
        startAmount = start
        self.measure = measure
        self.makeValue = makeValue
        super.init()
    }

    override var takesPinches: Bool { true }

    override func handle(_ event: GestureEvent) {
        guard let pinch = event.pinch else {
            phase = .failed
            return
        }
        switch event.phase {
        case .down:
            start = (event.location, event.size)
            samples = [(event.time, startAmount)]
        case .moved, .up:
            guard let start else { return }
            let amount = measure(pinch)
            samples.append((event.time, amount))
            samples.removeAll { $0.time < event.time - Self.velocityWindow }
            follow(event, makeValue(state(amount, at: event.time, start)), amount)
        case .cancelled, .left:
            phase = .failed
        }
    }

    private func follow(_ event: GestureEvent, _ value: Value, _ amount: CGFloat) {
        if case .active = phase {
            phase = event.phase == .up ? .ended(value) : .active(value)
        } else if event.phase == .up {
            phase = .failed
        } else if abs(amount - startAmount) >= least {
            phase = .active(value)
        }
    }

    private func state(
        _ amount: CGFloat, at time: Double, _ start: (location: CGPoint, size: CGSize)
    ) -> PinchState {
        let (width, height) = (start.size.width, start.size.height)
        return PinchState(
            time: Date(timeIntervalSinceReferenceDate: time), amount: amount, velocity: velocity,
            startAnchor: UnitPoint(
                x: width > 0 ? start.location.x / width : 0.5,
                y: height > 0 ? start.location.y / height : 0.5),
            startLocation: start.location)
    }

    private var velocity: CGFloat {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            return 0
        }
        return (last.amount - first.amount) / CGFloat(last.time - first.time)
    }
}
