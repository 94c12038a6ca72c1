import FoundationNames
import Drawing
import Foundation
import Geometry
import Views

/// What assistive technology may do with a view besides pressing it.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text

    /// The main action, performed when assistive technology activates the view.
    public static let `default` = AccessibilityActionKind(name: Text(verbatim: "activate"))
    /// Leaves what is shown, such as a dialog.
    public static let escape = AccessibilityActionKind(name: Text(verbatim: "escape"))
    /// The most important action of all that is shown.
    public static let magicTap = AccessibilityActionKind(name: Text(verbatim: "magic tap"))
    /// Removes what the view stands for, such as a row of a list.
    public static let delete = AccessibilityActionKind(name: Text(verbatim: "delete"))
    /// Opens the menu of the view.
    public static let showMenu = AccessibilityActionKind(name: Text(verbatim: "show menu"))

    private init(name: Text) { self.name = name }

    /// Creates a kind of action that assistive technology lists by a name of the app's own.
    public init(named name: Text) { self.name = name }
}

/// Adds an action to the description of a view.
nonisolated private struct AccessibilityActionModifier: RenderModifier {
    typealias Body = Never
    let kind: AccessibilityActionKind
    let perform: () -> Void

    func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
        var properties = AccessibilityProperties()
        properties.details = [
            .action(AccessibilityNamedAction(kind.name.string(in: environment), perform))
        ]
        return AccessibilityEffect(properties: properties)
    }
}

/// Adds what people say to name a view.
nonisolated private struct InputLabels: RenderModifier {
    typealias Body = Never
    let labels: [Text]

    func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
        var properties = AccessibilityProperties()
        properties.details = [.inputLabels(labels.map { $0.string(in: environment) })]
        return AccessibilityEffect(properties: properties)
    }
}

// The accessibility tree has the actions and names: scenarios and tests read and perform them.
extension View {
    /// Adds an action that assistive technology can perform.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(kind: actionKind, perform: handler))
    }

    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Adds an action whose name is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    // MARK: Names

    /// What people may say to name the view; the first is shown.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(InputLabels(labels: inputLabels))
    }

    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource]
    ) -> some View {
        accessibilityInputLabels(inputLabelResources.map { Text($0) })
    }

    /// Adds strings, shown as they are, as what people may say to name the view.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Adds what people may say to name the view if enabled; changes nothing otherwise.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> some View {
        modifier(InputLabels(labels: isEnabled ? inputLabels : []))
    }

    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Adds strings, shown as they are, as names of the view if enabled; changes nothing otherwise.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    // MARK: Order

    /// Where the view comes among its neighbours; those of higher priority come first.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        described { $0.properties.sortPriority = sortPriority.isFinite ? sortPriority : 0 }
    }

    /// The level of a heading among others.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> some View {
        described { $0.properties.headingLevel = Int(level.rawValue) }
    }

    /// Describes the view as another one, which is not shown.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(AccessibilityRepresentation(representation: representation()))
    }
}

/// The level of a heading.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// A view that is described as another one.
nonisolated private struct AccessibilityRepresentation<Representation: View>: ViewModifier {
    let representation: Representation

    @MainActor func body(content: Content) -> some View {
        content.accessibilityHidden(true).overlay { representation.modifier(Undrawn()) }
    }
}
