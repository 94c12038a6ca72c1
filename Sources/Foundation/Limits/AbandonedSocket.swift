import Foundation

/// The files of Unix sockets that programs have left which were killed.
package enum AbandonedSocket {
    /// Removes the file of a socket that no program has. A file of another kind stays.
    ///
    /// - Returns: False if a program has the socket, even before it listens.
    package static func remove(at path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return true }
        var address = sockaddr_un()
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return true }
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        // A socket of another type is never connected: the kernel refuses it with one error if a
        // program has the socket, and with another one if none has. The program does not notice; it
        // would take a connection for its only client.
        let kind = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard !isConnected, errno == ECONNREFUSED || errno == ENOENT else { return false }
        unlink(path)
        return true
    }
}
