import Foundation
import Geometry

/// A container's layout with its subviews and its cache, whatever kind of layout it is.
package protocol LayoutBox: AnyObject {
    var properties: LayoutProperties { get }

    /// The guides that the container may set or pass on.
    var explicitAlignmentKeys: AlignmentKeySet { get }

    /// Replaces the subviews; without a change of elements `invalidate` is enough.
    func setElements(_ elements: [any LayoutElement], layoutDirection: LayoutDirection)

    /// To be called when a subview's size, spacing, priority, guides or layout values may differ.
    func invalidate()

    var spacing: ViewSpacing { get }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Where the subviews stand in a container of that size, in their order; counted from the left
    /// also where text runs to the left: the owner mirrors.
    func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement]

    func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?
}

/// A layout that sets no guides apart from those of its subviews.
protocol GuidesOfSubviewsOnly: Layout {}

/// A layout that itself queries its subviews for those that were resized or replaced since
/// it last measured them; all others have their caches updated instead.
protocol KnowsResizedSubviews: Layout {}
