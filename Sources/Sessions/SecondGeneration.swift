import Foundation
import GRDB

/// The copy of a session that stands in for it when it is beyond reading.
struct SecondGeneration {
    let directory: SessionDirectory

    /// Makes a new copy beside the old one and puts it in its place once it is whole, checked
    /// and on disk. A copy that is not perfect is thrown away: the old one is worth more.
    func replace(from connection: DatabaseQueue) throws {
        removeUnfinished()
        try directory.createFile(directory.unfinishedCopy)
        defer { removeUnfinished() }
        let copy = try DatabaseQueue(path: directory.unfinishedCopy)
        try connection.backup(to: copy)
        let isPerfect = try copy.writeWithoutTransaction { database in
            // The copy is one file, with no log that would have to be kept beside it.
            try database.execute(sql: "PRAGMA journal_mode = DELETE")
            guard try SessionConnection.faults(in: database).isEmpty else { return false }
            return try SessionContents(reading: database).reports.isEmpty
        }
        try copy.close()
        guard isPerfect, SessionDirectory.synchronize(directory.unfinishedCopy) else { return }
        guard rename(directory.unfinishedCopy, directory.copy) == 0 else {
            throw SessionError.unavailable(path: directory.copy, reason: systemReason())
        }
        directory.synchronize()
    }

    private func removeUnfinished() {
        for file in SessionDirectory.files(ofDatabase: directory.unfinishedCopy) { unlink(file) }
    }
}
