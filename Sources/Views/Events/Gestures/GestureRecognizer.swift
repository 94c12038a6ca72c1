import Foundation

/// A state machine that makes sense of one pointer's presses and moves.
@MainActor
package protocol GestureRecognizer: AnyObject {
    /// Whether it goes before what lies inside, or along with everything.
    var precedence: GesturePrecedence { get }
    /// Takes an event in the coordinates of the node it is attached to.
    func handle(_ event: GestureEvent) -> GestureVerdict
    /// Those before it are out of the way of a `ready` recognizer: the gesture is its.
    func claim() -> GestureVerdict
    /// Whether a recognizer behind it that is `ready` has to wait until this one has failed.
    var keepsOthersWaiting: Bool { get }
    /// Another recognizer has won, or the press was taken away.
    func cancel()
    /// Takes the passing of time while a press is held; nil where it waits for nothing.
    var deadline: Double? { get }
    func timePassed(_ now: Double) -> GestureVerdict
}

extension GestureRecognizer {
    package func claim() -> GestureVerdict { .ended }
    package var keepsOthersWaiting: Bool { false }
    package var deadline: Double? { nil }
    package func timePassed(_ now: Double) -> GestureVerdict { .waiting }
}

package enum GesturePrecedence: Sendable { case normal, high, simultaneous }

/// What a recognizer makes of an event.
package enum GestureVerdict: Sendable {
    /// Could still be its gesture.
    case waiting
    /// It is its gesture, unless one that comes before it still makes something of it.
    case ready
    /// It is its gesture, and goes on: everybody else is out.
    case active
    /// It was its gesture, and is over.
    case ended
    /// It is not, or no longer, its gesture.
    case failed
}

/// A pointer event as a recognizer sees it.
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
}

/// The node that a recognizer is attached to, as far as recognizers look at it.
package protocol GestureTarget: AnyObject {
    /// A point of the window's coordinates in a coordinate space as the node understands it.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint
    /// The frames of its children as they are shown, in its own coordinates.
    var shownChildFrames: [CGRect] { get }
}
