/// Ends whatever presents the view that read it: a sheet, a pushed destination, a window.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated(unsafe) private let target: DismissTarget?

    /// Nil where there is nothing to end.
    nonisolated package init(_ target: DismissTarget?) { self.target = target }

    public func callAsFunction() { target?.perform() }
}

/// What a dismiss action ends. It stays the same object while the presentation lasts, so that
/// readers of the action need not be evaluated when the closure is renewed.
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
    /// Ends the presentation that the reader is in. Presentations put their own in place.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether something presents the reader: a window, a sheet, a stack that pushed it.
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
                MainActor.assumeIsolated { dismiss() }
            })
    }
}

/// Whether a view is presented; the older way to end its presentation.
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool

    public mutating func dismiss() { isPresented = false }
}
