import Foundation
import GRDB

/// What one save tells the history, gathered while it is written: objects of one entity that share
/// a kind of change are one row.
struct HistoryRecord {
    enum Kind: Int64 { case insert, update, delete }

    /// The objects of a row.
    private struct Group: Hashable {
        let entity: String
        let kind: Kind
        /// JSON: the names of an update's properties, or the values that outlive an object.
        let details: String
    }

    private struct ChangedObject: Hashable {
        let entity: String
        let key: Int64
    }

    private var groups: [Group] = []
    private var keys: [Group: [Int64]] = [:]
    private var updates: [ChangedObject] = []
    private var names: [ChangedObject: [String]] = [:]

    /// The JSON of the values that outlive an object, by the names of their properties. Fails if
    /// one cannot be encoded.
    static func preservedValues(of object: any PersistentModel) throws -> [String: String] {
        guard let plan = object._$record.table?.plan else { return [:] }
        var values: [String: String] = [:]
        for index in plan.preserved {
            let root: Any = object
            guard let value = root[keyPath: plan.keyPaths[index]] as? any Encodable else {
                continue
            }
            let name = plan.entity.allProperties[index].name
            do {
                values[name] = try ValueBox(value).encoded()
            } catch {
                throw SwiftDataError(
                    .modelValidationFailure,
                    "\(object._$record.name).\(name) cannot be preserved on deletion: \(error).")
            }
        }
        return values
    }

    mutating func insert(_ entity: String, _ key: Int64) { add(entity, .insert, "", key) }

    /// `values` are the JSON of preserved ones, by the names of their properties.
    mutating func delete(_ entity: String, _ key: Int64, _ values: [String: String]) throws {
        add(entity, .delete, values.isEmpty ? "" : try ValueBox(values).encoded(), key)
    }

    mutating func update(_ entity: String, _ key: Int64, _ properties: [String]) {
        let object = ChangedObject(entity: entity, key: key)
        if names[object] == nil { updates.append(object) }
        names[object, default: []] += properties
    }

    private mutating func add(_ entity: String, _ kind: Kind, _ details: String, _ key: Int64) {
        let group = Group(entity: entity, kind: kind, details: details)
        if keys[group] == nil { groups.append(group) }
        keys[group, default: []].append(key)
    }

    /// Adds a transaction to the history.
    mutating func write(to database: Database, author: String?) throws {
        for object in updates {
            let details = try ValueBox(names[object] ?? []).encoded()
            add(object.entity, .update, details, object.key)
        }
        guard !groups.isEmpty else { return }
        let number = try HistoryLog.add(to: database, author: author)
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO casement_history_changes
                (number, position, entity, kind, keys, details) VALUES (?, ?, ?, ?, ?, ?)
                """)
        for (position, group) in groups.enumerated() {
            try statement.run(
                [
                    _Cell(.integer(number)), _Cell(.integer(Int64(position))),
                    _Cell(.text(group.entity)), _Cell(.integer(group.kind.rawValue)),
                    _Cell(.data(KeyDifferences.encode(keys[group] ?? []))),
                    _Cell(.text(group.details)),
                ], in: database)
        }
    }
}

/// Keys as the differences of neighbours, a few bytes each: LEB128 of zigzag numbers.
enum KeyDifferences {
    static func encode(_ keys: [Int64]) -> Data {
        var data = Data(capacity: keys.count + 8)
        var last: Int64 = 0
        for key in keys {
            let difference = key &- last
            var rest = UInt64(bitPattern: (difference << 1) ^ (difference >> 63))
            while rest > 0x7F {
                data.append(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            data.append(UInt8(rest))
            last = key
        }
        return data
    }

    static func decode(_ data: Data) -> [Int64] {
        var keys: [Int64] = []
        var (last, number, shift): (Int64, UInt64, UInt64) = (0, 0, 0)
        for byte in data {
            number |= UInt64(byte & 0x7F) << shift
            shift += 7
            guard byte & 0x80 == 0 else { continue }
            last = last &+ (Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
            keys.append(last)
            (number, shift) = (0, 0)
        }
        return keys
    }
}
