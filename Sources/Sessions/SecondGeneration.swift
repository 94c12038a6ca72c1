import Foundation
import GRDB

/// The copy of a session that stands in for it when it is beyond reading.
struct SecondGeneration {
    let directory: SessionDirectory

    /// Makes a new copy beside the old one and puts it in its place once it is whole, checked
    /// and on disk. A copy that is not perfect is thrown away: the old one is worth more.
    func replace(from connection: DatabaseQueue) throws {
        defer { removeUnfinished() }
        let faults = try write(from: connection)
        guard faults.isEmpty else { return }
        try finish(as: directory.copy)
    }

    /// Makes a copy that `finish` can put in the place of a database that is gone.
    func prepareReplacement(from connection: DatabaseQueue) throws {
        let faults = try write(from: connection)
        guard faults.isEmpty else {
            throw SessionError.unavailable(path: directory.database, reason: faults[0])
        }
    }

    /// Puts the copy's bytes in the database's place, whole or not at all.
    func restore() throws {
        defer { removeUnfinished() }
        removeUnfinished()
        try directory.createFile(directory.unfinishedCopy)
        let bytes = try Data(contentsOf: URL(filePath: directory.copy))
        try bytes.write(to: URL(filePath: directory.unfinishedCopy))
        try finish(as: directory.database)
    }

    /// Puts a copy of the database away under a name of its own, which it returns.
    func setAside(from connection: DatabaseQueue) throws -> String {
        defer { removeUnfinished() }
        _ = try write(from: connection)
        SessionDirectory.synchronize(directory.unfinishedCopy)
        return try directory.setAside(directory.unfinishedCopy)
    }

    /// Writes the unfinished copy and returns what is wrong with it.
    private func write(from connection: DatabaseQueue) throws -> [String] {
        removeUnfinished()
        try directory.createFile(directory.unfinishedCopy)
        let copy = try DatabaseQueue(path: directory.unfinishedCopy)
        try connection.backup(to: copy)
        let faults = try copy.writeWithoutTransaction { database in
            // The copy is one file, with no log that would have to be kept beside it.
            try database.execute(sql: "PRAGMA journal_mode = DELETE")
            return try SessionConnection.faults(in: database)
                + SessionContents(reading: database).reports.map(\.description)
        }
        try copy.close()
        return faults
    }

    /// Puts the unfinished copy in a file's place, once it is on disk.
    func finish(as file: String) throws {
        guard SessionDirectory.synchronize(directory.unfinishedCopy),
            rename(directory.unfinishedCopy, file) == 0
        else { throw SessionError.unavailable(path: file, reason: systemReason()) }
        directory.synchronize()
    }

    private func removeUnfinished() {
        for file in SessionDirectory.files(ofDatabase: directory.unfinishedCopy) { unlink(file) }
    }
}
