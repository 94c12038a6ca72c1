import Foundation
import Views

/// The part of a view in a pair of a label and its content.
@frozen public enum AccessibilityLabeledPairRole: Sendable {
    case label
    case content
}

extension View {
    /// Connects views that stand apart and belong together.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        detailed(.linkedGroup(AccessibilityLink(id: AnyHashable(id), namespace: namespace)))
    }

    /// Makes one view the label of another: both name the same id.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        detailed(
            .labeledPair(
                AccessibilityLink(id: AnyHashable(id), namespace: namespace),
                isLabel: role == .label))
    }

    /// Describes the view's inside as another view, which is not shown. What is around the view is
    /// described as before.
    nonisolated public func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> some View {
        modifier(AccessibilityChildren(children: children()))
    }
}

/// A view whose inside is described as another view.
nonisolated private struct AccessibilityChildren<Children: View>: ViewModifier {
    let children: Children

    @MainActor func body(content: Content) -> some View {
        content.accessibilityHidden(true)
            .overlay { VStack { children }.modifier(Undrawn()) }
            .accessibilityElement(children: .contain)
    }
}
