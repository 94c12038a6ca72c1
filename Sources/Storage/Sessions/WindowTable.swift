import Databases
import Foundation
import GRDB
import Limits

/// The table of windows, a row each.
enum WindowTable {
    static let name = "window"
    /// Numbers count up from 1; a greater one is damage.
    static let greatestNumber = 1 << 52
    /// What the checksum covers, in its order.
    private static let columns = [
        "number", "scene", "title", "valueType", "value", "x", "y", "width", "height", "mode",
        "stacking", "isKey", "focus", "viewState", "valueCount",
    ]

    /// A trusted window, with the number of values it should have.
    struct Entry {
        var window: SavedWindow
        var valueCount: Int
        var isFrameAbsurd: Bool
    }

    struct Contents {
        var entries: [Entry] = []
        var damaged: [Int64] = []
    }

    static func read(_ database: Database) throws -> Contents {
        try DatabaseGuard.limitingSteps(of: database) { try readRows(of: database) }
    }

    private static func readRows(of database: Database) throws -> Contents {
        var contents = Contents()
        let read = columns.map {
            ["value", "viewState"].contains($0) ? ValueTable.bounded($0) : $0
        }
        let rows = try Row.fetchCursor(
            database,
            sql: "SELECT \(read.joined(separator: ", ")), crc FROM window ORDER BY number")
        while let row = try rows.next() {
            var fields = Self.fields(of: row)
            let crc = fields.removeLast()
            if Int64.fromDatabaseValue(crc) == checksum(fields), let entry = Entry(fields) {
                contents.entries.append(entry)
            } else {
                contents.damaged.append(Int64.fromDatabaseValue(fields[0]) ?? 0)
            }
        }
        return contents
    }

    static func write(_ window: SavedWindow, valueCount: Int, to database: Database) throws {
        let fields = Entry(window: window, valueCount: valueCount, isFrameAbsurd: false).fields
        let statement = try database.cachedStatement(sql: upsert)
        try statement.execute(
            arguments: StatementArguments(fields + [checksum(fields).databaseValue]))
    }

    /// Brings the count in a sound row to the number of values the window now has; returns false
    /// without a row. A damaged row stays damaged.
    static func updateValueCount(
        to count: Int, ofWindow number: Int, in database: Database
    ) throws -> Bool {
        let statement = try database.cachedStatement(sql: selectOne)
        guard let row = try Row.fetchOne(statement, arguments: [number]) else { return false }
        var fields = Self.fields(of: row)
        let crc = fields.removeLast()
        guard Int64.fromDatabaseValue(crc) == checksum(fields),
            Int.fromDatabaseValue(fields[fields.count - 1]) != count
        else { return true }
        fields[fields.count - 1] = count.databaseValue
        let update = try database.cachedStatement(
            sql: "UPDATE window SET valueCount = ?, crc = ? WHERE number = ?")
        try update.execute(arguments: [count, checksum(fields), number])
        return true
    }

    static func delete(_ number: Int64, from database: Database) throws {
        let statement = try database.cachedStatement(sql: "DELETE FROM window WHERE number = ?")
        try statement.execute(arguments: [number])
    }

    private static let selectOne =
        "SELECT \(columns.joined(separator: ", ")), crc FROM window WHERE number = ?"

    private static let upsert: String = {
        let all = columns + ["crc"]
        let updates = all.dropFirst().map { "\($0) = excluded.\($0)" }
        return """
            INSERT INTO window (\(all.joined(separator: ", ")))
            VALUES (\(all.map { _ in "?" }.joined(separator: ", ")))
            ON CONFLICT (number) DO UPDATE SET \(updates.joined(separator: ", "))
            """
    }()

    /// The values of a row, one by one: the row's collection of them asks for memory at each, and
    /// the program ends without.
    private static func fields(of row: Row) -> [DatabaseValue] {
        (0..<row.count).map { row[$0] }
    }

    private static func checksum(_ fields: [DatabaseValue]) -> Int64 {
        var checksum = RowChecksum(table: name)
        for field in fields { checksum.add(field) }
        return checksum.value
    }
}

extension WindowTable.Entry {
    /// Reads a window of its fields; `nil` if a field is invalid.
    fileprivate init?(_ fields: [DatabaseValue]) {
        guard let number = Int.fromDatabaseValue(fields[0]), 0 < number,
            number <= WindowTable.greatestNumber,
            let scene = String.fromDatabaseValue(fields[1]),
            let order = Int.fromDatabaseValue(fields[10]),
            let isKey = Bool.fromDatabaseValue(fields[11]),
            let valueCount = Int.fromDatabaseValue(fields[14])
        else { return nil }
        window = SavedWindow(
            number: number, sceneID: scene, title: String.fromDatabaseValue(fields[2]),
            mode: String.fromDatabaseValue(fields[9]).flatMap(WindowMode.init) ?? .normal,
            order: order, isKey: isKey, focus: String.fromDatabaseValue(fields[12]),
            viewState: Data.fromDatabaseValue(fields[13]))
        if let type = String.fromDatabaseValue(fields[3]),
            let json = Data.fromDatabaseValue(fields[4])
        {
            window.value = SavedWindow.Value(typeName: type, json: json)
        }
        let numbers = fields[5...8].compactMap { Double.fromDatabaseValue($0) }
        if numbers.count == 4 {
            let frame = CGRect(
                x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            window.frame = frame.isPlausible ? frame : nil
        }
        isFrameAbsurd = !numbers.isEmpty && window.frame == nil
        self.valueCount = valueCount
    }

    /// Removes NULs from texts, because SQLite would truncate there, and does not write an invalid
    /// frame.
    fileprivate var fields: [DatabaseValue] {
        let frame = window.frame.flatMap { $0.isPlausible ? $0 : nil }
        let numbers = frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
        return [
            window.number.databaseValue, text(window.sceneID), text(window.title),
            text(window.value?.typeName), window.value?.json.databaseValue ?? .null,
        ]
            // Adding zero turns -0 into 0, as SQLite does when it stores one.
            + (numbers?.map { (Double($0) + 0).databaseValue }
                ?? Array(repeating: .null, count: 4)) + [
                text(window.mode.rawValue), window.order.databaseValue,
                window.isKey.databaseValue, text(window.focus),
                window.viewState?.databaseValue ?? .null, valueCount.databaseValue,
            ]
    }

    private func text(_ text: String?) -> DatabaseValue {
        guard let text else { return .null }
        guard text.utf8.contains(0) else { return text.databaseValue }
        return String(text.unicodeScalars.filter { $0 != "\0" }).databaseValue
    }
}

extension CGRect {
    /// Whether some screen could show it: finite, not empty, and not larger than a surface can be at
    /// a pixel to a point. Whether it can be at a screen's scale is known once there is a screen.
    fileprivate var isPlausible: Bool {
        abs(origin.x) <= 1_000_000 && abs(origin.y) <= 1_000_000
            && SurfaceLimit().allows(width: size.width, height: size.height, scale: 1)
    }
}
