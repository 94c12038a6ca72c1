import Foundation
import Geometry
import Views

extension View {
    /// The space around a row's content; nil for the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier<RowInsetsTrait>(value: insets))
    }

    /// Puts a view behind the whole row; nil for none.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }

    /// Sets whether there are lines above and below the row. `automatic` leaves them to the list.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowSeparatorModifier(visibility: visibility, edges: edges))
    }

    /// Whether the row can be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier<RowSelectableTrait>(value: !isDisabled))
    }

    /// Stops the user from deleting the row, although its loop lets rows be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowEditingDisabled(disablesDeleting: isDisabled))
    }

    /// Stops the user from moving the row, although its loop lets rows be moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowEditingDisabled(disablesMoving: isDisabled))
    }
}

struct RowSeparatorModifier: RenderTraitModifier {
    typealias Body = Never
    let visibility: Visibility
    let edges: VerticalEdge.Set

    func adjust(_ traits: inout Traits) {
        guard visibility != .automatic else { return }
        var lines = traits[RowSeparatorTrait.self] ?? RowSeparators()
        if edges.contains(.top) { lines.above = visibility == .visible }
        if edges.contains(.bottom) { lines.below = visibility == .visible }
        traits[RowSeparatorTrait.self] = lines
    }
}

struct RowEditingDisabled: RenderTraitModifier {
    typealias Body = Never
    var disablesDeleting = false
    var disablesMoving = false

    func adjust(_ traits: inout Traits) {
        // An empty action takes precedence over the loop's.
        if disablesDeleting { traits[RowDeletingTrait.self] = RowEditing() }
        if disablesMoving { traits[RowMovingTrait.self] = RowEditing() }
    }
}

nonisolated struct RowBackgroundModifier<Background: View>: ViewModifier {
    let background: Background?
    @Environment(\.rowEnvironments) private var rowEnvironments

    @MainActor func body(content: Content) -> some View {
        if rowEnvironments != nil, let background {
            ZStack { background }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .rowPart(.background, in: nil)
        }
        content
    }

    init(background: Background?) { self.background = background }
}

// MARK: - Editing

/// Lets the user delete or move the rows of a loop.
nonisolated struct RowEditingModifier<Key: TraitKey>: ViewModifier
where Key.Value == RowEditing? {
    let change: (RowEditing) -> Void
    @Retained private var editing = RowEditing()

    init(_ change: @escaping (RowEditing) -> Void) { self.change = change }

    @MainActor func body(content: Content) -> some View {
        change(editing)
        return content.modifier(RowEditingTrait<Key>(editing: editing))
    }
}

struct RowEditingTrait<Key: TraitKey>: RenderTraitModifier where Key.Value == RowEditing? {
    typealias Body = Never
    let editing: RowEditing

    func adjust(_ traits: inout Traits) {
        if traits[Key.self] == nil { traits[Key.self] = editing }
    }
}

/// A loop whose rows may be changed by the user.
nonisolated public struct _EditableRows<Base: DynamicViewContent, Modified: View>:
    DynamicViewContent
{
    let base: Base
    let modified: Modified

    /// The data of the loop whose rows may be changed.
    @MainActor public var data: Base.Data { base.data }
    @MainActor public var body: some View { modified }
}

extension DynamicViewContent {
    /// Lets the user delete rows; the offsets are those in this loop's data.
    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent {
        _EditableRows(
            base: self,
            modified: modifier(RowEditingModifier<RowDeletingTrait> { $0.delete = action }))
    }

    /// Lets the user move rows: those at the offsets go before the one at the destination.
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent {
        _EditableRows(
            base: self, modified: modifier(RowEditingModifier<RowMovingTrait> { $0.move = action }))
    }
}
