import Foundation
import Geometry

/// Empty space that takes what others leave.
package struct SpacerLayout: Equatable {
    package let minLength: CGFloat

    /// The way its stack runs; nil outside of stacks, where it grows both ways.
    package let axis: Axis?

    /// Below every view's.
    package static let priority = -Double.infinity

    package init(minLength: CGFloat? = nil, axis: Axis?) {
        self.minLength = minLength ?? ViewSpacing.ordinary
        self.axis = axis
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }
}
