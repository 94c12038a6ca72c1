import Foundation
import Geometry
import Views

/// Fills the window with a layer, places its content there, and blocks events behind it.
struct LayerEffect: RenderModifier, PresentingEffect, Animatable {
    typealias Body = Never
    var placement: LayerPlacement
    let responder: Responder?

    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let frame = placement.frame(of: child, in: size, isRightToLeft: false)
        return (frame.origin, ProposedViewSize(frame.size))
    }

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize,
        at position: RenderContext
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let frame = placement.frame(of: child, in: size, isRightToLeft: position.isRightToLeft)
        return (frame.origin, ProposedViewSize(frame.size))
    }

    var isLayoutBoundary: Bool { true }

    var anchor: CGRect? { placement.anchor }

    /// The height of a sheet that moves from one detent to another.
    var animatableData: CGFloat {
        get { if case .bottom(let height) = placement { height.points } else { 0 } }
        set {
            guard case .bottom(var height) = placement else { return }
            height.points = newValue
            placement = .bottom(height)
        }
    }

    func presentedSize(of child: RenderNode, in window: CGSize) -> CGSize? {
        placement.wholeOffer(in: window).map { child.sizeThatFits(ProposedViewSize($0)) }
    }

    func presentedLeastSize(of child: RenderNode, in window: CGSize) -> CGSize? {
        guard let offer = placement.wholeOffer(in: window) else { return nil }
        let least = child.sizeThatFits(.zero).width
        let proposal = ProposedViewSize(width: max(offer.width, least), height: 0)
        return CGSize(width: least, height: child.sizeThatFits(proposal).height)
    }
}

/// A press beside the content of a layer.
@MainActor
final class OutsidePressRecognizer: GestureRecognizer {
    var pressed: () -> Void = {}

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard event.phase == .down else { return .failed }
        let isOnContent = event.node.shownChildFrames.contains { $0.contains(event.location) }
        guard !isOnContent else { return .failed }
        pressed()
        return .ended
    }

    func cancel() {}
}
