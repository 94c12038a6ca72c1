import Databases
import Foundation
import GRDB

/// Reads a saved session without a lock and without writing, also while an app uses it.
///
/// One that no app uses is read from a private copy: SQLite would leave a log and its index beside
/// it, which may be another user's than the app's.
package enum SessionReader {
    /// A saved session and what is known about it.
    package struct Reading: Codable, Sendable {
        package let session: SavedSession
        /// The process that holds the session, if one does.
        package let holder: Int32?
        /// The last run quit, or the present one has not yet.
        package let didQuit: Bool
        /// The size of the database and its log, in bytes.
        package let byteCount: Int
        /// The steps of the schema the database went through.
        package let schemaVersions: [String]
        /// Names of files in which earlier sessions were set aside.
        package let setAside: [String]
        /// What is damaged, as sentences.
        package let faults: [String]
    }

    package static func read(_ url: URL) throws(SessionError) -> Reading {
        let directory = SessionDirectory(url)
        try requireSession(at: url)
        guard SessionLock.holder(of: directory.lock) != nil else { return try readCopy(url) }
        return try read(directory.database, of: directory)
    }

    /// Reads a database and the other files of a session's directory.
    static func read(
        _ database: String, of directory: SessionDirectory
    ) throws(SessionError) -> Reading {
        if let reason = SessionConnection.oversize(database, in: directory) {
            throw .unavailable(path: directory.database, reason: reason)
        }
        do {
            let connection = try SessionConnection.openReadOnly(database)
            defer { try? connection.close() }
            return try connection.read { try reading(of: directory, $0) }
        } catch let error as SessionError {
            throw error
        } catch {
            throw .unavailable(path: directory.database, reason: "\(error)")
        }
    }

    /// Throws if there is nothing to read.
    package static func requireSession(at url: URL) throws(SessionError) {
        let directory = SessionDirectory(url)
        guard directory.fileSize(directory.database) != nil else {
            throw .noSession(path: directory.path)
        }
    }

    /// Everything that is wrong with a session and its copy, as sentences; empty if all is well.
    package static func verify(_ url: URL) throws(SessionError) -> [String] {
        var faults = try read(url).faults
        let directory = SessionDirectory(url)
        guard directory.fileSize(directory.copy) != nil else { return faults }
        if let reason = SessionConnection.oversize(directory.copy, in: directory) {
            return faults + ["The copy cannot be read: \(reason)"]
        }
        do {
            let copy = try SessionConnection.openReadOnly(directory.copy)
            defer { try? copy.close() }
            faults += try copy.read { try self.faults(in: $0) }.map { "In the copy: \($0)" }
        } catch {
            faults.append("The copy cannot be read: \(error)")
        }
        return faults
    }

    /// The sessions in a directory of sessions, by name.
    package static func sessions(in root: URL) -> [URL] {
        let path = root.path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted()
            .map { root.appending(path: $0, directoryHint: .isDirectory) }
            .filter { url in
                let directory = SessionDirectory(url)
                return directory.fileSize(directory.database) != nil
            }
    }

    private static func reading(
        of directory: SessionDirectory, _ database: Database
    ) throws -> Reading {
        let schemaFaults = try ExpectedTable.faults(of: SessionMigration.tables, in: database)
        if let fault = schemaFaults.first {
            throw SessionError.unavailable(path: directory.database, reason: fault)
        }
        let contents = try SessionContents(reading: database)
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        return Reading(
            session: contents.session, holder: SessionLock.holder(of: directory.lock),
            didQuit: contents.marks[SessionChanges.Mark.ending] == SessionEnding.quit.mark,
            byteCount: SessionDirectory.files(ofDatabase: directory.database).prefix(2)
                .compactMap { directory.fileSize($0) }.reduce(0, +),
            schemaVersions: try SessionMigration.migrator.appliedMigrations(database),
            setAside: names.filter { $0.hasPrefix("aside-") }.sorted(),
            faults: try faults(in: database))
    }

    private static func faults(in database: Database) throws -> [String] {
        let findings = try SessionConnection.faults(in: database)
            .map { SessionReport.fileDamaged($0).description }
        guard try ExpectedTable.faults(of: SessionMigration.tables, in: database).isEmpty else {
            return findings
        }
        return findings + (try SessionContents(reading: database).reports.map(\.description))
    }
}
