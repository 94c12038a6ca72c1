import Foundation
import Views

/// Gives the node of a control its responder and its accessibility description. Its whole frame
/// takes touches.
nonisolated struct ControlEffect: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = ControlEffect
    private let details: Details

    /// One reference, so that the copies made during layout and painting are cheap.
    private final class Details {
        let responder: Responder?
        let accessibility: AccessibilityProperties?
        let takesTouches: Bool

        init(_ responder: Responder?, _ accessibility: AccessibilityProperties?, _ takes: Bool) {
            self.responder = responder
            self.accessibility = accessibility
            takesTouches = takes
        }
    }

    var responder: Responder? { details.responder }
    var accessibility: AccessibilityProperties? { details.accessibility }
    var takesTouches: Bool { details.takesTouches }

    init(
        responder: Responder? = nil, accessibility: AccessibilityProperties? = nil,
        takesTouches: Bool = true
    ) {
        details = Details(responder, accessibility, takesTouches)
    }

    func change(from old: ControlEffect) -> RenderChange { .none }
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { takesTouches }
}
