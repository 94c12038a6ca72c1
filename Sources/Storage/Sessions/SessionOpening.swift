import Databases
import Foundation
import GRDB

/// Finds a database to start from: the session's own, else its copy, else a new one.
struct SessionOpening {
    /// A database that passed every check, and what is in it.
    struct Found {
        var connection: DatabaseQueue
        var contents: SessionContents
        var reason: StartReason
    }

    private typealias Mark = SessionChanges.Mark

    private let directory: SessionDirectory
    private let options: SessionOptions
    /// The record of crashes before this run.
    private let crashes: CrashRecord
    /// How many of the crashes the next run need not act on.
    private(set) var crashesSeen: Int
    private(set) var reports: [SessionReport] = []

    init(directory: SessionDirectory, options: SessionOptions, crashes: CrashRecord) {
        self.directory = directory
        self.options = options
        self.crashes = crashes
        crashesSeen = crashes.count
    }

    mutating func run() throws(SessionError) -> Found {
        guard directory.hasData(directory.database) else { return try openWithoutDatabase() }
        if crashes.endsBeforeOpening {
            reports.append(.crashLoop(count: crashes.earlyCount))
            return try afresh()
        }
        guard let found = try openChecked() else { return try openCopy() }
        let seen = found.contents.marks[Mark.crashesSeen].flatMap { Int($0) } ?? 0
        switch crashes.measure(seen: seen) {
        case .none: break
        case .startWithoutStorage:
            reports.append(.crashLoop(count: crashes.earlyCount))
            return try withoutStorage(found.connection)
        case .startAfresh:
            reports.append(.crashLoop(count: crashes.earlyCount))
            try? found.connection.close()
            return try afresh()
        }
        let reason: StartReason =
            if found.contents.isUntouched {
                .pristine
            } else if found.contents.marks[Mark.ending] == SessionEnding.quit.mark {
                .relaunch
            } else {
                .recovered(after: crashes.count > seen && crashes.endsInCrash ? .crashed : .killed)
            }
        return Found(
            connection: found.connection, contents: found.contents, reason: reason)
    }

    /// After two crashes in a row: the windows are restored, their storage is set aside.
    private mutating func withoutStorage(
        _ connection: DatabaseQueue
    ) throws(SessionError) -> Found {
        do {
            let name = try SecondGeneration(directory: directory).setAside(from: connection)
            reports.append(.setAside(file: name, reason: "the app crashed while restoring it"))
            try connection.write { database in
                for window in try SessionContents(reading: database).session.windows {
                    try ValueTable.storage.deleteAll(ofWindow: window.number, from: database)
                    _ = try WindowTable.updateValueCount(
                        to: 0, ofWindow: window.number, in: database)
                }
            }
            let contents = try connection.read { try SessionContents(reading: $0) }
            return Found(
                connection: connection, contents: contents, reason: .setAside(.storageAfterCrashes))
        } catch {
            throw .unavailable(path: directory.database, reason: "\(error)")
        }
    }

    /// After three crashes in a row: everything is set aside, the copy too, and counting restarts.
    private mutating func afresh() throws(SessionError) -> Found {
        try setAside(directory.database, because: "the app crashed while restoring it")
        if directory.hasData(directory.copy) {
            try setAside(directory.copy, because: "it is the copy of that session")
        }
        unlink(directory.crashes)
        crashesSeen = 0
        if options.countsStarts { CrashRecord.note(CrashRecord.start, at: directory.crashes) }
        reports.append(.startedAfresh)
        return try openNew(.setAside(.sessionAfterCrashes))
    }

    /// No database, or one of zero bytes, whose log SQLite would delete unread.
    private mutating func openWithoutDatabase() throws(SessionError) -> Found {
        if directory.hasData(directory.log) {
            try setAside(directory.database, because: "its main file is missing")
            return try openCopy()
        }
        return directory.hasData(directory.copy) ? try openCopy() : try openNew(.pristine)
    }

    private mutating func openCopy() throws(SessionError) -> Found {
        guard directory.hasData(directory.copy) else {
            reports.append(.startedAfresh)
            return try openNew(.setAside(.unreadable))
        }
        if let oversize = SessionConnection.oversize(directory.copy, in: directory) {
            try setAside(directory.copy, because: oversize)
            reports.append(.startedAfresh)
            return try openNew(.setAside(.unreadable))
        }
        do {
            try SecondGeneration(directory: directory).restore()
        } catch {
            throw .unavailable(path: directory.copy, reason: "\(error)")
        }
        if let found = try openChecked() {
            reports.append(.copyRestored)
            return Found(
                connection: found.connection, contents: found.contents,
                reason: .setAside(.replacedByCopy))
        }
        try setAside(directory.copy, because: "it is as unreadable as its copy")
        reports.append(.startedAfresh)
        return try openNew(.setAside(.unreadable))
    }

    private mutating func openNew(_ reason: StartReason) throws(SessionError) -> Found {
        try directory.createFile(directory.database)
        guard let found = try openChecked() else {
            throw .unavailable(path: directory.database, reason: "a new database is damaged")
        }
        directory.synchronize()
        return Found(connection: found.connection, contents: found.contents, reason: reason)
    }

    /// Opens and checks the database, or returns `nil` if it could not be read and has been set
    /// aside. If there was no memory for it, it is tried once more.
    private mutating func openChecked(isAgain: Bool = false) throws(SessionError) -> (
        connection: DatabaseQueue, contents: SessionContents
    )? {
        let path = directory.database
        let shortages = DatabaseMemory.shortages
        let reason: String
        if let oversize = SessionConnection.oversize(path, in: directory) {
            try setAside(path, because: oversize)
            return nil
        }
        do {
            let connection = try SessionConnection.open(path, busyTimeout: options.busyTimeout)
            let faults = try connection.read { try SessionConnection.faults(in: $0) }
            if faults.isEmpty {
                try SessionMigration.migrator.migrate(connection)
                let contents = try connection.read { try SessionContents(reading: $0) }
                reports += contents.reports
                return (connection, contents)
            }
            try? connection.close()
            reason = faults[0]
        } catch let error as DatabaseError where error.isForWantOfMemory && !isAgain {
            return try openChecked(isAgain: true)
        } catch let error as DatabaseError
            where error.isForWantOfMemory && DatabaseMemory.shortages > shortages
            || error.isRefusal(of: path)
        {
            throw .unavailable(path: path, reason: error.message ?? "\(error.resultCode)")
        } catch {
            reason = "\(error)"
        }
        try setAside(path, because: reason)
        return nil
    }

    private mutating func setAside(_ file: String, because reason: String) throws(SessionError) {
        let name = try directory.setAside(file)
        reports.append(.setAside(file: name, reason: reason))
    }
}

extension SessionDirectory {
    fileprivate func hasData(_ file: String) -> Bool { (fileSize(file) ?? 0) > 0 }
}

extension DatabaseError {
    /// The system refused, and the database itself may be sound.
    fileprivate func isRefusal(of path: String) -> Bool {
        switch resultCode.primaryResultCode {
        case .SQLITE_READONLY: !Self.claimsToBeTooNew(path)
        // A damaged length looks the same, but is at most that of the longest value.
        case .SQLITE_NOMEM: !Self.hasMemory
        case .SQLITE_CANTOPEN, .SQLITE_FULL, .SQLITE_BUSY, .SQLITE_LOCKED,
            .SQLITE_PERM, .SQLITE_AUTH:
            true
        case .SQLITE_IOERR:
            // A read error of the disk; other failures are not damage.
            ![.SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS]
                .contains(extendedResultCode)
        default: false
        }
    }

    var isForWantOfMemory: Bool { resultCode.primaryResultCode == .SQLITE_NOMEM }

    /// Whether there is memory for the longest value and a copy of it.
    private static var hasMemory: Bool {
        DatabaseMemory.canAllocate(2 * SessionConnection.longestValue)
    }

    /// Whether the file's header says that only a later SQLite may write it, which damage does:
    /// versions 1 and 2 are all there are.
    private static func claimsToBeTooNew(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: 20), header.count == 20 else { return false }
        return header[18] > 2
    }
}

/// What a store found when it opened.
package struct OpenedSession: Sendable {
    /// The saved session, or `nil` if the app starts afresh.
    package let session: SavedSession?
    package let startReason: StartReason
    /// The damage found, which `SessionOptions.report` has already got.
    package let reports: [SessionReport]
}
