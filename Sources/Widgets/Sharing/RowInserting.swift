import ContentTypes
import Foundation
import FoundationNames
import Transfers
import Views

/// Lets items be dropped between the rows of a loop.
nonisolated private struct RowInsertingModifier: ViewModifier {
    let change: (RowEditing) -> Void
    @Retained private var editing = RowEditing()

    init(_ change: @escaping (RowEditing) -> Void) { self.change = change }

    @MainActor func body(content: Content) -> some View {
        change(editing)
        return content.modifier(RowEditingTrait<RowInsertingTrait>(editing: editing))
    }
}

extension DynamicViewContent {
    private nonisolated func inserting(
        _ accepts: @escaping (NSItemProvider) -> Bool,
        _ insert: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        _EditableRows(
            base: self,
            modified: modifier(
                RowInsertingModifier {
                    $0.accepts = accepts
                    $0.insert = insert
                }))
    }

    /// Takes items of the types that are dropped between the rows; the index is that of the row
    /// before which they were dropped.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(
            { item in supportedContentTypes.contains { item.form($0) != nil } }, action)
    }

    @_disfavoredOverload
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }

    /// Takes values of a type that are dropped between the rows.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        inserting({ $0.canTake(T.self) }) { index, items in
            TransferLoading.load(T.self, from: items) { results in
                let values = results.compactMap(TransferProblem.orWarn)
                if !values.isEmpty { action(values, index) }
            }
        }
    }
}
