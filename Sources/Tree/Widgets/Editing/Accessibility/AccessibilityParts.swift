import Foundation
import Views

/// Describes a view by what other views say.
nonisolated private struct DescriptionPart<Modified, Part: View>: ViewModifier {
    let part: AccessibilityProperties.Part
    let content: (PlaceholderContentView<Modified>) -> Part

    @MainActor func body(content: Content) -> some View {
        var own = AccessibilityProperties(role: .text, label: AccessibilityProperties.ownPart)
        own.children = .ignore
        let placeholder = PlaceholderContentView<Modified>(
            content: AnyView(
                Text(verbatim: " ")
                    .modifier(ControlEffect(accessibility: own, takesTouches: false))))
        var description = AccessibilityProperties()
        description.children = .part(part)
        var holder = AccessibilityProperties()
        holder.children = .takesParts
        return
            content
            .background {
                HStack { self.content(placeholder) }
                    .fixedSize()
                    .modifier(Undrawn())
                    .modifier(ControlEffect(accessibility: description, takesTouches: false))
            }
            .modifier(ControlEffect(accessibility: holder, takesTouches: false))
    }
}

extension View {
    /// Labels the view by what the content says; the argument stands for the label it has.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: @escaping (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(DescriptionPart<Self, V>(part: .label, content: content))
    }

    /// Gives the view the value that the content says; the argument stands for the value it has.
    nonisolated public func accessibilityValue<V: View>(
        @ViewBuilder content: @escaping (_ value: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(DescriptionPart<Self, V>(part: .value, content: content))
    }

    /// Gives the view the hint that the content says; the argument stands for the hint it has.
    nonisolated public func accessibilityHint<V: View>(
        @ViewBuilder content: @escaping (_ hint: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(DescriptionPart<Self, V>(part: .hint, content: content))
    }
}
