import Foundation

/// The lock on a session's files, held by one store at a time and released with it.
///
/// The lock is the kernel's, so it dies with its process; the number in the file only tells others
/// who holds it.
final class SessionLock: Sendable {
    private let descriptor: Int32

    init(at path: String) throws(SessionError) {
        let descriptor = finished { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
        guard descriptor >= 0 else { throw .unavailable(path: path, reason: systemReason()) }
        guard finished({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
            let isHeld = errno == EWOULDBLOCK
            let reason = systemReason()
            Foundation.close(descriptor)
            guard isHeld else { throw .unavailable(path: path, reason: reason) }
            throw .inUse(processID: Self.holder(of: path))
        }
        fchmod(descriptor, 0o600)
        let text = Array("\(getpid())\n".utf8)
        // Writing the number fails on a full disk, which the lock itself does not need.
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
        self.descriptor = descriptor
    }

    deinit {
        _ = ftruncate(descriptor, 0)
        // Closing is not enough, because a child process that is just being started still holds a
        // copy.
        _ = flock(descriptor, LOCK_UN)
        Foundation.close(descriptor)
    }

    /// Whether the file that is locked still lies there.
    func isInPlace(_ path: String) -> Bool {
        FileIdentity(descriptor) != nil && FileIdentity(descriptor) == FileIdentity(path)
    }

    /// The process that says it holds the lock, if it is alive. Takes no lock itself, because
    /// even a short one could refuse an app that is just starting.
    static func holder(of path: String) -> Int32? {
        guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8),
            let processID = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)),
            processID > 0, kill(processID, 0) == 0 || errno == EPERM
        else { return nil }
        return processID
    }
}
