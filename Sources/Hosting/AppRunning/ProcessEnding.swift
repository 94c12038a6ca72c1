import Glibc

/// How a process ended.
package enum ProcessEnding: Hashable, Sendable, CustomStringConvertible {
    case exited(Int32)
    case signalled(Int32)

    package var description: String {
        switch self {
        case .exited(let status): "status \(status)"
        case .signalled(let number): "signal \(number) (\(String(cString: strsignal(number))))"
        }
    }
}
