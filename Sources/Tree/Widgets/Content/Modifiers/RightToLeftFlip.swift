import Foundation
import Geometry
import Views

extension View {
    /// Whether the view is drawn mirrored where the layout direction is right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// In which layout direction the view is drawn mirrored.
    nonisolated public func layoutDirectionBehavior(
        _ behavior: LayoutDirectionBehavior
    ) -> some View {
        modifier(DirectionFlip(behavior: behavior))
    }
}

/// Mirrors a view in one layout direction.
private struct DirectionFlip: RenderModifier {
    typealias Body = Never
    let behavior: LayoutDirectionBehavior

    func effect(in environment: EnvironmentValues) -> ScaleModifier {
        let flips = behavior.isMirrored(where: environment.isRightToLeft)
        return ScaleModifier(scale: CGSize(width: flips ? -1 : 1, height: 1), anchor: .center)
    }
}
