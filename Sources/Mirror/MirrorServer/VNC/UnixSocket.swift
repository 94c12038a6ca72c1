import Foundation
import Glibc
import Limits

/// A Unix socket that only its owner can connect to.
enum UnixSocket {
    /// A socket that has this path, and does not listen yet: its mode is set before anybody can
    /// connect.
    static func bound(to path: String) throws(MirrorError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < capacity else {
            throw .unavailable(
                address: path, reason: "the path of a socket has at most \(capacity - 1) bytes")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        guard AbandonedSocket.remove(at: path) else {
            throw .unavailable(address: path, reason: "another program listens there")
        }
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { throw .unavailable(address: path, reason: reason) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isBound, chmod(path, 0o600) == 0 else {
            let failure = MirrorError.unavailable(address: path, reason: reason)
            close(descriptor)
            throw failure
        }
        return descriptor
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
