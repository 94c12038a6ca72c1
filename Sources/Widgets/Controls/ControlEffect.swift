import Foundation
import Views

/// Gives the node of a control its events and its meaning. Its whole frame takes touches.
nonisolated struct ControlEffect: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = ControlEffect
    var responder: Responder?
    var accessibility: AccessibilityProperties?
    var takesTouches = true

    init(
        responder: Responder? = nil, accessibility: AccessibilityProperties? = nil,
        takesTouches: Bool = true
    ) {
        self.responder = responder
        self.accessibility = accessibility
        self.takesTouches = takesTouches
    }

    func change(from old: ControlEffect) -> RenderChange { .none }
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { takesTouches }
}
