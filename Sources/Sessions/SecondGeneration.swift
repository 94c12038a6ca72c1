import Foundation
import GRDB

/// The copy of a session that stands in for it when it is beyond reading.
struct SecondGeneration {
    let directory: SessionDirectory

    /// Makes a new copy beside the old one and puts it in its place once it is whole, checked
    /// and on disk. A copy that is not perfect is thrown away: the old one is worth more.
    func replace(from connection: DatabaseQueue) throws {
        defer { removeUnfinished() }
        guard try write(from: connection) else { return }
        guard rename(directory.unfinishedCopy, directory.copy) == 0 else {
            throw SessionError.unavailable(path: directory.copy, reason: systemReason())
        }
        directory.synchronize()
    }

    /// Puts a copy of the database away under a name of its own, which it returns.
    func setAside(from connection: DatabaseQueue) throws -> String {
        defer { removeUnfinished() }
        guard try write(from: connection) else {
            throw SessionError.unavailable(
                path: directory.database, reason: "no copy of it could be made")
        }
        return try directory.setAside(directory.unfinishedCopy)
    }

    /// False where the unfinished copy is not perfect or not on disk.
    private func write(from connection: DatabaseQueue) throws -> Bool {
        removeUnfinished()
        try directory.createFile(directory.unfinishedCopy)
        let copy = try DatabaseQueue(path: directory.unfinishedCopy)
        try connection.backup(to: copy)
        let isPerfect = try copy.writeWithoutTransaction { database in
            // The copy is one file, with no log that would have to be kept beside it.
            try database.execute(sql: "PRAGMA journal_mode = DELETE")
            guard try SessionConnection.faults(in: database).isEmpty else { return false }
            return try SessionContents(reading: database).reports.isEmpty
        }
        try copy.close()
        return isPerfect && SessionDirectory.synchronize(directory.unfinishedCopy)
    }

    private func removeUnfinished() {
        for file in SessionDirectory.files(ofDatabase: directory.unfinishedCopy) { unlink(file) }
    }
}
