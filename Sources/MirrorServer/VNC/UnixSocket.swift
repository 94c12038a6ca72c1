import Foundation
import Glibc

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
        try removeAbandoned(path, address)
        let descriptor = try open(path)
        guard attach(address, { bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0 else {
            let failure = MirrorError.unavailable(address: path, reason: reason)
            close(descriptor)
            throw failure
        }
        return descriptor
    }

    /// Removes what an app has left that was killed; a file of another kind, and a socket that
    /// a program has, stay.
    private static func removeAbandoned(
        _ path: String, _ address: sockaddr_un
    ) throws(MirrorError) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return }
        // A socket of another type is never connected: the kernel refuses it with one error if a
        // program has the socket, even before it listens, and with another one if none has.
        let descriptor = try open(path, SOCK_DGRAM)
        defer { close(descriptor) }
        guard attach(address, { connect(descriptor, $0, $1) }) != 0,
            errno == ECONNREFUSED || errno == ENOENT
        else {
            throw .unavailable(address: path, reason: "another program listens there")
        }
        unlink(path)
    }

    private static func open(
        _ path: String, _ type: __socket_type = SOCK_STREAM
    ) throws(MirrorError) -> Int32 {
        let kind = Int32(type.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { throw .unavailable(address: path, reason: reason) }
        return descriptor
    }

    private static func attach(
        _ address: sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = address
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
