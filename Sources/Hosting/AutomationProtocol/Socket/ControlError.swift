/// Why the control connection between an app and its runner failed.
package enum ControlError: Error, Hashable, Sendable {
    case pathTooLong(String)
    /// Other users could access the socket.
    case directoryNotPrivate(String)
    /// Another program has the socket.
    case inUse(String)
    case unavailable(path: String, reason: String)
}

extension ControlError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .pathTooLong(let path): "The path of a socket has at most 107 bytes: \(path)"
        case .directoryNotPrivate(let path):
            "The directory of a control socket must have the mode 0700: \(path)"
        case .inUse(let path): "Another program uses the control socket \(path)"
        case .unavailable(let path, let reason): "There is no control socket at \(path): \(reason)"
        }
    }
}
