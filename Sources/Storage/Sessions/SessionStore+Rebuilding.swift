import Foundation
import GRDB
import Synchronization

extension SessionStore {
    /// The files were deleted while the app runs: writes the session again in their place, on the
    /// writer's queue, so that no transaction falls between the old files and the new.
    func rebuildSoon() {
        writer.perform { [weak self] in
            guard let self else { return }
            do {
                if try rebuild() { reportLoss("it has been written anew") }
            } catch {
                reportLoss("it cannot be written anew yet: \(error)")
            }
        }
    }

    /// Returns false if there is nothing to do.
    private func rebuild() throws -> Bool {
        guard checkpointer.isLost, let held = lock.withLock({ $0 }) else { return false }
        try directory.prepare()
        if !held.isInPlace(directory.lock) {
            let new = try SessionLock(at: directory.lock)
            lock.withLock { $0 = new }
        }
        let copy = SecondGeneration(directory: directory)
        try copy.prepareReplacement(from: writer.connection)
        if directory.fileSize(directory.database) != nil {
            _ = try directory.setAside(directory.database)
        }
        try copy.finish(as: directory.database)
        // The old connections delete a log of this name as they close: the new ones come after.
        try checkpointer.reconnect {
            writer.closeConnectionNow()
            try writer.connect(to: directory.database)
        }
        if isNotingCrashes.load(ordering: .relaxed) { try noteCrashes() }
        return true
    }

    private func reportLoss(_ outcome: String) {
        guard !hasReportedLoss.exchange(true, ordering: .relaxed) else { return }
        options.report("The saved session was deleted while the app ran; \(outcome)")
    }
}
