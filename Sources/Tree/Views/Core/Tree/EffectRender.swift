import Drawing
import Foundation
import Geometry
import Layouts

/// The render node of an effect.
final class EffectRender<Effect: RenderEffect>: ValueRender<Effect> {
    let child: RenderNode

    init(_ effect: Effect, child: RenderNode, owner: _ViewNode) {
        self.child = child
        super.init(effect, owner: owner)
        child.join(self)
    }

    override var children: [RenderNode] { [child] }
    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) { visit(child) }
    override var layoutSubject: Any? { shown }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        shown.sizeThatFits(proposal, child: child, in: renderContext)
    }

    override func flexibility(along axis: Axis, in proposal: ProposedViewSize) -> CGFloat {
        shown.isFixed(along: axis) ? 0 : measuredFlexibility(along: axis, in: proposal)
    }

    override func placeChildren() {
        let placement = shown.placement(
            of: child, in: size, proposal: proposal, at: renderContext)
        child.place(at: placement.origin, proposal: placement.proposal)
    }

    override func paint(into recorder: inout DisplayListRecorder) {
        shown.paint(child, into: &recorder, size: size, in: renderContext)
    }

    override func ownAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        shown.alignment(of: key, child: child, in: size, proposal: proposal)
    }

    override func computeAlignmentKeys() -> AlignmentKeySet {
        child.explicitAlignmentKeys.union(shown.explicitAlignmentKeys)
    }

    override func computeSpacing() -> ViewSpacing { shown.spacing(of: child) }
    override var isLayoutBoundary: Bool { shown.isLayoutBoundary }
    override var responder: Responder? { target.responder }
    override var accessibility: AccessibilityProperties? { target.accessibility }

    override var coordinateSpaceName: AnyHashable? {
        (target as? any CoordinateSpaceEffect)?.coordinateSpaceName
    }

    override var childTransform: CGAffineTransform? {
        let transform = shown.transform(size: size)
        return isMirrored ? transform?.mirrored(width: size.width) : transform
    }

    override var childProjection: ProjectionTransform? {
        let projection = shown.projection(size: size)
        return isMirrored ? projection?.mirrored(width: size.width) : projection
    }

    private var isMirrored: Bool { isRightToLeft && shown.mirrorsTransforms }

    override func childPoint(_ point: CGPoint) -> CGPoint? {
        guard target.passesTouch(at: point, size: size) else { return nil }
        guard let transform = childTransform else { return point }
        if let projection = childProjection {
            var inverse = projection
            guard inverse.invert(), inverse.depth(of: point) > 0 else { return nil }
            return point.applying(inverse)
        }
        let determinant = transform.a * transform.d - transform.b * transform.c
        return determinant == 0 ? nil : point.applying(transform.inverted())
    }

    override func containsTouch(_ point: CGPoint) -> Bool {
        target.containsTouch(point, size: size)
    }

    override func ownLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        (target as? any LayoutValueEffect)?.layoutValue(key) ?? child.layoutValue(key)
    }

    override func presentedSize(in window: CGSize) -> CGSize? {
        guard let effect = shown as? any PresentingEffect else {
            return child.presentedSize(in: window)
        }
        return effect.presentedSize(of: child, in: window)
    }

    override func presentedLeastSize(in window: CGSize) -> CGSize? {
        guard let effect = shown as? any PresentingEffect else {
            return child.presentedLeastSize(in: window)
        }
        return effect.presentedLeastSize(of: child, in: window)
    }

    override var anchored: (node: RenderNode, anchor: CGRect)? {
        guard let effect = shown as? any PresentingEffect else { return child.anchored }
        return effect.anchor.map { (self, $0) }
    }

    override var wrapsLeaving: Bool { child.isLeaving }
}

@MainActor
extension RenderContext {
    /// The nearest effect of a type around the node, with the frame of what it modifies in the node's
    /// own coordinates.
    package func enclosing<Effect: RenderEffect>(_ type: Effect.Type) -> (Effect, CGRect)? {
        var next = node.parent
        while let current = next {
            if let render = current as? EffectRender<Effect> {
                return (render.target, node.rect(render.windowFrame, from: .global))
            }
            next = current.parent
        }
        return nil
    }
}
