import Foundation
import GRDB
import Synchronization

/// One app's saved session, open for writing.
///
/// `commit` and `checkpoint` return at once and may be called on any thread; the disk is only ever
/// touched on the store's own queues.
package final class SessionStore: Sendable {
    let directory: SessionDirectory
    let options: SessionOptions
    let writer: SessionWriter
    let checkpointer: SessionCheckpointer
    /// The lock of the session, or `nil` once the store is closed.
    let lock: Mutex<SessionLock?>
    let isNotingCrashes = Atomic(false)
    private let hasSettled = Atomic(false)
    let hasReportedLoss = Atomic(false)
    /// How many crashes of earlier runs the next one need not act on, unless this one settles.
    let crashesSeen: Int
    let isReplacing = Atomic(false)
    /// Called after a damaged database has been replaced by an empty one.
    let replaced = Mutex<(@Sendable () -> Void)?>(nil)

    /// Opens the session in a directory, which is made if it is missing.
    ///
    /// Damage never throws: what can be read is returned, the rest is reported. It throws if
    /// another process holds the session or the system refuses the files.
    package static func open(
        at directory: URL, options: SessionOptions = SessionOptions()
    ) throws(SessionError) -> (store: SessionStore, opened: OpenedSession) {
        let directory = SessionDirectory(directory)
        try directory.prepare()
        let lock = try SessionLock(at: directory.lock)
        if options.isFresh { directory.removeSession() }

        let crashes = CrashRecord(at: directory.crashes)
        if options.countsStarts { CrashRecord.note(CrashRecord.start, at: directory.crashes) }
        var opening = SessionOpening(directory: directory, options: options, crashes: crashes)
        let found: SessionOpening.Found
        do {
            found = try opening.run()
        } catch {
            // The app starts nevertheless, and this store will not hear of its frames.
            if options.countsStarts { CrashRecord.note(CrashRecord.shown, at: directory.crashes) }
            throw error
        }
        let afresh: [StartReason] = [
            .pristine, .setAside(.unreadable), .setAside(.sessionAfterCrashes),
        ]
        let opened = OpenedSession(
            session: afresh.contains(found.reason) ? nil : found.contents.session,
            startReason: found.reason,
            reports: opening.reports)
        for report in opened.reports { options.report(report.description) }

        let checkpointer: SessionCheckpointer
        let failures = DiskFailures()
        do {
            checkpointer = try SessionCheckpointer(
                directory: directory, options: options, failures: failures)
        } catch {
            if options.countsStarts { CrashRecord.note(CrashRecord.shown, at: directory.crashes) }
            throw .unavailable(
                path: directory.database, reason: SessionWriter.plainReason(of: error))
        }
        let writer = SessionWriter(
            connection: found.connection, checkpointer: checkpointer, options: options,
            ledger: SessionLedger(limits: options.limits, session: opened.session),
            failures: failures)
        let store = SessionStore(
            directory: directory, options: options, writer: writer, checkpointer: checkpointer,
            lock: lock, crashesSeen: opening.crashesSeen)
        checkpointer.whenLost { [weak store] in store?.rebuildSoon() }
        checkpointer.whenDamaged { [weak store] in store?.replaceSoon($0) }
        store.begin(found.contents, reason: found.reason)
        return (store, opened)
    }

    private init(
        directory: SessionDirectory, options: SessionOptions, writer: SessionWriter,
        checkpointer: SessionCheckpointer, lock: SessionLock, crashesSeen: Int
    ) {
        self.directory = directory
        self.options = options
        self.writer = writer
        self.checkpointer = checkpointer
        self.lock = Mutex(lock)
        self.crashesSeen = crashesSeen
    }

    /// Saves what a turn changed, in one transaction. While the disk stalls, later turns are merged
    /// into the waiting one. What exceeds the limits is left out and reported.
    package func commit(_ changes: SessionChanges) {
        writer.commit(changes)
    }

    /// Waits, for a bounded time, until the kernel has what was committed so far. Called before a
    /// turn is shown, so that SIGKILL loses at most that turn even on a busy machine, where the
    /// writer may run late. While a disk stalls, later calls do not wait.
    package func awaitCommits() {
        writer.awaitCommits()
    }

    /// Brings all that was committed so far to disk, soon and without waiting: at every move to
    /// inactive or background, and when a window closes.
    package func checkpoint() {
        writer.checkpointAfterCommits()
    }

    /// Waits until all that was committed is written, so that only a power cut can lose it; false
    /// if the disk fails.
    @discardableResult
    package func drain() -> Bool { writer.drain() }

    /// Waits until all that was committed is on disk; false if the disk fails.
    @discardableResult
    package func flush() -> Bool {
        let isWritten = writer.drain()
        return checkpointer.checkpoint() && isWritten
    }

    /// Begins to record crashes of this process, which count until `noteSettled`. Signals belong to
    /// the process, so only the one app of a process may call this.
    package func noteCrashes() throws(SessionError) {
        try CrashHandler.install(
            file: directory.crashes, isSettled: hasSettled.load(ordering: .relaxed))
        isNotingCrashes.store(true, ordering: .relaxed)
    }

    /// The restored windows have shown their first frames: once the app has lived on for the
    /// settling time, earlier crashes are forgotten, and later ones do not count.
    package func noteFirstFrames() {
        if options.countsStarts {
            writer.perform { [directory] in
                CrashRecord.note(CrashRecord.shown, at: directory.crashes)
            }
        }
        options.after(SessionTiming.settlingTime) { [weak self] in self?.noteSettled() }
    }

    func noteSettled() {
        // Nothing takes back a crash that has just been recorded.
        if isNotingCrashes.load(ordering: .relaxed), CrashHandler.isEnding { return }
        let earlier = lock.withLock { lock -> Int? in
            guard lock != nil else { return nil }
            defer { truncate(directory.crashes, 0) }
            return CrashRecord(at: directory.crashes).count
        }
        guard let earlier else { return }
        hasSettled.store(true, ordering: .relaxed)
        if isNotingCrashes.load(ordering: .relaxed) { CrashHandler.noteSettled() }
        guard earlier > 0 else { return }
        var changes = SessionChanges()
        changes.marks[SessionChanges.Mark.crashesSeen] = .int(0)
        writer.commit(changes)
    }

    /// Ends the run and releases the session. Later calls do nothing.
    package func close(_ ending: SessionEnding = .quit) {
        if ending == .quit {
            var changes = SessionChanges()
            changes.marks[SessionChanges.Mark.ending] = SessionEnding.quit.mark
            writer.commit(changes)
        }
        guard writer.close() else { return }
        if ending == .quit, options.countsStarts {
            CrashRecord.note(CrashRecord.shown, at: directory.crashes)
        }
        if ending == .quit, !checkpointer.checkpoint() {
            // Lost files are written again on the writer's queue, before it is empty.
            writer.drain()
            checkpointer.checkpoint()
        }
        if isNotingCrashes.load(ordering: .relaxed) { CrashHandler.remove() }
        checkpointer.close()
        writer.closeConnection()
        lock.withLock { $0 = nil }
    }

    /// Deletes a saved session that no one holds. What was set aside stays.
    package static func clear(at url: URL) throws(SessionError) {
        let directory = SessionDirectory(url)
        let isThere = [directory.lock, directory.database].contains {
            directory.fileSize($0) != nil
        }
        guard isThere else {
            throw .noSession(path: directory.path)
        }
        let lock = try SessionLock(at: directory.lock)
        withExtendedLifetime(lock) { directory.removeSession() }
    }

    /// Sets a saved session that no one holds aside, with its copy; returns the new names.
    package static func setAside(at url: URL) throws(SessionError) -> [String] {
        let directory = SessionDirectory(url)
        let lock = try SessionLock(at: directory.lock)
        defer { withExtendedLifetime(lock) {} }
        var names: [String] = []
        for file in [directory.database, directory.copy] where directory.fileSize(file) != nil {
            names.append(try directory.setAside(file))
        }
        return names
    }

    /// Deletes damage from the database, and marks the run as one that has not quit.
    private func begin(_ contents: SessionContents, reason: StartReason) {
        if contents.hasDamage {
            writer.repair { try contents.deleteDamage(from: $0) }
        }
        var changes = SessionChanges()
        changes.marks[SessionChanges.Mark.ending] = SessionEnding.killed.mark
        changes.marks[SessionChanges.Mark.crashesSeen] = .int(crashesSeen)
        writer.commit(changes)
        writer.drain()
        if reason == .relaunch, !contents.hasDamage { checkpointer.copySoon() }
    }
}
