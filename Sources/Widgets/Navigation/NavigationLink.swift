import Foundation
import Geometry
import Views

/// Pushes a page when it is pressed.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case value(AnyHashable?)
        case view(() -> Destination)
        /// Follows a binding of the app as well.
        case presented(() -> Destination, isActive: Binding<Bool>)
    }

    private let target: Target
    private let label: Label

    init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    @MainActor public var body: some View {
        switch target {
        case .value(let value):
            LinkRow(value: value, label: label) { context in value.map { context.push($0) } }
                .disabled(value == nil)
        case .view(let destination):
            LinkRow(value: nil, label: label) { context in
                context.push(AnyView(LazyContent(build: destination)))
            }
        case .presented(let destination, let isActive):
            LinkRow(value: nil, label: label) { _ in isActive.wrappedValue = true }
                .modifier(
                    PresentedDestinationModifier(
                        identity: { isActive.wrappedValue ? AnyHashable(true) : nil },
                        close: { isActive.wrappedValue = false }, destination: destination))
        }
    }
}

/// A link as it looks: a whole row of a list, or a plain button elsewhere.
private struct LinkRow<Label: View>: View {
    let value: AnyHashable?
    let label: Label
    let action: (NavigationContext) -> Void
    @Retained private var row = RowAction()
    @Environment(\.navigationContext) private var context
    @Environment(\.rowEnvironments) private var rows
    @Environment(\.isEnabled) private var isEnabled

    init(value: AnyHashable?, label: Label, action: @escaping (NavigationContext) -> Void) {
        self.value = value
        self.label = label
        self.action = action
    }

    var body: some View {
        let (context, action) = (context, action)
        let act = {
            if let context { action(context) }
        }
        row.perform = isEnabled ? act : {}
        var description = AccessibilityProperties(role: .button)
        description.children = .combine
        return Group {
            if let rows {
                if rows.isSelectable {
                    // The list takes the press: it selects the row and then acts.
                    content.described(description)
                        .modifier(TraitModifier<RowActionTrait>(value: row))
                        .modifier(LinkTag(value: value))
                } else {
                    Pressable(description, action: act) { state in
                        HStack(spacing: Theme.Spacing.stack) {
                            content
                            MenuChevron().foregroundStyle(Color(ColorRole.tertiaryLabel))
                        }
                        .focusOutline(state.showsFocus, radius: Theme.Radius.small)
                    }
                    .modifier(TraitModifier<RowActionTrait>(value: row))
                }
            } else {
                Pressable(description, action: act) { state in
                    label
                        .foregroundStyle(
                            Color(
                                !isEnabled
                                    ? ColorRole.disabledLabel
                                    : state.isPressed
                                        ? ColorRole.accentPressed : ColorRole.accent)
                        )
                        .focusOutline(state.showsFocus, radius: Theme.Radius.small)
                }
            }
        }
    }

    private var content: some View {
        HStack(spacing: Theme.Spacing.stack) { label }
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// In a list with a selection a link's value is its tag.
private struct LinkTag: RenderTraitModifier {
    typealias Body = Never
    let value: AnyHashable?

    func adjust(_ traits: inout Traits) {
        guard let value, traits[TagTrait.self] == nil else { return }
        traits[TagTrait.self] = Tag(erased: value)
    }
}

// MARK: - Making links

extension NavigationLink {
    nonisolated public init(
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination), label: label())
    }

    nonisolated public init(
        destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination), label: label())
    }

    nonisolated public init(
        destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.presented(destination, isActive: isActive), label: label())
    }

    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.presented(destination, isActive: isActive), label: label())
    }

    nonisolated public init<V: Hashable>(
        destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.presented(destination, isActive: selection.isEqual(to: tag)), label: label())
    }

    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.presented(destination, isActive: selection.isEqual(to: tag)), label: label())
    }
}

extension NavigationLink where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(title))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, destination: @autoclosure @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(title))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
        isActive: Binding<Bool>
    ) {
        self.init(.presented(destination, isActive: isActive), label: Text(titleKey))
    }
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }

    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
    where Label == Text {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
    }
}

extension Binding {
    /// Whether an optional has the value; true writes it, false nil.
    fileprivate func isEqual<V: Hashable>(to value: V) -> Binding<Bool> where Value == V? {
        let location = location
        return Binding<Bool>(
            location: FunctionLocation(
                get: { location.get() == value },
                set: { isEqual, transaction in location.set(isEqual ? value : nil, transaction) }))
    }
}
