import Foundation
import GRDB

/// One save: what a context has gathered, written in one transaction. Nothing in memory changes
/// before the transaction is committed.
struct SaveWork {
    private let store: RecordStore
    let inserted: [any PersistentModel]
    let changed: [any PersistentModel]
    let deleted: [any PersistentModel]
    /// What becomes of new objects whose unique values an older row has: its key for theirs.
    private(set) var merged: [String: [Int64: Int64]] = [:]
    private(set) var changes = CommittedChanges()
    /// Changes that SQL alone has made: the context's objects still refer to deleted ones.
    private(set) var nullified = CommittedChanges()
    private var history = HistoryRecord()
    private let author: String?
    /// What the history keeps of deleted objects: JSON by the names of properties.
    private let preserved: [ObjectIdentifier: [String: String]]
    /// Files that no row names any longer.
    private(set) var unusedFiles: [String] = []
    /// Files that were written and that no row names if the save fails.
    private var writtenFiles: [String] = []
    /// The names of files in cells, to be set once the save has succeeded.
    private(set) var fileCells: [(_ModelRecord, Int, String)] = []

    /// Fails if a value that outlives its object cannot be encoded.
    init(_ context: ModelContext) throws {
        store = context.store
        author = context.author
        inserted = context.insertedModelsArray
        changed = context.changedModelsArray
        deleted = context.deletedModelsArray
        preserved = try Dictionary(
            deleted.map {
                (ObjectIdentifier($0._$record), try HistoryRecord.preservedValues(of: $0))
            }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Rules

    /// Fails if an object breaks a rule of its model.
    func validate() throws {
        for object in inserted { try validate(object._$record) }
        for object in changed { try validate(object._$record) }
        for object in deleted { try validateDeletion(object._$record) }
    }

    private func validate(_ record: _ModelRecord) throws {
        guard let plan = record.table?.plan else { return }
        for column in plan.columns {
            let cell = record.cells[column.cell]
            if column.isRequired, cell.isNull {
                throw SwiftDataError(
                    .modelValidationFailure,
                    "\(record.name).\(column.name) has no value and is not optional.")
            }
            if cell.size > Self.largestValue {
                throw SwiftDataError(
                    .modelValidationFailure,
                    "\(record.name).\(column.name) is \(cell.size) bytes, more than a store holds.")
            }
        }
        for (index, relationship) in plan.relationships where relationship.isToMany {
            guard case .many(let related) = record.cells[index].content else { continue }
            let count = related.keys?.count ?? related.objects.count
            let maximum = relationship.maximumModelCount ?? 0
            if maximum > 0, count > maximum {
                throw SwiftDataError(
                    .modelValidationFailure,
                    "\(record.name).\(relationship.name) has \(count) objects, and may have \(maximum)."
                )
            }
            let minimum = relationship.minimumModelCount ?? 0
            if count < minimum {
                throw SwiftDataError(
                    .modelValidationFailure,
                    "\(record.name).\(relationship.name) has \(count) objects, and needs \(minimum)."
                )
            }
        }
    }

    private func validateDeletion(_ record: _ModelRecord) throws {
        guard let plan = record.table?.plan else { return }
        for (index, relationship) in plan.relationships where relationship.deleteRule == .deny {
            let others =
                relationship.isToMany
                ? record.relatedObjects(index) : [record.relatedObject(index)].compactMap { $0 }
            let count = others.count { $0._$record.state != .deleted }
            guard count > 0 else { continue }
            throw SwiftDataError(
                .modelValidationFailure,
                """
                \(record.name) cannot be deleted while \(relationship.name) has \(count) \
                \(relationship.destination): its rule is deny.
                """)
        }
    }

    /// SQLite's own limit.
    private static let largestValue = 1_000_000_000

    // MARK: Writing

    mutating func write() throws {
        do {
            changes = try store.commit { try write(to: $0) }
        } catch {
            store.files.remove(writtenFiles)
            throw error
        }
        // A power cut may take the save back, and then a row names the file again.
        if !unusedFiles.isEmpty, store.syncLog() { store.files.remove(unusedFiles) }
    }

    private mutating func write(to database: Database) throws -> CommittedChanges {
        for object in deleted { try delete(object._$record, database) }
        for object in inserted { try insert(object._$record, database) }
        for object in changed { try update(object._$record, database) }
        for object in inserted + changed { try writeLists(object._$record, database) }
        try redirectMerged(database)
        try history.write(to: database, author: author)
        return changes
    }

    private mutating func insert(_ record: _ModelRecord, _ database: Database) throws {
        guard let plan = record.table?.plan else { return }
        let entity = plan.entity.name
        for constraint in plan.uniqueness {
            guard let key = try row(like: record, constraint, plan, database), key != record.key
            else { continue }
            try write(record, plan.columns, plan, key, database)
            merged[entity, default: [:]][record.key] = key
            changes.entities[entity, default: .init()].updated.insert(key)
            history.update(entity, key, plan.columns.map(\.name))
            return
        }
        let statement = try database.cachedStatement(sql: plan.insertion)
        defer { statement.reset() }
        try statement.bind(_Cell(.integer(record.key)), at: 1)
        for (index, column) in plan.columns.enumerated() {
            try statement.bind(value(column, of: record), at: Int32(index + 2))
        }
        try statement.step(in: database)
        changes.entities[entity, default: .init()].inserted.insert(record.key)
        history.insert(entity, record.key)
    }

    /// The row that has the values of the record's constraint.
    private func row(
        like record: _ModelRecord, _ constraint: [Int], _ plan: TablePlan, _ database: Database
    ) throws -> Int64? {
        let cells = constraint.map { record.cells[$0] }
        // Rows without a value do not conflict.
        guard !cells.contains(where: \.isNull) else { return nil }
        var found: Int64?
        try database.cachedStatement(sql: plan.search(constraint)).each(cells, in: database) {
            found = $0.integer(0)
        }
        return found
    }

    private mutating func update(_ record: _ModelRecord, _ database: Database) throws {
        guard let plan = record.table?.plan, let original = record.original else { return }
        let columns = plan.columns.filter {
            !record.cells[$0.cell].isSame(as: original[$0.cell])
        }
        guard !columns.isEmpty else { return }
        for column in columns {
            if case .file(let name) = original[column.cell].content { unusedFiles.append(name) }
        }
        for constraint in plan.uniqueness
        where constraint.contains(where: { index in columns.contains { $0.cell == index } }) {
            if let key = try row(like: record, constraint, plan, database), key != record.key {
                let names = constraint.map { plan.entity.allProperties[$0].name }
                throw SwiftDataError(
                    .modelValidationFailure,
                    """
                    \(record.name) has the same \(names.joined(separator: " and ")) as the object \
                    \(key), which must be unique.
                    """)
            }
        }
        try write(record, columns, plan, record.key, database)
        changes.entities[plan.entity.name, default: .init()].updated.insert(record.key)
        history.update(plan.entity.name, record.key, columns.map(\.name))
    }

    private mutating func write(
        _ record: _ModelRecord, _ columns: [TablePlan.Column], _ plan: TablePlan, _ key: Int64,
        _ database: Database
    ) throws {
        let statement = try database.cachedStatement(sql: plan.update(of: columns))
        defer { statement.reset() }
        for (index, column) in columns.enumerated() {
            try statement.bind(value(column, of: record), at: Int32(index + 1))
        }
        try statement.bind(_Cell(.integer(key)), at: Int32(columns.count + 1))
        try statement.step(in: database)
    }

    /// What the column gets. Large data goes to a file first.
    private mutating func value(
        _ column: TablePlan.Column, of record: _ModelRecord
    ) throws -> _Cell {
        let cell = record.cells[column.cell]
        guard column.isExternal, case .data(let data) = cell.content,
            let name = try store.files.store(data)
        else { return cell }
        writtenFiles.append(name)
        fileCells.append((record, column.cell, name))
        return _Cell(.file(name))
    }

    private mutating func delete(_ record: _ModelRecord, _ database: Database) throws {
        guard let plan = record.table?.plan else { return }
        let key = _Cell(.integer(record.key))
        try history.delete(
            plan.entity.name, record.key, preserved[ObjectIdentifier(record)] ?? [:])
        try database.cachedStatement(sql: plan.deletion).run([key], in: database)
        for column in plan.columns where column.isExternal {
            if case .file(let name) = record.cells[column.cell].content { unusedFiles.append(name) }
        }
        try endReferences(to: record, of: plan.entity.name, database)
        changes.entities[plan.entity.name, default: .init()].deleted.insert(record.key)
    }

    /// The objects that refer to a deleted one are updates, unless they are deleted as well.
    private mutating func endReferences(
        to record: _ModelRecord, of entity: String, _ database: Database
    ) throws {
        for deletion in store.references.deletions[entity] ?? [] {
            var keys: [Int64] = []
            try database.cachedStatement(sql: deletion.sql)
                .each([_Cell(.integer(record.key))], in: database) { keys.append($0.integer(0)) }
            guard let (entity, relationship) = deletion.referrers else { continue }
            for key in keys where deletedKeys[entity]?.contains(key) != true {
                changes.entities[entity, default: .init()].updated.insert(key)
                nullified.entities[entity, default: .init()].updated.insert(key)
                history.update(entity, key, [relationship])
            }
        }
    }

    private lazy var deletedKeys = Dictionary(grouping: deleted) {
        $0._$record.table?.plan.entity.name ?? ""
    }.mapValues { Set($0.map(\._$record.key)) }

    /// Brings the tables of pairs to what the record's lists say.
    private mutating func writeLists(_ record: _ModelRecord, _ database: Database) throws {
        guard let plan = record.table?.plan else { return }
        for (index, relationship) in plan.relationships {
            guard case .joinTable(let table, let own, let other) = relationship.storage,
                case .many(let related) = record.cells[index].content, let keys = related.keys
            else { continue }
            var old: Set<Int64> = []
            if case .many(let related) = record.original?[index].content {
                old = Set(related.keys ?? [])
            }
            let new = Set(keys)
            guard old != new else { continue }
            let pair = "(\(own.quoted), \(other.quoted))"
            for key in new.subtracting(old) {
                try database.cachedStatement(
                    sql: "INSERT OR IGNORE INTO \(table.quoted) \(pair) VALUES (?, ?)"
                ).run([_Cell(.integer(record.key)), _Cell(.integer(key))], in: database)
            }
            for key in old.subtracting(new) {
                try database.cachedStatement(
                    sql: "DELETE FROM \(table.quoted) WHERE \(pair) = (?, ?)"
                ).run([_Cell(.integer(record.key)), _Cell(.integer(key))], in: database)
            }
            changes.entities[plan.entity.name, default: .init()].updated.insert(record.key)
            if record.state != .inserted {
                history.update(plan.entity.name, record.key, [relationship.name])
            }
        }
    }

    /// Has what refers to a new object refer to the older row that it was merged with.
    private func redirectMerged(_ database: Database) throws {
        for (entity, keys) in merged {
            for sql in store.references.redirections[entity] ?? [] {
                for (key, target) in keys {
                    try database.cachedStatement(sql: sql)
                        .run([_Cell(.integer(target)), _Cell(.integer(key))], in: database)
                }
            }
        }
    }
}

extension _ModelRecord {
    /// For sentences: the entity, and what identifies the object.
    var name: String {
        let entity = Schema.entityName(for: type)
        guard let plan = table?.plan else { return entity }
        for column in plan.columns {
            if case .text(let text) = cells[column.cell].content {
                return "\(entity) (\(column.name) “\(text.prefix(40))”)"
            }
        }
        return "\(entity) (\(key))"
    }
}
