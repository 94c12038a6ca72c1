import Foundation
import Geometry
import Views

extension View {
    // MARK: Behind

    /// Puts a view behind this one, laid out in this one's size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(
            SecondaryViewModifier(background, alignment: alignment, layer: .behind))
    }

    /// Puts views behind this one, laid out in this one's size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryViewModifier(content(), alignment: alignment, layer: .behind))
    }

    // MARK: In front

    /// Puts a view in front of this one, laid out in this one's size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(SecondaryViewModifier(overlay, alignment: alignment, layer: .inFront))
    }

    /// Puts views in front of this one, laid out in this one's size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryViewModifier(content(), alignment: alignment, layer: .inFront))
    }
}
