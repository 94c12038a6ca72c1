import FoundationNames
import Foundation
import Views

/// Describes a view to assistive technology.
nonisolated struct AccessibilityModifier: RenderModifier {
    typealias Body = Never
    var label: Text?
    var value: Text?
    var hint: Text?
    var properties = AccessibilityProperties()

    func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
        var properties = properties
        properties.label = label?.string(in: environment)
        properties.value = value?.string(in: environment)
        properties.hint = hint?.string(in: environment)
        return AccessibilityEffect(properties: properties)
    }
}

extension AccessibilityModifier: ComparableInput {
    package func isEqualInput(to other: AccessibilityModifier) -> Bool {
        label == other.label && value == other.value && hint == other.hint
            && ValueComparison.inputsEqual(properties, other.properties)
    }
}

struct AccessibilityEffect: RenderEffect {
    let properties: AccessibilityProperties
    var accessibility: AccessibilityProperties? { properties }
    /// The view is hidden from assistive technology.
    func change(from old: AccessibilityEffect) -> RenderChange { .none }
}

/// What becomes of the descriptions inside of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: AccessibilityProperties.Children

    public static let ignore = AccessibilityChildBehavior(children: .ignore)
    public static let contain = AccessibilityChildBehavior(children: .keep)
    public static let combine = AccessibilityChildBehavior(children: .combine)
}

/// What an element is, or how it behaves.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    var role: AccessibilityProperties.Role? {
        if contains(.isHeader) { return .heading }
        if contains(.isButton) { return .button }
        if contains(.isLink) { return .link }
        if contains(.isToggle) { return .toggle }
        if contains(.isTabBar) { return .tabList }
        if contains(.isSearchField) { return .textField }
        if contains(.isImage) { return .image }
        if contains(.isStaticText) { return .text }
        return nil
    }
}

extension View {
    nonisolated func described(
        _ describe: (inout AccessibilityModifier) -> Void
    ) -> some View {
        var modifier = AccessibilityModifier()
        describe(&modifier)
        return self.modifier(modifier)
    }

    // MARK: Label, value, hint

    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        described { $0.label = label }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource)
        -> some View
    {
        accessibilityLabel(Text(labelResource))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        described { $0.value = valueDescription }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource)
        -> some View
    {
        accessibilityValue(Text(valueResource))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        described { $0.hint = hint }
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View
    {
        accessibilityHint(Text(hintResource))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    // MARK: What it is

    /// A name for tests and scripts, never shown or spoken.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityIdentifier(identifier, isEnabled: true)
    }

    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> some View {
        described { if isEnabled { $0.properties.identifier = identifier } }
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityHidden(hidden, isEnabled: true)
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        described { if isEnabled { $0.properties.isHidden = hidden } }
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        described {
            $0.properties.traitRole = traits.role
            if traits.contains(.isSelected) { $0.properties.isSelected = true }
        }
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        described { if traits.contains(.isSelected) { $0.properties.isSelected = false } }
    }

    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        described {
            $0.properties.children = children.children
            if children == .contain { $0.properties.role = .group }
        }
    }

    /// Steps the value up or down.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        described { $0.properties.adjust = { handler($0 ? .increment : .decrement) } }
    }
}

/// The way in which a value is stepped.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}
