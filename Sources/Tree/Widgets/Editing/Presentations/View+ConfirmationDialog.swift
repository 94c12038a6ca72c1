import FoundationNames
import Foundation
import Views

// Each title comes in three forms, each with and without data, each with and without a message.
extension View {
    /// Presents a choice of actions while the binding is true, with a Cancel where it has none.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(titleKey),
                isPresented: isPresented, data: (), actions: actions, message: { _ in EmptyView() })
        )
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(titleResource),
                isPresented: isPresented, data: (), actions: actions, message: { _ in EmptyView() })
        )
    }

    /// Presents a choice of actions with a message below the title while the binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(titleKey),
                isPresented: isPresented, data: (), actions: actions, message: message))
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(titleResource),
                isPresented: isPresented, data: (), actions: actions, message: message))
    }

    /// Presents a choice of actions for the data at the moment of presenting; nothing if it is nil.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(titleKey),
                isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(titleResource),
                isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(titleKey),
                isPresented: isPresented, data: data, actions: actions, message: message))
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(titleResource),
                isPresented: isPresented, data: data, actions: actions, message: message))
    }

    /// Presents a choice of actions while the binding is true; its title is a plain string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(title),
                isPresented: isPresented, data: (), actions: actions, message: { _ in EmptyView() })
        )
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(title),
                isPresented: isPresented, data: (), actions: actions, message: message))
    }

    /// Presents a choice of actions for data; its title is a plain string, shown as it is.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(title),
                isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : Text(title),
                isPresented: isPresented, data: data, actions: actions, message: message))
    }

    /// Presents a choice of actions with a text as its title while the binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : title, isPresented: isPresented,
                data: (), actions: actions, message: { _ in EmptyView() }))
    }

    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : title, isPresented: isPresented,
                data: (), actions: actions, message: message))
    }

    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : title, isPresented: isPresented,
                data: data, actions: actions, message: { _ in EmptyView() }))
    }

    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .dialog, title: titleVisibility == .hidden ? nil : title, isPresented: isPresented,
                data: data, actions: actions, message: message))
    }
}
