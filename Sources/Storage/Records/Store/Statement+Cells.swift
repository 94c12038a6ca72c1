import Foundation
import GRDB
import GRDBSQLite

// Values go to SQLite and come from it by its own calls: a row of GRDB's would copy each once more.

/// Tells SQLite to copy what it is given.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension Statement {
    /// Sets the arguments.
    func bind(_ cells: [_Cell]) throws {
        for (index, cell) in cells.enumerated() { try bind(cell, at: Int32(index + 1)) }
    }

    func bind(_ cell: _Cell, at index: Int32) throws {
        let code: Int32 =
            switch cell.content {
            case .null, .fault, .many, .object:
                sqlite3_bind_null(sqliteStatement, index)
            case .integer(let number):
                sqlite3_bind_int64(sqliteStatement, index, number)
            case .real(let number):
                sqlite3_bind_double(sqliteStatement, index, number)
            case .text(let text):
                bindText(text, at: index)
            case .file(let name):
                bindText(name, at: index)
            case .data(let data):
                data.withUnsafeBytes {
                    // Without an address it would be NULL.
                    $0.isEmpty
                        ? sqlite3_bind_zeroblob(sqliteStatement, index, 0)
                        : sqlite3_bind_blob64(
                            sqliteStatement, index, $0.baseAddress, UInt64($0.count), transient)
                }
            case .boxed(let box):
                try bindText(box.encoded(), at: index)
            }
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private func bindText(_ text: String, at index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 {
            sqlite3_bind_text64(
                sqliteStatement, index,
                UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: CChar.self),
                UInt64($0.count), transient, UInt8(SQLITE_UTF8))
        }
    }

    /// Runs a statement without results.
    func run(_ cells: [_Cell], in database: Database) throws {
        defer { reset() }
        try bind(cells)
        try step(in: database)
    }

    /// Whether there is another row.
    @discardableResult
    func step(in database: Database) throws -> Bool {
        switch sqlite3_step(sqliteStatement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            throw DatabaseError(
                resultCode: ResultCode(
                    rawValue: sqlite3_extended_errcode(database.sqliteConnection)),
                message: database.lastErrorMessage ?? "error \(code)", sql: sql)
        }
    }

    /// Calls `row` for each row of the result.
    func each(
        _ arguments: [_Cell], in database: Database, _ row: (Statement) throws -> Void
    ) throws {
        defer { reset() }
        try bind(arguments)
        while try step(in: database) { try row(self) }
    }

    func reset() {
        sqlite3_reset(sqliteStatement)
        sqlite3_clear_bindings(sqliteStatement)
    }

    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(sqliteStatement, Int32(column)) }

    func cell(_ column: Int) -> _Cell {
        let column = Int32(column)
        switch sqlite3_column_type(sqliteStatement, column) {
        case SQLITE_INTEGER: return _Cell(.integer(sqlite3_column_int64(sqliteStatement, column)))
        case SQLITE_FLOAT: return _Cell(.real(sqlite3_column_double(sqliteStatement, column)))
        case SQLITE_TEXT:
            guard let text = sqlite3_column_text(sqliteStatement, column) else { return .null }
            let count = Int(sqlite3_column_bytes(sqliteStatement, column))
            return _Cell(
                .text(
                    String(
                        decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(sqliteStatement, column))
            guard count > 0, let bytes = sqlite3_column_blob(sqliteStatement, column) else {
                return _Cell(.data(Data()))
            }
            return _Cell(.data(Data(bytes: bytes, count: count)))
        default: return .null
        }
    }

    /// The cells of a record, from a row of the plan's selection.
    func cells(_ plan: TablePlan) -> [_Cell] { cells(plan, plan.columns) }

    /// The cells of a record, from a row of `id` and some of the plan's columns.
    func cells(_ plan: TablePlan, _ columns: [TablePlan.Column]) -> [_Cell] {
        var cells = plan.faults
        for (index, column) in columns.enumerated() {
            let cell = cell(index + 1)
            if column.isExternal, case .text(let name) = cell.content {
                cells[column.cell] = _Cell(.file(name))
            } else {
                cells[column.cell] = cell
            }
        }
        return cells
    }
}
