import Foundation

/// Says that a store is open, so that nobody migrates it meanwhile. It ends with its owner, or with
/// the process.
final class StoreLock: Sendable {
    private let descriptor: Int32
    private let path: String

    init(_ url: URL) throws {
        path = url.path + "-lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SwiftDataError(
                .loadIssueModelContainer,
                "\(path) cannot be opened: \(String(cString: strerror(errno)))")
        }
        guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else {
            close(descriptor)
            throw SwiftDataError(
                .loadIssueModelContainer, "\(url.path) is being migrated by another process.")
        }
    }

    /// Whether nobody else has the store open; then it stays so until this lock ends.
    func isOurs() throws -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        // A failed change may have given up the lock.
        _ = flock(descriptor, LOCK_SH)
        return false
    }

    /// Lets others open the store, too.
    func share() { _ = flock(descriptor, LOCK_SH) }

    deinit {
        // A process that is being started has a copy of the descriptor for a moment.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
