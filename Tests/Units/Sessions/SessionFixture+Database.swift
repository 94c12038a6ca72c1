import Foundation
import GRDB

@testable import Sessions

/// Looks at the files and rows of a session behind the store's back.
extension SessionFixture {
    func count(_ table: String) throws -> Int {
        try withDatabase { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") ?? 0 }
    }

    func execute(_ sql: String) throws {
        try withDatabase { try $0.execute(sql: sql) }
    }

    /// Every row of every table of ours, printed.
    func rows() throws -> [String] {
        try withDatabase { database in
            try ["window", "storage", "mark"].flatMap { table in
                try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { "\($0)" }
            }
        }
    }

    /// What a start would find, without any repair.
    func contents() throws -> SessionContents {
        try withDatabase { try SessionContents(reading: $0) }
    }

    func mode(_ name: String) throws -> mode_t {
        var status = stat()
        guard stat(path(name), &status) == 0 else { throw CocoaError(.fileNoSuchFile) }
        return status.st_mode & 0o777
    }

    /// Flips a bit of the first byte of a text in the database, wherever it lies.
    func flipBit(in text: String) throws {
        let bytes = try Data(contentsOf: url("session.sqlite"))
        guard let place = bytes.firstRange(of: Data(text.utf8)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        try flipBit(at: place.lowerBound, of: "session.sqlite")
    }

    private func withDatabase<Result>(_ work: (Database) throws -> Result) throws -> Result {
        let connection = try SessionConnection.open(path("session.sqlite"), busyTimeout: 1)
        defer { try? connection.close() }
        return try connection.writeWithoutTransaction { try work($0) }
    }
}
