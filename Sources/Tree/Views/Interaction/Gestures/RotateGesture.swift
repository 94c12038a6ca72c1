import Foundation
import Geometry

/// Two fingers turning about each other, or the pointer dragged round while Alt is held.
public struct RotateGesture: Gesture {
    /// How far the fingers have turned, how fast, and where they began.
    public struct Value: Equatable, Sendable {
        /// The time of the latest event of the gesture.
        public var time: Date
        /// Clockwise, since the start.
        public var rotation: Angle
        /// The change of the rotation in a second.
        public var velocity: Angle
        /// The point between the fingers at the start, as a part of the view.
        public var startAnchor: UnitPoint
        /// The point between the fingers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    public typealias Body = Never
    /// How far the fingers must turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that begins when the fingers have turned by the angle, a degree by
    /// default.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        PinchMachine(
            least: CGFloat(gesture.minimumAngleDelta.radians), start: 0,
            measure: { CGFloat($0.rotation) }
        ) { state in
            Value(
                time: state.time, rotation: .radians(Double(state.amount)),
                velocity: .radians(Double(state.velocity)), startAnchor: state.startAnchor,
                startLocation: state.startLocation)
        }
    }
}

/// The older form of `RotateGesture`, whose value is the angle alone.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    /// How far the fingers must turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that begins when the fingers have turned by the angle, a degree by
    /// default.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Angle> {
        PinchMachine(
            least: CGFloat(gesture.minimumAngleDelta.radians), start: 0,
            measure: { CGFloat($0.rotation) }
        ) { .radians(Double($0.amount)) }
    }
}
