import Glibc

/// The socket of a service manager, to which a service sends datagrams (`sd_notify`).
struct NotifySocket {
    private let descriptor: Int32
    private let address: [UInt8]

    /// Takes what `NOTIFY_SOCKET` says: a path, or `@` and a name outside of the file system.
    init(_ name: String) throws(ServiceError) {
        let bytes = Array(name.utf8)
        let capacity = MemoryLayout.size(ofValue: sockaddr_un().sun_path)
        guard let first = bytes.first, ["/", "@"].contains(UnicodeScalar(first)),
            bytes.count > 1, bytes.count < capacity, !bytes.contains(0)
        else { throw .badSocket(name) }
        address = first == UInt8(ascii: "@") ? [0] + bytes.dropFirst() : bytes + [0]
        descriptor = socket(
            AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else {
            throw .notSent(name, reason: String(cString: strerror(errno)))
        }
    }

    /// Sends without waiting; false where the manager did not take it, which `errno` explains.
    func send(_ message: String) -> Bool {
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: address) }
        let size = MemoryLayout<sa_family_t>.size + address.count
        let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
        let sent = withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(descriptor, message, message.utf8.count, flags, $0, socklen_t(size))
            }
        }
        return sent == message.utf8.count
    }

    func close() { Glibc.close(descriptor) }
}

/// What keeps a process from speaking with its service manager.
enum ServiceError: Error, CustomStringConvertible {
    case badSocket(String)
    case badInterval(String)
    case notSent(String, reason: String)

    var description: String {
        switch self {
        case .badSocket(let name):
            "NOTIFY_SOCKET is \"\(name)\", neither a path nor @ and a name of at most 107 bytes"
        case .badInterval(let text):
            "WATCHDOG_USEC is \"\(text)\", not a number of microseconds: there is no watchdog"
        case .notSent(let name, let reason):
            "The service manager at \(name) cannot be reached: \(reason)"
        }
    }
}
