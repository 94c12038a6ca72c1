import Foundation
import GRDB

/// The objects of one entity in a context: one for each row.
package final class ObjectTable {
    package let plan: TablePlan
    let type: any PersistentModel.Type
    let origin: IdentifierOrigin
    package private(set) weak var context: (any RecordContext)?
    /// While it is set, reading a property is not an access that anybody observes: the context
    /// itself reads.
    package var isQuiet = false
    private let store: RecordStore
    private var objects: [Int64: WeakObject] = [:]
    /// How many entries there may be before those of objects that are gone are removed.
    private var capacity = ObjectTable.leastCapacity
    /// Objects whose rows are not read, in groups of those that were made after each other. The rows
    /// of a group are read together, so that a list reads the neighbours of what it shows.
    private var unread: [Int: [WeakObject]] = [:]
    private var newestGroup = 0
    /// How many groups there may be before those of released objects are removed.
    private var groupCapacity = 64
    private static let batch = 256
    private static let leastCapacity = 4096

    private struct WeakObject {
        weak var object: (any PersistentModel)?
    }

    init(_ plan: TablePlan, in context: any RecordContext, _ store: RecordStore) {
        guard let type = plan.entity.type as? any PersistentModel.Type else {
            fatalError("\(plan.entity.type) is not a model.")
        }
        self.plan = plan
        self.type = type
        self.context = context
        self.store = store
        origin =
            store.origins[plan.entity.name]
            ?? IdentifierOrigin(entityName: plan.entity.name, storeIdentifier: store.identifier)
    }

    // MARK: Identity

    /// The object with the key.
    package func known(_ key: Int64) -> (any PersistentModel)? { objects[key]?.object }

    /// The object with the key, whose row may not have been read.
    package func object(forKey key: Int64) -> (any PersistentModel)? {
        if let object = objects[key]?.object {
            let state = object._$record.state
            return state == .deleted || state == .gone ? nil : object
        }
        return fault(key)
    }

    /// The objects with the keys, read together when one of them is.
    func objects(forKeys keys: some Sequence<Int64>) -> [any PersistentModel] {
        keys.map { key in
            objects[key]?.object ?? fault(key)
        }
    }

    private func fault(_ key: Int64) -> any PersistentModel {
        let object = make(key, plan.faults)
        noteUnread(object)
        return object
    }

    /// The object of a row: the one in memory, or a new one with these cells.
    func object(ofRow key: Int64, _ cells: () -> [_Cell]) -> any PersistentModel {
        guard let known = objects[key]?.object else { return make(key, cells()) }
        let record = known._$record
        if record.isFault { record.receive(cells()) }
        return known
    }

    private func make(_ key: Int64, _ cells: [_Cell]) -> any PersistentModel {
        let record = _ModelRecord(self, key: key, cells: cells)
        let object = type.init(_record: record)
        record.know(object)
        register(object)
        return object
    }

    func register(_ object: any PersistentModel) {
        objects[object._$record.key] = WeakObject(object: object)
        guard objects.count > capacity else { return }
        objects = objects.filter { $0.value.object != nil }
        // Copying weak references costs more than what is left of a few thousand objects.
        capacity = max(Self.leastCapacity, objects.count * 4)
    }

    func forget(_ key: Int64) { objects[key] = nil }

    /// Has the row of an object read again, unless the context has changed the object.
    func makeFault(_ object: any PersistentModel) {
        let record = object._$record
        guard record.original == nil, record.state == .stored,
            plan.columns.contains(where: { !record.cells[$0.cell].isFault })
        else { return }
        record.changeAll { record.cells = plan.faults }
        noteUnread(object)
    }

    private func noteUnread(_ object: any PersistentModel) {
        if let group = unread[newestGroup], group.count >= Self.batch {
            newestGroup += 1
            if unread.count >= groupCapacity {
                unread = unread.filter { $0.value.contains { $0.object != nil } }
                groupCapacity = max(64, unread.count * 2)
            }
        }
        object._$record.readingGroup = newestGroup
        unread[newestGroup, default: []].append(WeakObject(object: object))
    }

    var all: [any PersistentModel] { objects.values.compactMap(\.object) }

    func destination(of index: Int) -> ObjectTable? {
        guard let relationship = plan.relationships[index] else { return nil }
        guard let context else {
            RecordStore.logger.error(
                """
                \(plan.entity.name).\(relationship.name) was read after its context was \
                released: keep the ModelContext as long as its objects.
                """)
            return nil
        }
        return context.table(named: relationship.destination)
    }

    // MARK: Reading rows

    /// Reads the rows of the record and of its group.
    func fill(_ record: _ModelRecord) {
        var records = [record.key: record]
        for next in record.readingGroup.flatMap({ unread.removeValue(forKey: $0) }) ?? [] {
            guard let other = next.object?._$record, other.isFault else { continue }
            records[other.key] = other
        }
        do {
            try store.read { database in
                let statement = try database.cachedStatement(
                    sql: """
                        SELECT \(plan.selection) FROM \(plan.entity.table.quoted) AS t0
                        WHERE t0.id IN (SELECT value FROM json_each(?))
                        """)
                let list = "[" + records.keys.map(String.init).joined(separator: ",") + "]"
                try statement.each([_Cell(.text(list))], in: database) { row in
                    records.removeValue(forKey: row.integer(0))?.receive(row.cells(plan))
                }
            }
        } catch {
            RecordStore.logger.error(
                "A row of \(plan.entity.name) could not be read: \(error)")
        }
        for (_, missing) in records { missing.loseRow() }
    }

    func read(file name: String, of record: _ModelRecord, _ index: Int) -> Data? {
        do {
            return try store.files.read(name)
        } catch {
            let property = plan.entity.allProperties[index].name
            RecordStore.logger.error(
                """
                The file \(name) with \(plan.entity.name).\(property) of the object \
                \(record.key) cannot be read: \(error)
                """)
            return nil
        }
    }

    /// The objects that a to-many relationship leads to, as they are now in this context.
    func relatedObjects(of record: _ModelRecord, _ index: Int) -> RelatedObjects {
        guard let relationship = plan.relationships[index], let destination = destination(of: index)
        else { return LinkedObjects([]) }
        switch relationship.storage {
        case .foreignKey: return LinkedObjects([])
        case .joinTable(let name, let own, let other):
            let sql = """
                SELECT \(other.quoted) FROM \(name.quoted) WHERE \(own.quoted) = ?
                ORDER BY \(other.quoted)
                """
            return LinkedObjects(keys: record.state == .inserted ? [] : keys(sql, record.key))
        case .inverseForeignKey(_, let column):
            return LinkedObjects(
                members(of: record, destination, column))
        }
    }

    private func keys(_ sql: String, _ key: Int64) -> [Int64] {
        do {
            return try store.read { database in
                var keys: [Int64] = []
                try database.cachedStatement(sql: sql).each([_Cell(.integer(key))], in: database) {
                    keys.append($0.integer(0))
                }
                return keys
            }
        } catch {
            RecordStore.logger.error("\(plan.entity.name) could not be read: \(error)")
            return []
        }
    }

    /// The objects of another entity that refer to the record.
    private func members(
        of record: _ModelRecord, _ destination: ObjectTable, _ column: String
    ) -> [any PersistentModel] {
        guard let back = destination.plan.index(of: column) else { return [] }
        var members: [any PersistentModel] = []
        if record.state != .inserted {
            let plan = destination.plan
            members = destination.rows(
                """
                SELECT \(plan.selection) FROM \(plan.entity.table.quoted) AS t0
                WHERE t0.\(column.quoted) = ? ORDER BY t0.id
                """, [_Cell(.integer(record.key))])
            // What waits to be saved counts.
            members.removeAll { member in
                let other = member._$record
                if other.state == .deleted || other.state == .gone { return true }
                return other.original != nil && !other.refers(back, to: record.key)
            }
        }
        let known = Set(members.map { $0._$record.key })
        for member in context?.pendingObjects(of: destination) ?? []
        where member._$record.refers(back, to: record.key)
            && !known.contains(member._$record.key)
        {
            members.append(member)
        }
        return members
    }

    /// The objects of the rows of a statement that selects the plan's columns.
    func rows(_ sql: String, _ arguments: [_Cell]) -> [any PersistentModel] {
        do {
            return try store.read { database in
                var found: [any PersistentModel] = []
                try database.cachedStatement(sql: sql).each(arguments, in: database) { row in
                    found.append(object(ofRow: row.integer(0)) { row.cells(plan) })
                }
                return found
            }
        } catch {
            RecordStore.logger.error("\(plan.entity.name) could not be read: \(error)")
            return []
        }
    }
}

extension _ModelRecord {
    /// Takes what was read of its row.
    func receive(_ row: [_Cell]) {
        for index in cells.indices where cells[index].isFault { cells[index] = row[index] }
    }

    /// Its row is not there: who still holds the object reads what a new one would have.
    func loseRow() {
        let standard = _ModelRecord.standardCells(of: type)
        for index in cells.indices where cells[index].isFault { cells[index] = standard[index] }
        state = .gone
        table?.forget(key)
    }

    /// Whether the to-one relationship leads to the object with the key.
    func refers(_ index: Int, to key: Int64) -> Bool {
        if case .integer(key) = loaded(index).content { true } else { false }
    }
}
