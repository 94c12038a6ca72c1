import Foundation
import Geometry
import Views

extension View {
    /// Whether the view is drawn mirrored where the layout direction is right to left.
    // Missing: right-to-left layout. Text runs from the right there; stacks, grids, padding and
    // alignments keep leading on the left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlip(isEnabled: enabled))
    }
}

/// Mirrors a view where the layout direction is right to left.
private struct RightToLeftFlip: RenderModifier {
    typealias Body = Never
    let isEnabled: Bool

    func effect(in environment: EnvironmentValues) -> ScaleModifier {
        let flips = isEnabled && environment.layoutDirection == .rightToLeft
        return ScaleModifier(scale: CGSize(width: flips ? -1 : 1, height: 1), anchor: .center)
    }
}
