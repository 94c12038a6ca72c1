import Drawing
import Foundation
import Geometry
import Layouts

/// The render node of an effect.
final class EffectRender<Effect: RenderEffect>: RenderNode {
    private var effect: Effect
    private var target: Effect
    let child: RenderNode
    private var animator: (any ValueAnimator<Effect>)?

    init(_ effect: Effect, child: RenderNode, owner: _ViewNode) {
        self.effect = effect
        target = effect
        self.child = child
        super.init(in: owner.tree, owner: owner)
        child.join(self)
    }

    func update(_ new: Effect) {
        guard new.change(from: target) != .none else {
            // Closures in it may still be newer.
            target = new
            if animator == nil { effect = new }
            return
        }
        animator = makeValueAnimator(from: effect, to: new, replacing: animator, for: self) {
            $0.show($1)
        }
        target = new
        if animator == nil { show(new) }
    }

    private func show(_ new: Effect) {
        let change = new.change(from: effect)
        effect = new
        switch change {
        case .none: break
        case .paint: invalidatePaint()
        case .layout:
            invalidateLayout()
            invalidatePaint()
        }
    }

    override var children: [RenderNode] { [child] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        effect.sizeThatFits(proposal, child: child, in: tree.renderContext)
    }

    override func flexibility(along axis: Axis, in proposal: ProposedViewSize) -> CGFloat {
        effect.isFixed(along: axis) ? 0 : measuredFlexibility(along: axis, in: proposal)
    }

    override func placeChildren() {
        let place = effect.placement(of: child, in: size, proposal: proposal)
        child.place(at: place.origin, proposal: place.proposal)
    }

    override func paint(into recorder: inout DisplayListRecorder) {
        effect.paint(child, into: &recorder, size: size, in: tree.renderContext)
    }

    override func ownAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        effect.alignment(of: key, child: child, in: size, proposal: proposal)
    }

    override func computeAlignmentKeys() -> AlignmentKeySet {
        child.explicitAlignmentKeys.union(effect.explicitAlignmentKeys)
    }

    override func computeSpacing() -> ViewSpacing { effect.spacing(of: child) }
    override var isLayoutBoundary: Bool { effect.isLayoutBoundary }
    override var responder: Responder? { target.responder }
    override var accessibility: AccessibilityProperties? { target.accessibility }

    override var coordinateSpaceName: AnyHashable? {
        (target as? any CoordinateSpaceEffect)?.coordinateSpaceName
    }

    override var childTransform: CGAffineTransform? { effect.transform(size: size) }

    override func childPoint(_ point: CGPoint) -> CGPoint? {
        guard target.passesTouch(at: point, size: size) else { return nil }
        guard let transform = childTransform else { return point }
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
        guard let effect = effect as? any PresentingEffect else {
            return child.presentedSize(in: window)
        }
        return effect.presentedSize(of: child, in: window)
    }

    override func presentedLeastSize(in window: CGSize) -> CGSize? {
        guard let effect = effect as? any PresentingEffect else {
            return child.presentedLeastSize(in: window)
        }
        return effect.presentedLeastSize(of: child, in: window)
    }

    override var wrapsLeaving: Bool { child.isLeaving }

    override func removed() { animator?.cancel() }
}
