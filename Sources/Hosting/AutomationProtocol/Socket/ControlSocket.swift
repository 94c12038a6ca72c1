import Foundation
import Glibc
import Limits

/// A Unix socket by its path, for either end.
package enum ControlSocket {
    /// Listens for one client, in a directory that only its owner may enter. The file of a socket
    /// that nobody has any more is taken over.
    package static func listen(at path: String) throws(ControlError) -> Int32 {
        let directory = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        var status = stat()
        guard stat(directory, &status) == 0 else {
            throw .unavailable(path: path, reason: "there is no such directory")
        }
        guard status.st_mode & 0o777 == 0o700, status.st_uid == getuid() else {
            throw .directoryNotPrivate(directory)
        }
        guard AbandonedSocket.remove(at: path) else { throw .inUse(path) }
        return try open(path) { descriptor, address, length in
            bind(descriptor, address, length) == 0 && Glibc.listen(descriptor, 1) == 0
        }
    }

    package static func connect(to path: String) throws(ControlError) -> Int32 {
        try open(path) { Glibc.connect($0, $1, $2) == 0 }
    }

    private static func open(
        _ path: String, _ attach: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) throws(ControlError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < capacity else { throw .pathTooLong(path) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }

        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { throw .unavailable(path: path, reason: reason) }
        let isAttached = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                attach(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard isAttached else {
            let failure = ControlError.unavailable(path: path, reason: reason)
            close(descriptor)
            throw failure
        }
        return descriptor
    }

    /// A value as a JSON line; `nil` if JSON has no such number.
    package static func line(of value: some Encodable) -> Data? {
        guard var line = try? JSONEncoder().encode(value) else { return nil }
        line.append(10)
        return line
    }

    /// Writes one value as a JSON line; false where the reader has gone.
    package static func write(_ value: some Encodable, to descriptor: Int32) -> Bool {
        line(of: value).map { write(line: $0, to: descriptor) } ?? false
    }

    package static func write(line: Data, to descriptor: Int32) -> Bool {
        line.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = send(
                    descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}

/// Splits bytes that arrive in chunks into lines.
package struct LineBuffer {
    private var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ chunk: some Sequence<UInt8>) { bytes += chunk }

    /// Removes and returns the next complete line, without its newline.
    package mutating func next() -> Data? {
        guard let end = bytes.firstIndex(of: 10) else { return nil }
        defer { bytes.removeSubrange(...end) }
        return Data(bytes[..<end])
    }

}
