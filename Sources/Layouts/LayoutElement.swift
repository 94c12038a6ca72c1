import Foundation
import Geometry

/// What a layout sees of a view: a node of the view tree, or a fake in a test.
///
/// Elements remember the sizes they answer (`SizeCache`): layouts ask the same question often.
package protocol LayoutElement: AlignmentGuides {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Who is served first where space is short; 0 for most views.
    var layoutPriority: Double { get }

    var spacing: ViewSpacing { get }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
}

extension LayoutElement {
    /// The element's size and guides as laid out for a proposal.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, guides: self)
    }
}
