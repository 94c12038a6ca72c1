import Foundation
import Geometry
import Views

/// Sets one of the view's alignment guides.
struct AlignmentGuideModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    var explicitAlignmentKeys: AlignmentKeySet { AlignmentKeySet(key) }

    func alignment(
        of key: AlignmentKey, child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let dimensions = child.dimensions(in: proposal)
        return key == self.key ? computeValue(dimensions) : dimensions[explicit: key]
    }

    /// Closures cannot be compared, so a new closure computes the guides again.
    func change(from old: AlignmentGuideModifier) -> RenderChange { .layout }
}

extension View {
    /// Sets one of the view's alignment guides to the value that the closure returns for the view's
    /// size and other guides: a distance in points from the upper leading corner.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }

    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }
}
