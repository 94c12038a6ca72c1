import Foundation
import Views

/// Begins to rename what the view around shows.
public struct RenameAction {
    private let target: RenameTarget

    init(_ target: RenameTarget) { self.target = target }

    /// Begins to rename; the action is called like a function.
    public func callAsFunction() { target.perform() }
}

/// What a rename action does: the same object while the view that names it stays, so that a new
/// closure does not make readers of the action dirty.
final class RenameTarget {
    var perform: () -> Void = {}
    init() {}
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what the view around shows; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that begins to rename what the view around shows.
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    @MainActor public var body: some View {
        let rename = rename
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

/// The label of a rename button.
nonisolated public struct DefaultRenameButtonLabel: View {
    init() {}

    @MainActor public var body: some View { Label("Rename", systemImage: "pencil") }
}

extension RenameButton where Label == DefaultRenameButtonLabel {
    /// Creates a button that shows a pencil and says “Rename”.
    nonisolated public init() { label = DefaultRenameButtonLabel() }
}

private struct RenameModifier: ViewModifier {
    let action: () -> Void
    @Retained private var target = RenameTarget()

    init(action: @escaping () -> Void) { self.action = action }

    func body(content: Content) -> some View {
        target.perform = action
        return content.environment(\.rename, RenameAction(target))
    }
}

extension View {
    /// What the rename buttons inside do.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(RenameModifier(action: action))
    }

    /// The rename buttons inside give the focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// A binding as part of a preference, compared by what it holds.
struct EquatableBinding: Equatable {
    let binding: Binding<String>

    static func == (a: EquatableBinding, b: EquatableBinding) -> Bool {
        a.binding.wrappedValue == b.binding.wrappedValue
    }
}

/// The title of a page that may be changed in its bar.
enum RenamedTitleKey: PreferenceKey {
    static var defaultValue: EquatableBinding? { nil }
    static func reduce(value: inout EquatableBinding?, nextValue: () -> EquatableBinding?) {
        value = nextValue() ?? value
    }
}
