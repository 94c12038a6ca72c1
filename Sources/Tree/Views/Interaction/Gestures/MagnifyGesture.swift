import Foundation
import Geometry

/// Two fingers moving apart or together, or the pointer dragged while Alt is held.
public struct MagnifyGesture: Gesture {
    /// How far the fingers have moved apart, how fast, and where they began.
    public struct Value: Equatable, Sendable {
        /// The time of the latest event of the gesture.
        public var time: Date
        /// 1 at the start.
        public var magnification: CGFloat
        /// The change of the magnification in a second.
        public var velocity: CGFloat
        /// The point between the fingers at the start, as a part of the view.
        public var startAnchor: UnitPoint
        /// The point between the fingers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    public typealias Body = Never
    /// How far the magnification must be from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that begins when the magnification has changed by the amount, 0.01 by
    /// default.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        PinchMachine(
            least: gesture.minimumScaleDelta, start: 1, measure: { CGFloat($0.scale) }
        ) { state in
            Value(
                time: state.time, magnification: state.amount, velocity: state.velocity,
                startAnchor: state.startAnchor, startLocation: state.startLocation)
        }
    }
}

/// The older form of `MagnifyGesture`, whose value is the magnification alone.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    /// How far the magnification must be from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that begins when the magnification has changed by the amount, 0.01 by
    /// default.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<CGFloat> {
        PinchMachine(
            least: gesture.minimumScaleDelta, start: 1, measure: { CGFloat($0.scale) }
        ) { $0.amount }
    }
}
