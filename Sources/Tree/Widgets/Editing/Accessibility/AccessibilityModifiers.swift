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
    /// A description changes neither layout nor painting.
    func change(from old: AccessibilityEffect) -> RenderChange { .none }
}

/// What becomes of the descriptions inside of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: AccessibilityProperties.Children

    /// Leaves out the elements inside; only its own modifiers describe the element.
    public static let ignore = AccessibilityChildBehavior(children: .ignore)
    /// Keeps the elements inside, as children of a group.
    public static let contain = AccessibilityChildBehavior(children: .keep)
    /// Joins the labels inside into one element, which also has the actions of the controls inside.
    public static let combine = AccessibilityChildBehavior(children: .combine)
}

/// What an element is, or how it behaves.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of traits from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The element is a button, which does something when it is pressed.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// The element is a heading. This role outweighs the roles of all other traits.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The element is selected among its neighbours, such as the current page.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// The element is a link, which leads somewhere else.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The element is a field to search with; the accessibility tree calls it a text field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// The element is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// The element plays a sound of its own when it is activated. Has no effect on Linux.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// The element is a key of a keyboard. Has no effect on Linux.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// The element is text that people only read.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// The element sums up the app's state when it starts. Has no effect on Linux.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// The element changes its label or its value often. Has no effect on Linux, where a screen reader
    /// hears of each change without it.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// The element starts playing or recording when it is activated. Has no effect on Linux.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// The element handles touches itself, as with `accessibilityDirectTouch(_:options:)`.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// The element turns its page when all of it has been read. Has no effect on Linux.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// The element hides what is beside it until it is closed, from a screen reader.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// The element is a switch, which is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// The element is a bar of tabs; the accessibility tree calls it a tab list.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    /// The roles that an element loses with the traits. A text and a field to type in keep theirs.
    var removedRoles: Set<AccessibilityProperties.Role> {
        let roles: [(AccessibilityTraits, AccessibilityProperties.Role)] = [
            (.isHeader, .heading), (.isButton, .button), (.isLink, .link), (.isToggle, .toggle),
            (.isTabBar, .tabList), (.isImage, .image),
        ]
        return Set(roles.filter { contains($0.0) }.map(\.1))
    }

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

    /// Sets what assistive technology calls the view, instead of the texts in it.
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

    /// Sets the view's label to a string, which is read as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets what assistive technology reads as the view's value, such as a percentage.
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

    /// Sets the view's value to a string, which is read as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets what assistive technology says about what happens if the view is used.
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

    /// Sets the view's hint to a string, which is read as it is.
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

    /// Hides the view and all in it from assistive technology; `false` changes nothing.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityHidden(hidden, isEnabled: true)
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        described { if isEnabled { $0.properties.isHidden = hidden } }
    }

    /// Gives the element the role that the traits name, selects it, makes it modal or gives it the
    /// touches; other traits have no effect.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        described {
            $0.properties.traitRole = traits.role
            if traits.contains(.isSelected) { $0.properties.isSelected = true }
            if traits.contains(.isModal) { $0.properties.isModal = true }
            if traits.contains(.allowsDirectInteraction) {
                $0.properties.details = [.directTouch(silent: false, requiresActivation: false)]
            }
        }
    }

    /// Takes the role that the traits name from the element, which is then read as text, and makes it
    /// not selected or not modal; other traits have no effect.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        described {
            if traits.contains(.isSelected) { $0.properties.isSelected = false }
            let roles = traits.removedRoles
            if !roles.isEmpty || traits.contains(.isModal) {
                $0.properties.details = [
                    .removedTraits(roles: roles, modal: traits.contains(.isModal))
                ]
            }
        }
    }

    /// Makes one element of the view; the behaviour says what becomes of the elements inside.
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
    /// The step to a higher value.
    case increment
    /// The step to a lower value.
    case decrement
}
