import FoundationNames
import Foundation
import Views

/// Names a piece of information about a view, so that a later value replaces an earlier one.
public struct AccessibilityCustomContentKey {
    let label: Text
    let id: String?

    /// Creates a key with the label that is read, and with an identifier by which later content
    /// replaces earlier content, whatever their labels are.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) {
        self.init(Text(labelResource), id: id)
    }

    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }

    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource) {
        label = Text(labelResource)
        id = nil
    }
}

extension AccessibilityCustomContentKey: Equatable {
    public static func == (
        a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey
    ) -> Bool { a.label == b.label && a.id == b.id }
}

/// Holds the importance of custom content, which describes a view beside its label.
public struct AXCustomContent {
    /// Whether custom content is read at once or on request.
    public enum Importance: UInt, Sendable {
        /// When people ask for it.
        case `default`
        /// Always, with the label.
        case high
    }
}

/// Adds a piece of information to the description of a view.
nonisolated private struct CustomContent: RenderModifier {
    typealias Body = Never
    var id: String?
    let label: Text
    let value: Text?
    let isImportant: Bool

    func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
        var properties = AccessibilityProperties()
        if let value {
            properties.details = [
                .content(
                    AccessibilityContent(
                        id: id, label: label.string(in: environment),
                        value: value.string(in: environment), isImportant: isImportant))
            ]
        }
        return AccessibilityEffect(properties: properties)
    }
}

extension View {
    /// Adds custom content to the view, which is read on request; nothing for nil.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(
            CustomContent(
                id: key.id, label: key.label, value: value, isImportant: importance == .high))
    }

    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueResource), importance: importance)
    }

    /// Adds custom content whose value is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds custom content under a label, instead of what a view inside adds under that label.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(CustomContent(label: label, value: value, isImportant: importance == .high))
    }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), value, importance: importance)
    }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
    }

    /// Adds custom content under a localized label; its value is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), Text(value), importance: importance)
    }
}
