import Drawing
import Foundation
import Geometry
import Layouts
import Views

/// Empty space that grows along the stack it stands in.
nonisolated public struct Spacer: View, Sendable {
    public typealias Body = Never
    /// The least length; nil for the standard spacing.
    public var minLength: CGFloat?

    /// Creates a spacer that keeps at least a length in points; the standard spacing if nil.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrioritizedView {
    package var ownLayoutPriority: Double { SpacerLayout.priority }

    package func primitive(in environment: EnvironmentValues) -> SpacerSpace {
        SpacerSpace(minLength: minLength)
    }
}

/// A spacer as it is measured; nothing is drawn.
package struct SpacerSpace: Primitive {
    let minLength: CGFloat?

    package func sizeThatFits(
        _ proposal: ProposedViewSize, in context: RenderContext
    ) -> CGSize {
        SpacerLayout(minLength: minLength, axis: context.stackAxis).sizeThatFits(proposal)
    }

    package func paint(
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {}

    package var spacing: ViewSpacing { .zero }
}
