import Drawing
import Foundation
import Geometry
import Layouts

/// What a modifier does to the look or the meaning of the one node inside it, and by the protocols
/// that it refines to its layout and to touches. Every requirement has a default.
@MainActor
package protocol RenderEffect: RenderValue, EffectLayout, EffectTouch {
    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext)
    /// Changes what the modified view says about itself to its container.
    func adjust(_ traits: inout Traits)
    var responder: Responder? { get }
    var accessibility: AccessibilityProperties? { get }
}

extension RenderEffect {
    package func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) { recorder.child(child) }
    package func adjust(_ traits: inout Traits) {}
    package var responder: Responder? { nil }
    package var accessibility: AccessibilityProperties? { nil }
}

/// What an effect does to the layout of the one node inside it; by default nothing.
@MainActor
package protocol EffectLayout {
    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize

    /// The child's origin and proposal when the modified node takes `size`.
    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize)

    /// The child's origin and proposal, for an effect whose placement depends on where in the
    /// window the node is.
    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize,
        at position: RenderContext
    ) -> (origin: CGPoint, proposal: ProposedViewSize)

    /// Whether the modified node has one length along an axis whatever it is proposed.
    func isFixed(along axis: Axis) -> Bool

    /// Whether the node's size never depends on the child.
    var isLayoutBoundary: Bool { get }

    func spacing(of child: RenderNode) -> ViewSpacing

    /// The position of an alignment guide: by default the child's, moved with the child.
    func alignment(
        of key: AlignmentKey, child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?

    /// The guides that the effect itself sets, besides the child's.
    var explicitAlignmentKeys: AlignmentKeySet { get }
}

extension EffectLayout {
    package func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize { child.sizeThatFits(proposal) }

    package func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

    package func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize,
        at position: RenderContext
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        placement(of: child, in: size, proposal: proposal)
    }

    package func isFixed(along axis: Axis) -> Bool { false }
    package var isLayoutBoundary: Bool { false }
    package func spacing(of child: RenderNode) -> ViewSpacing { child.spacing }

    package func alignment(
        of key: AlignmentKey, child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let placement = placement(of: child, in: size, proposal: proposal)
        let inner = child.dimensions(in: placement.proposal)[explicit: key]
        return inner.map {
            $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
        }
    }

    package var explicitAlignmentKeys: AlignmentKeySet { .none }
}

/// How an effect changes the way of a touch to the one node inside it; by default not at all.
package protocol EffectTouch {
    /// The transform from the child's space to the modified node's own, beyond the placement.
    func transform(size: CGSize) -> CGAffineTransform?
    /// The transform from the child's space if it is not affine; nil for most effects.
    func projection(size: CGSize) -> ProjectionTransform?
    /// Whether the two are mirrored where the leading edge is the right one.
    var mirrorsTransforms: Bool { get }
    /// Whether a touch at the point may reach what is inside.
    func passesTouch(at point: CGPoint, size: CGSize) -> Bool
    /// Whether the whole frame takes touches, whatever is inside.
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool
}

extension EffectTouch {
    package func transform(size: CGSize) -> CGAffineTransform? { nil }
    package func projection(size: CGSize) -> ProjectionTransform? { nil }
    package var mirrorsTransforms: Bool { false }
    package func passesTouch(at point: CGPoint, size: CGSize) -> Bool { true }
    package func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { false }
}

/// An effect that places its content in front of the window's.
@MainActor
package protocol PresentingEffect: RenderEffect {
    /// The content's size in a window of some size, or nil if it does not ask for a larger window.
    func presentedSize(of child: RenderNode, in window: CGSize) -> CGSize?
    /// The least size that the content can be given there.
    func presentedLeastSize(of child: RenderNode, in window: CGSize) -> CGSize?
    /// The frame in the window of what the content stands beside; nil if it stands beside nothing.
    var anchor: CGRect? { get }
}

/// An effect that sets a value which a custom layout reads.
@MainActor
protocol LayoutValueEffect {
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value?
}
