import Foundation
import GRDB
import Synchronization

extension SessionStore {
    /// Has a closure called, on any thread, whenever a damaged database has been replaced by an empty
    /// one: all that is to be saved must be committed again.
    package func whenReplaced(_ action: @escaping @Sendable () -> Void) {
        replaced.withLock { $0 = action }
    }

    /// Something has written over the database while the app runs: it is set aside, and an empty one
    /// takes its place, on the writer's queue.
    func replaceSoon(_ fault: String) {
        guard !isReplacing.exchange(true, ordering: .relaxed) else { return }
        writer.perform { [weak self] in
            guard let self else { return }
            defer { isReplacing.store(false, ordering: .relaxed) }
            guard lock.withLock({ $0 != nil }), !checkpointer.isLost else { return }
            do {
                let name = try replace()
                options.report(
                    "The saved session was damaged while the app ran (\(fault)): it is kept as "
                        + "\(name) and written anew")
            } catch {
                options.report("The damaged session could not be replaced: \(error)")
                return
            }
            replaced.withLock { $0 }?()
        }
    }

    /// Returns the name under which the damaged database is kept.
    private func replace() throws -> String {
        let name = try directory.setAside(directory.database)
        try directory.createFile(directory.database)
        try checkpointer.reconnect {
            writer.closeConnectionNow()
            try writer.connect(to: directory.database)
            try SessionMigration.migrator.migrate(writer.connection)
        }
        var changes = SessionChanges()
        changes.marks[SessionChanges.Mark.ending] = SessionEnding.killed.mark
        let count = CrashRecord(at: directory.crashes).count
        changes.marks[SessionChanges.Mark.crashesSeen] = .int(min(crashesSeen, count))
        writer.commit(changes)
        return name
    }
}
