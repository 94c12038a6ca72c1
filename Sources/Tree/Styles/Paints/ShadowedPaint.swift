import Drawing
import Foundation

/// A resolved style with one more shadow.
package struct ShadowedPaint: ResolvablePaint {
    private let base: ResolvedStyle
    private let shadow: ShadowStyle

    package init(_ base: ResolvedStyle, _ shadow: ShadowStyle) {
        self.base = base
        self.shadow = shadow
    }

    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        base.paint(in: bounds)
    }

    package func shadows(in context: ColorContext) -> [ResolvedShadow] {
        base.shadows + [ResolvedShadow(shadow, in: context)]
    }

    package var blending: BlendOperation { base.blending }
}

/// A resolved style that is combined in another way with what is behind it.
package struct BlendedPaint: ResolvablePaint {
    private let base: ResolvedStyle
    package let blending: BlendOperation

    package init(_ base: ResolvedStyle, _ blending: BlendOperation) {
        self.base = base
        self.blending = blending
    }

    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        base.paint(in: bounds)
    }

    package func shadows(in context: ColorContext) -> [ResolvedShadow] { base.shadows }
}
