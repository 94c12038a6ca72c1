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

    package func blending(in context: ColorContext) -> BlendOperation? { base.blending }
}
