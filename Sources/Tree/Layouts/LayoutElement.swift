import Foundation
import Geometry

/// What a layout sees of a view: a node of the view tree, or a fake in a test.
///
/// Elements remember the sizes they answer (`SizeCache`): layouts ask the same question often.
package protocol LayoutElement: AlignmentGuides {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// How much longer it can be along an axis than it has to be, in the room that a proposal
    /// leaves it across the axis: what decides who chooses first where a length is divided.
    func flexibility(along axis: Axis, in proposal: ProposedViewSize) -> CGFloat

    /// Who is served first where space is short; 0 for most views.
    var layoutPriority: Double { get }

    var spacing: ViewSpacing { get }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
}

extension LayoutElement {
    package func flexibility(along axis: Axis, in proposal: ProposedViewSize) -> CGFloat {
        measuredFlexibility(along: axis, in: proposal)
    }

    /// The flexibility as the sizes for an endless and for no length tell it.
    package func measuredFlexibility(
        along axis: Axis, in proposal: ProposedViewSize
    ) -> CGFloat {
        sizeThatFits(proposal.with(.infinity, along: axis))[axis]
            - sizeThatFits(proposal.with(0, along: axis))[axis]
    }

    /// The element's size and guides as laid out for a proposal.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, guides: self)
    }
}
