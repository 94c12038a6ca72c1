import FoundationNames
import Foundation
import Views

// Each title comes in three forms, each with and without data, each with and without a message.
extension View {
    /// Presents an alert while the binding is true, with an OK where it has no actions.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(titleKey), isPresented: isPresented, data: (), actions: actions,
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(titleResource), isPresented: isPresented, data: (),
                actions: actions,
                message: { _ in EmptyView() }))
    }

    /// Presents an alert with a message below its title while the binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(titleKey), isPresented: isPresented, data: (), actions: actions,
                message: message))
    }

    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(titleResource), isPresented: isPresented, data: (),
                actions: actions,
                message: message))
    }

    /// Presents an alert for the data at the moment of presenting; nothing if the data is nil.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(titleKey), isPresented: isPresented, data: data,
                actions: actions, message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(titleResource), isPresented: isPresented, data: data,
                actions: actions, message: { _ in EmptyView() }))
    }

    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(titleKey), isPresented: isPresented, data: data,
                actions: actions, message: message))
    }

    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(titleResource), isPresented: isPresented, data: data,
                actions: actions, message: message))
    }

    /// Presents an alert while the binding is true; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(title), isPresented: isPresented, data: (), actions: actions,
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(title), isPresented: isPresented, data: (), actions: actions,
                message: message))
    }

    /// Presents an alert for data; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(title), isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(title), isPresented: isPresented, data: data, actions: actions,
                message: message))
    }

    /// Presents an alert with a text as its title while the binding is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: title, isPresented: isPresented, data: (), actions: actions,
                message: { _ in EmptyView() }))
    }

    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: title, isPresented: isPresented, data: (), actions: actions,
                message: message))
    }

    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: title, isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: title, isPresented: isPresented, data: data, actions: actions,
                message: message))
    }

    /// Presents the description of an error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(verbatim: error?.errorDescription ?? ""),
                isPresented: isPresented, data: error, actions: { _ in actions() },
                message: { _ in EmptyView() }))
    }

    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                .alert, title: Text(verbatim: error?.errorDescription ?? ""),
                isPresented: isPresented, data: error, actions: actions, message: message))
    }
}
