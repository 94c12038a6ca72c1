import Foundation

/// A state machine that recognizes a gesture in the events of one pointer.
@MainActor
package protocol GestureRecognizer: AnyObject {
    /// Its precedence over the recognizers of descendants.
    var precedence: GesturePrecedence { get }
    /// Handles an event in the coordinates of its node.
    func handle(_ event: GestureEvent) -> GestureVerdict
    /// Called on a `ready` recognizer when all those with precedence over it have failed.
    func claim() -> GestureVerdict
    /// Whether `ready` recognizers after it have to wait until this one has failed.
    var keepsOthersWaiting: Bool { get }
    /// Whether it recognizes a gesture of two fingers.
    var takesPinches: Bool { get }
    /// Whether it recognizes two fingers that drag; their middle is then the event's location.
    var takesTwoFingerDrags: Bool { get }
    /// Ends the gesture, because another recognizer has won or the press was cancelled.
    func cancel()
    /// The time at which `timePassed` has to be called during a press; nil for never.
    var deadline: Double? { get }
    func timePassed(_ now: Double) -> GestureVerdict
}

extension GestureRecognizer {
    package func claim() -> GestureVerdict { .ended }
    package var keepsOthersWaiting: Bool { false }
    package var takesPinches: Bool { false }
    package var takesTwoFingerDrags: Bool { false }
    package var deadline: Double? { nil }
    package func timePassed(_ now: Double) -> GestureVerdict { .waiting }
}

package enum GesturePrecedence: Sendable { case normal, high, simultaneous }

/// The result of handling an event.
package enum GestureVerdict: Sendable {
    /// The gesture is still possible.
    case waiting
    /// The gesture is recognized, unless a recognizer with precedence recognizes its own.
    case ready
    /// The gesture has begun and continues; all other recognizers are cancelled.
    case active
    /// The gesture was recognized and has ended.
    case ended
    /// The gesture has failed.
    case failed
}

/// A pointer event for a recognizer.
package struct GestureEvent {
    package let phase: PointerEvent.Phase
    /// In the coordinates of the recognizer's node.
    package let location: CGPoint
    package let windowLocation: CGPoint
    package let button: PointerEvent.Button
    package let clickCount: Int
    package let modifiers: KeyModifiers
    /// Seconds on the frame clock.
    package let time: Double
    /// The size of the recognizer's node.
    package let size: CGSize
    /// The recognizer's node.
    package let node: any GestureTarget
    /// What two fingers do; nil for a single pointer.
    var pinch: Pinch?

    /// How two fingers have moved since the beginning; see `PinchEvent`.
    struct Pinch {
        let scale: Double
        let rotation: Double
    }
}

/// The node that a recognizer is attached to, as far as recognizers need it.
@MainActor
package protocol GestureTarget: AnyObject {
    /// A point of the window's coordinates in a coordinate space as the node understands it.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint
    /// The frames of its children as they are shown, in its own coordinates.
    var shownChildFrames: [CGRect] { get }
    /// Whether its leading edge is the right one.
    var isRightToLeft: Bool { get }
}
