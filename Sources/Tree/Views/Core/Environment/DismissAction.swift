/// Dismisses the presentation of the view that reads it: a sheet, a pushed destination or a window.
@MainActor @preconcurrency
public struct DismissAction {
    private let target: DismissTarget?

    /// Nil if the view is not presented.
    nonisolated package init(_ target: DismissTarget?) { self.target = target }

    /// Ends the presentation. Has no effect if the view is not presented.
    public func callAsFunction() { target?.perform() }
}

/// The presentation that a dismiss action ends. It is the same object during the presentation, so
/// that a new closure does not make readers of the action dirty.
@MainActor
package final class DismissTarget {
    package var perform: @MainActor () -> Void

    package init(_ perform: @escaping @MainActor () -> Void = {}) { self.perform = perform }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Dismisses the presentation of the reader. Each presentation sets its own action.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the reader is presented, for example by a sheet.
    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The older form of `isPresented` and `dismiss`.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented)
        let dismiss = dismiss
        return Binding(
            location: FunctionLocation(get: { mode }) { new, _ in
                guard !new.isPresented else { return }
                // Closures of bindings are nonisolated, as Apple's are.
                MainActor.assumeIsolated { dismiss() }
            })
    }
}

/// Whether a view is presented; the older way to end its presentation.
public struct PresentationMode: Sendable {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    /// Ends the presentation, if called through the binding in the environment.
    public mutating func dismiss() { isPresented = false }
}
