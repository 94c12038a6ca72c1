import Drawing
import Foundation
import Geometry
import Layouts

/// What a leaf of the tree draws, resolved against its environment. It answers four questions: how
/// large it is, how it looks, how it responds to touch, and how it is described to assistive
/// technology. The last two have defaults.
///
/// What few leaves need is in the protocols that it refines, where everything has a default, and in
/// `TextPrimitive`.
@MainActor
package protocol Primitive: RenderValue, PrimitiveGeometry {
    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize
    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext)
    var responder: Responder? { get }
    var accessibility: AccessibilityProperties? { get }
}

extension Primitive {
    package var responder: Responder? { nil }
    package var accessibility: AccessibilityProperties? { nil }
}

/// What a primitive says of its frame beyond the size. Every requirement has a default.
@MainActor
package protocol PrimitiveGeometry {
    /// The preferred spacing around it.
    var spacing: ViewSpacing { get }

    /// The position of an alignment guide that the primitive sets; nil for all others.
    func alignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat?

    /// The guides that `alignment` may return.
    var explicitAlignmentKeys: AlignmentKeySet { get }

    /// Whether a touch at the point, inside the frame, meets the primitive.
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool
}

extension PrimitiveGeometry {
    package var spacing: ViewSpacing { ViewSpacing() }
    package func alignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat? { nil }
    package var explicitAlignmentKeys: AlignmentKeySet { .none }
    package func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { true }
}
