import Foundation
import GRDB

/// Makes the changes of a transaction from the rows that a store keeps of them.
enum HistoryReading {
    /// What a transaction has changed; empty if it was deleted.
    static func changes(
        _ number: Int64, of store: RecordStore, _ database: Database
    ) throws -> [HistoryChange] {
        var changes: [HistoryChange] = []
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT entity, kind, keys, details FROM casement_history_changes
                WHERE number = ? ORDER BY position
                """, arguments: [number])
        for row in rows {
            let name: String = row[0]
            // The entity may be one of an older schema.
            guard let plan = store.plans[name], let origin = store.origins[name],
                let type = plan.entity.type as? any PersistentModel.Type,
                let kind = HistoryRecord.Kind(rawValue: row[1])
            else { continue }
            for key in KeyDifferences.decode(row[2]) {
                changes.append(
                    try change(
                        type, kind, plan.entity, row[3], number,
                        // Unique in the store, and in their order.
                        identifier: number << 24 + Int64(changes.count),
                        PersistentIdentifier(origin, key: key)))
            }
        }
        return changes
    }

    private static func change<Model: PersistentModel>(
        _: Model.Type, _ kind: HistoryRecord.Kind, _ entity: Schema.Entity, _ details: String,
        _ number: Int64, identifier: Int64, _ object: PersistentIdentifier
    ) throws -> HistoryChange {
        /// Key paths to stored properties capture nothing, so that any thread may use them.
        func path(_ name: String) -> (PartialKeyPath<Model> & Sendable)? {
            entity.propertiesByKeyPath.first { $0.value.name == name }
                .flatMap { $0.key as? PartialKeyPath<Model> }
                .map { unsafeDowncast($0, to: (PartialKeyPath<Model> & Sendable).self) }
        }
        switch kind {
        case .insert:
            return .insert(
                DefaultHistoryInsert<Model>(
                    changeIdentifier: identifier, changedPersistentIdentifier: object,
                    transactionIdentifier: number))
        case .update:
            let names = try ValueBox.decode([String].self, from: details)
            return .update(
                DefaultHistoryUpdate<Model>(
                    changeIdentifier: identifier, changedPersistentIdentifier: object,
                    transactionIdentifier: number, updatedAttributes: names.compactMap(path)))
        case .delete:
            var values: [PartialKeyPath<Model> & Sendable: any Sendable] = [:]
            let texts =
                details.isEmpty ? [:] : try ValueBox.decode([String: String].self, from: details)
            for (name, text) in texts {
                guard let path = path(name),
                    let type = entity.attributesByName[name]?.valueType as? any Decodable.Type
                else { continue }
                values[path] = try value(type, text)
            }
            return .delete(
                DefaultHistoryDelete<Model>(
                    changeIdentifier: identifier, changedPersistentIdentifier: object,
                    transactionIdentifier: number, tombstone: HistoryTombstone(values)))
        }
    }

    /// The value was decoded here alone, so that it may be passed on to any thread.
    private static func value<Value: Decodable>(
        _ type: Value.Type, _ json: String
    ) throws -> any Sendable {
        unsafeBitCast(try ValueBox.decode(type, from: json) as Any, to: (any Sendable).self)
    }
}
