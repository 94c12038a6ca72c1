import Drawing
import Foundation
import Geometry
import Layouts
import Views

/// A thin line across the stack it stands in.
nonisolated public struct Divider: View, Sendable {
    public typealias Body = Never
    /// Creates a line one device pixel thick: upright in an `HStack`, else level.
    public init() {}
}

extension Divider: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> DividerLine {
        DividerLine(style: SeparatorShapeStyle().resolved(in: environment))
    }
}

/// A divider as it is measured and drawn: one device pixel thick.
package struct DividerLine: Primitive {
    let style: ResolvedStyle

    package func sizeThatFits(
        _ proposal: ProposedViewSize, in context: RenderContext
    ) -> CGSize {
        let length = proposal.replacingUnspecifiedDimensions()
        let hairline = 1 / context.scale
        return context.stackAxis == .horizontal
            ? CGSize(width: hairline, height: length.height)
            : CGSize(width: length.width, height: hairline)
    }

    package func paint(
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {
        let rect = CGRect(origin: .zero, size: size)
        recorder.fill(.rect(rect), with: style.paint(in: rect))
    }
}
