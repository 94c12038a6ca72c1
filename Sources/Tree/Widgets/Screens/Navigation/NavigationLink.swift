import FoundationNames
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
    private var isDetail = true

    init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    @MainActor public var body: some View {
        switch target {
        case .value(let value):
            LinkRow(value: value, isDetail: isDetail, label: label) { columns in
                if let value { columns.open(value, isDetail: isDetail) }
            }
            .disabled(value == nil)
        case .view(let destination):
            LinkRow(value: nil, isDetail: isDetail, label: label) { columns in
                columns.open(AnyView(LazyContent(build: destination)), isDetail: isDetail)
            }
        case .presented(let destination, let isActive):
            LinkRow(value: nil, isDetail: isDetail, label: label) { _ in
                isActive.wrappedValue = true
            }
            .modifier(
                PresentedDestinationModifier(
                    identity: { isActive.wrappedValue ? AnyHashable(true) : nil },
                    close: { isActive.wrappedValue = false }, isDetail: isDetail,
                    destination: destination))
        }
    }

    /// Whether a link in the first columns of a split view shows its destination in the last column.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var copy = self
        copy.isDetail = isDetailLink
        return copy
    }
}

// MARK: - Making links

extension NavigationLink {
    /// Creates a link that pushes the view of a builder, which is built when the page is shown.
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

    /// Creates a link whose page is shown while the binding is true; a press makes it true.
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

    /// Creates a link whose page is shown while the selection is its tag; a press selects the tag.
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
    /// Creates a link with a title, which pushes a view.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(titleResource))
    }

    /// Creates a link that pushes a view; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(title))
    }

    /// Creates a link with a title, which pushes a view.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        destination: @autoclosure @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(titleResource))
    }

    /// Creates a link that pushes a view; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, destination: @autoclosure @escaping () -> Destination
    ) {
        self.init(.view(destination), label: Text(title))
    }

    /// Creates a link with a title, whose page is shown while the binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
        isActive: Binding<Bool>
    ) {
        self.init(.presented(destination, isActive: isActive), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        destination: @autoclosure @escaping () -> Destination,
        isActive: Binding<Bool>
    ) {
        self.init(.presented(destination, isActive: isActive), label: Text(titleResource))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link whose page follows a binding; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>
    ) {
        self.init(.presented(destination, isActive: isActive), label: Text(title))
    }

    /// Creates a link with a title, whose page is shown while the binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.presented(destination, isActive: isActive), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.presented(destination, isActive: isActive), label: Text(titleResource))
    }

    /// Creates a link whose page follows a binding; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.presented(destination, isActive: isActive), label: Text(title))
    }

    /// Creates a link with a title, whose page is shown while the selection is its tag.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
        tag: V, selection: Binding<V?>
    ) {
        self.init(
            .presented(destination, isActive: selection.isEqual(to: tag)), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource,
        destination: @autoclosure @escaping () -> Destination,
        tag: V, selection: Binding<V?>
    ) {
        self.init(
            .presented(destination, isActive: selection.isEqual(to: tag)),
            label: Text(titleResource))
    }

    /// Creates a link whose page follows a selection; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: @autoclosure @escaping () -> Destination, tag: V,
        selection: Binding<V?>
    ) {
        self.init(.presented(destination, isActive: selection.isEqual(to: tag)), label: Text(title))
    }

    /// Creates a link with a title, whose page is shown while the selection is its tag.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(
            .presented(destination, isActive: selection.isEqual(to: tag)), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(
            .presented(destination, isActive: selection.isEqual(to: tag)),
            label: Text(titleResource))
    }

    /// Creates a link whose page follows a selection; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.presented(destination, isActive: selection.isEqual(to: tag)), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that pushes the destination registered for the value; disabled if it is nil.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }

    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleResource))
    }

    /// Creates a link that pushes a value's destination; its title is a string, shown as it is.
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
                set: { isEqual, transaction in
                    if isEqual {
                        location.set(value, transaction)
                    } else if location.get() == value {
                        // Another value may have taken its place.
                        location.set(nil, transaction)
                    }
                }))
    }
}
