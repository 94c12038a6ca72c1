import ContentTypes
import Foundation
import FoundationNames
import Transfers
import Views

/// Lets items be dropped between the rows of a loop.
nonisolated struct RowInsertingModifier: ViewModifier {
    private let accepts: (NSItemProvider) -> Bool
    private let insert: (Int, [NSItemProvider]) -> Void
    @Retained private var editing = RowEditing()
    @Environment(\.rowEnvironments) private var rowEnvironments

    init(
        _ accepts: @escaping (NSItemProvider) -> Bool,
        _ insert: @escaping (Int, [NSItemProvider]) -> Void
    ) {
        self.accepts = accepts
        self.insert = insert
    }

    /// Takes items of the types.
    init(
        of types: [UTType], _ insert: @escaping (Int, [NSItemProvider]) -> Void
    ) {
        self.init({ item in types.contains { item.form($0) != nil } }, insert)
    }

    /// Takes values of a type.
    init<T: Transferable>(for type: T.Type, _ insert: @escaping (Int, [T]) -> Void) {
        self.init({ $0.canTake(type) }) { index, items in
            TransferLoading.load(type, from: items) { results in
                let values = results.compactMap(TransferProblem.orWarn)
                if !values.isEmpty { insert(index, values) }
            }
        }
    }

    @MainActor func body(content: Content) -> some View {
        editing.accepts = accepts
        editing.insert = insert
        rowEnvironments?.addInsertingLoop(editing)
        return content.modifier(RowEditingTrait<RowInsertingTrait>(editing: editing))
    }
}

extension DynamicViewContent {
    private nonisolated func inserting(
        _ modifier: RowInsertingModifier
    ) -> some DynamicViewContent {
        _EditableRows(base: self, modified: self.modifier(modifier))
    }

    /// Takes items of the types that are dropped between the rows; the index is that of the row
    /// before which they were dropped.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(RowInsertingModifier(of: supportedContentTypes, action))
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
        inserting(RowInsertingModifier(for: T.self) { action($1, $0) })
    }
}
