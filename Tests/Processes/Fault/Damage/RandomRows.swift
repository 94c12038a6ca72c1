import Foundation
import GRDB

@testable import Sessions

/// Rows of a session's tables with fields by chance, most with a checksum that is right.
struct RandomRows {
    var mutator: Mutator

    init(seed: UInt64) { mutator = Mutator(seed: seed) }

    static let windowColumns = [
        "number", "scene", "title", "valueType", "value", "x", "y", "width", "height", "mode",
        "stacking", "isKey", "focus", "viewState", "valueCount",
    ]

    /// Writes a row; one that a table cannot hold is left out.
    mutating func write(to database: Database) throws {
        if Int.random(in: 0..<4, using: &mutator.random) == 0 {
            try writeWindow(to: database)
        } else {
            try writeValue(to: database)
        }
    }

    private mutating func writeWindow(to database: Database) throws {
        var fields: [DatabaseValue] = [
            Int.random(in: 1...4, using: &mutator.random).databaseValue,
            "note".databaseValue, "Title".databaseValue, "Swift.Int".databaseValue,
            Data("42".utf8).databaseValue, 10.0.databaseValue, 20.0.databaseValue,
            640.0.databaseValue, 480.0.databaseValue, "normal".databaseValue, 3.databaseValue,
            true.databaseValue, "{}".databaseValue, Data("{}".utf8).databaseValue,
            2.databaseValue,
        ]
        for _ in 0..<max(0, Int.random(in: -3...4, using: &mutator.random)) {
            let place = Int.random(in: fields.indices, using: &mutator.random)
            fields[place] = field(like: fields[place])
        }
        var checksum = RowChecksum(table: "window")
        for field in fields { checksum.add(field) }
        let columns = Self.windowColumns + ["crc"]
        try insert(fields + [crc(checksum)], columns, into: "window", database)
    }

    private mutating func writeValue(to database: Database) throws {
        let table = Bool.random(using: &mutator.random) ? "storage" : "mark"
        let values: [StoredValue] = [
            .bool(true), .int(7), .double(0.5), .string("text"), .data(Data([1, 2])),
            .url(URL(string: "https://example.org/")!),
            .date(Date(timeIntervalSinceReferenceDate: 1)),
        ]
        let value = values.randomElement(using: &mutator.random) ?? .int(0)
        let window = Int64(
            [0, 1, 2, 3, 4, 1, 2, 3, .max, .min].randomElement(using: &mutator.random) ?? 0)
        var (key, tag, bytes) = (
            Data("key\(Int.random(in: 0..<40, using: &mutator.random))".utf8),
            Data(value.tag.utf8), value.bytes
        )
        switch Int.random(in: 0..<6, using: &mutator.random) {
        case 0: key = mutator.damaged(key)
        case 1: tag = mutator.damaged(tag)
        case 2, 3: bytes = mutator.damaged(bytes)
        case 4: bytes = Data(count: length())
        default: break
        }
        var checksum = RowChecksum(table: table)
        checksum.add(window.databaseValue)
        checksum.add(text: key)
        checksum.add(text: tag)
        checksum.add(blob: bytes)
        let crc = crc(checksum)
        do {
            try database.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO \(table) (window, key, type, bytes, crc)
                    VALUES (?, CAST(? AS TEXT), CAST(? AS TEXT), ?, ?)
                    """
            ).execute(arguments: [window, key, tag, bytes, crc])
        } catch is DatabaseError {}
    }

    private func insert(
        _ fields: [DatabaseValue], _ columns: [String], into table: String, _ database: Database
    ) throws {
        do {
            try database.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO \(table) (\(columns.joined(separator: ", ")))
                    VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
                    """
            ).execute(arguments: StatementArguments(fields))
        } catch is DatabaseError {}
    }

    private mutating func crc(_ checksum: RowChecksum) -> DatabaseValue {
        Int.random(in: 0..<4, using: &mutator.random) > 0
            ? checksum.value.databaseValue
            : Int64.random(in: .min ... .max, using: &mutator.random).databaseValue
    }

    /// Mostly short; now and then many pages.
    private mutating func length() -> Int {
        let isLong = Int.random(in: 0..<64, using: &mutator.random) == 0
        return Int.random(in: 0...(isLong ? 100_000 : 600), using: &mutator.random)
    }

    private mutating func field(like value: DatabaseValue) -> DatabaseValue {
        let numbers: [Double] = [-0.0, 1e9, -1e300, .infinity, -.infinity, .leastNonzeroMagnitude]
        switch Int.random(in: 0..<7, using: &mutator.random) {
        case 0: return .null
        case 1: return Int64.random(in: .min ... .max, using: &mutator.random).databaseValue
        case 2: return (numbers.randomElement(using: &mutator.random) ?? 0).databaseValue
        case 3: return mutator.damaged(Data("some text of a field".utf8)).databaseValue
        case 4:
            return String(decoding: mutator.damaged(Data("{\"a\":[1,2]}".utf8)), as: UTF8.self)
                .databaseValue
        case 5: return Data(count: length()).databaseValue
        default: return value
        }
    }
}
