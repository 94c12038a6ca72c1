/// Why a session could not be opened.
package enum SessionError: Error, Hashable, Sendable {
    /// Another process, or another store of this one, holds the session.
    case inUse(processID: Int32?)
    /// The path of the session is something else, such as a file.
    case notADirectory(path: String)
    /// The system refused: no permission, no space, a read-only disk.
    case unavailable(path: String, reason: String)
    /// The directory does not have a saved session.
    case noSession(path: String)
}

extension SessionError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .inUse(let processID?): "The session is in use by process \(processID)"
        case .inUse(nil): "The session is in use by another process"
        case .notADirectory(let path): "A session needs a directory, which \(path) is not"
        case .unavailable(let path, let reason): "The session at \(path) is unavailable: \(reason)"
        case .noSession(let path): "There is no saved session in \(path)"
        }
    }
}
