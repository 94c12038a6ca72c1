import Drawing
import Foundation

/// A resolved style that blends with what is behind it.
package struct BlendedPaint: ResolvablePaint {
    private let base: ResolvedStyle
    private let operation: BlendOperation

    package init(_ base: ResolvedStyle, _ operation: BlendOperation) {
        self.base = base
        self.operation = operation
    }

    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        base.paint(in: bounds)
    }

    package func shadows(in context: ColorContext) -> [ResolvedShadow] { base.shadows }

    /// The outermost of several modes is the one that counts.
    package func blending(in context: ColorContext) -> BlendOperation? { operation }
}
