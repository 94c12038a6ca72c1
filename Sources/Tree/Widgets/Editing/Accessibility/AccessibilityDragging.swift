import FoundationNames
import Foundation
import Geometry
import Views

/// Describes where a drag begins or may end.
nonisolated private struct DragDescription: RenderModifier {
    typealias Body = Never
    let point: UnitPoint
    let text: Text
    let isEnabled: Bool
    let isDrop: Bool

    func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
        var properties = AccessibilityProperties()
        if isEnabled {
            let words = text.string(in: environment)
            properties.details = [isDrop ? .dropPoint(point, words) : .dragPoint(point, words)]
        }
        return AccessibilityEffect(properties: properties)
    }
}

// The accessibility tree has the points. No assistive technology of Linux drags.
extension View {
    /// Describes the point of the view, as a part of it, at which a drag begins.
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> some View {
        accessibilityDragPoint(point, description: description, isEnabled: true)
    }

    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description descriptionKey: LocalizedStringKey
    ) -> some View {
        accessibilityDragPoint(point, description: Text(descriptionKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description descriptionResource: LocalizedStringResource
    ) -> some View {
        accessibilityDragPoint(point, description: Text(descriptionResource))
    }

    /// Marks the point; the description is a string, which is read as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View {
        modifier(
            DragDescription(point: point, text: description, isEnabled: isEnabled, isDrop: false))
    }

    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description descriptionKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityDragPoint(point, description: Text(descriptionKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description descriptionResource: LocalizedStringResource,
        isEnabled: Bool
    ) -> some View {
        accessibilityDragPoint(point, description: Text(descriptionResource), isEnabled: isEnabled)
    }

    /// Marks the point; the description is a string, which is read as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Describes the point of the view, as a part of it, at which a drag may end.
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> some View {
        accessibilityDropPoint(point, description: description, isEnabled: true)
    }

    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description descriptionKey: LocalizedStringKey
    ) -> some View {
        accessibilityDropPoint(point, description: Text(descriptionKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description descriptionResource: LocalizedStringResource
    ) -> some View {
        accessibilityDropPoint(point, description: Text(descriptionResource))
    }

    /// Marks the point; the description is a string, which is read as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View {
        modifier(
            DragDescription(point: point, text: description, isEnabled: isEnabled, isDrop: true))
    }

    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description descriptionKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityDropPoint(point, description: Text(descriptionKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description descriptionResource: LocalizedStringResource,
        isEnabled: Bool
    ) -> some View {
        accessibilityDropPoint(point, description: Text(descriptionResource), isEnabled: isEnabled)
    }

    /// Marks the point; the description is a string, which is read as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }
}
