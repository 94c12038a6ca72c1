import Foundation
import Geometry
import Views

// The older forms, one method for all.
extension View {
    /// Describes the view to assistive technology; each argument has a newer method of its own,
    /// such as `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    nonisolated public func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }
    nonisolated public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
    nonisolated public func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }
    nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }
    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }
    /// Tags the view for the selection of a picker or a list, exactly as `tag(_:)` does.
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View {
        tag(selectionIdentifier)
    }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
