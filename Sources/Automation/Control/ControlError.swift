/// Why an app and its runner cannot talk.
package enum ControlError: Error, Hashable, Sendable {
    case pathTooLong(String)
    /// Others than the user could get at the socket.
    case directoryNotPrivate(String)
    case unavailable(path: String, reason: String)
}

extension ControlError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .pathTooLong(let path): "The path of a socket has at most 107 bytes: \(path)"
        case .directoryNotPrivate(let path):
            "The directory of a control socket must have the mode 0700: \(path)"
        case .unavailable(let path, let reason): "There is no control socket at \(path): \(reason)"
        }
    }
}
