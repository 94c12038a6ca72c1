import Foundation
import Geometry
import Layouts
import Typography

/// A primitive that draws text, whose size depends on the width in a way that spares measurements,
/// and which may show the time.
@MainActor
package protocol TextPrimitive: Primitive {
    /// Whether its size for a proposal is also its size for every proposal at least as wide as that
    /// size, whatever the proposed height, because the text takes a single line.
    func isSingleLine(
        _ size: CGSize, for proposal: ProposedViewSize, in context: RenderContext
    ) -> Bool

    /// The least length along an axis where it is known without measuring the text at that length;
    /// nil where it is not. Stacks ask for it to order their subviews by flexibility.
    func leastLength(
        along axis: Axis, in proposal: ProposedViewSize, context: RenderContext
    ) -> CGFloat?

    /// The text as it is drawn in a size.
    func shapedText(in size: CGSize, _ context: RenderContext) -> ShapedText?

    /// How the parts of the text look.
    var textStyles: [AccessibilityTextStyle] { get }

    /// The seconds after which the view would make another primitive by itself; nil where it never
    /// would.
    var lifetime: Double? { get }
}

/// A view that is drawn by a text primitive.
@MainActor @preconcurrency
package protocol TextPrimitiveView: PrimitiveView where Drawn: TextPrimitive {}

extension TextPrimitiveView {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        TextNode(view, in: context)
    }
}

/// The node of a view that is drawn by a text primitive.
private final class TextNode<Content: TextPrimitiveView>: PrimitiveNode<Content> {
    override func makeRender(_ drawn: Content.Drawn) -> PrimitiveRender<Content.Drawn> {
        TextRender(drawn, owner: self)
    }

    override func willShow(_ drawn: Content.Drawn) {
        guard let lifetime = drawn.lifetime else { return }
        tree.repaints.call(for: self, at: tree.app.now + lifetime) { [weak self] in
            self?.invalidate()
        }
    }
}

/// The render node of a text primitive.
private final class TextRender<Drawn: TextPrimitive>: PrimitiveRender<Drawn> {
    override func isSingleLine(_ size: CGSize, for proposal: ProposedViewSize) -> Bool {
        shown.isSingleLine(size, for: proposal, in: renderContext)
    }

    override func flexibility(along axis: Axis, in proposal: ProposedViewSize) -> CGFloat {
        guard let least = shown.leastLength(along: axis, in: proposal, context: renderContext)
        else { return measuredFlexibility(along: axis, in: proposal) }
        return sizeThatFits(proposal.with(.infinity, along: axis))[axis] - least
    }

    override var shapedText: ShapedText? { target.shapedText(in: size, renderContext) }
    override var textStyles: [AccessibilityTextStyle] { target.textStyles }
}
