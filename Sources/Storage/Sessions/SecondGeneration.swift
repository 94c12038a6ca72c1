import Databases
import Foundation
import GRDB

/// The copy of a session that replaces it when it cannot be read.
struct SecondGeneration {
    let directory: SessionDirectory

    /// Makes a new copy beside the old one and replaces that once the new one is complete, checked
    /// and on disk. A faulty copy is discarded, because the old one is worth more; its faults are
    /// returned.
    func replace(from connection: DatabaseQueue) throws -> [String] {
        defer { removeUnfinished() }
        let faults = try write(from: connection)
        guard faults.isEmpty else { return faults }
        try finish(as: directory.copy)
        return []
    }

    /// Makes a copy that `finish` can put in place of a lost database.
    func prepareReplacement(from connection: DatabaseQueue) throws {
        let faults = try write(from: connection)
        guard faults.isEmpty else {
            throw SessionError.unavailable(path: directory.database, reason: faults[0])
        }
    }

    /// Replaces the database by the copy, atomically.
    func restore() throws {
        defer { removeUnfinished() }
        removeUnfinished()
        try directory.createFile(directory.unfinishedCopy)
        let bytes = try Data(contentsOf: URL(filePath: directory.copy))
        try bytes.write(to: URL(filePath: directory.unfinishedCopy))
        try finish(as: directory.database)
    }

    /// Sets a copy of the database aside under a free name, which it returns.
    func setAside(from connection: DatabaseQueue) throws -> String {
        defer { removeUnfinished() }
        _ = try write(from: connection)
        SessionDirectory.synchronize(directory.unfinishedCopy)
        return try directory.setAside(directory.unfinishedCopy)
    }

    /// Writes the unfinished copy and returns its faults.
    private func write(from connection: DatabaseQueue) throws -> [String] {
        try DatabaseMemory.require()
        removeUnfinished()
        try directory.createFile(directory.unfinishedCopy)
        let copy = try DatabaseQueue(path: directory.unfinishedCopy)
        try connection.backup(to: copy)
        let faults = try copy.writeWithoutTransaction { database in
            // The copy is one file, without a log.
            try database.execute(sql: "PRAGMA journal_mode = DELETE")
            return try SessionConnection.faults(in: database)
                + SessionContents(reading: database).reports.map(\.description)
        }
        try copy.close()
        return faults
    }

    /// Renames the unfinished copy to a file, once it is on disk.
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
