import Glibc
import BareScreen
import Hosting

/// Why a card shows nothing.
package enum KMSError: Error, Equatable, CustomStringConvertible {
    case noCard
    case cannotOpen(path: String, SystemError)
    case noDisplays(path: String, SystemError)
    /// Another program shows its pictures on the card.
    case taken(path: String, SystemError)
    case noConnector(path: String, connectors: [String])
    case noMode(connector: String, ScreenSetup.Mode, offered: [String])
    case refused(connector: String, SystemError)
    case noController(connector: String)

    package var description: String {
        switch self {
        case .noCard: return "there is no graphics card in /dev/dri that drives displays"
        case .cannotOpen(let path, let error):
            return "cannot open \(path): \(error)"
                + (error.isRefusal ? "; the user must be in the group \"video\"" : "")
        case .noDisplays(let path, let error): return "\(path) drives no displays: \(error)"
        case .taken(let path, let error):
            return "another program shows its windows through \(path), such as a display server "
                + "(\(error))"
        case .noConnector(let path, let connectors):
            let names =
                connectors.isEmpty ? "it has no connectors" : connectors.joined(separator: ", ")
            return "no display is plugged into \(path) (\(names))"
        case .noMode(let connector, let mode, let offered):
            return "the display on \(connector) has no mode \(mode), but "
                + (offered.isEmpty ? "none at all" : offered.joined(separator: ", "))
        case .refused(let connector, let error):
            return "the display on \(connector) cannot be lit: \(error)"
        case .noController(let connector):
            return "the card has no controller left for the display on \(connector)"
        }
    }
}

extension SystemError {
    /// Whether rights are missing.
    var isRefusal: Bool { number == EACCES || number == EPERM }
}
