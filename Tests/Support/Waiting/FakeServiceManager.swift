import Foundation
import Glibc

/// A datagram socket in a service manager's place.
package final class FakeServiceManager {
    package let path: String
    private let descriptor: Int32

    package init(name: String? = nil) throws {
        path = name ?? NSTemporaryDirectory() + "/notify-\(UUID().uuidString.prefix(8))"
        let flags = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        descriptor = socket(AF_UNIX, flags, 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(path.utf8)
        if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
        }
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// What has arrived since the last call.
    package func messages() -> [String] {
        var messages: [String] = []
        var buffer = [UInt8](repeating: 0, count: 1024)
        while case let count = recv(descriptor, &buffer, buffer.count, 0), count >= 0 {
            messages.append(String(decoding: buffer[..<count], as: UTF8.self))
        }
        return messages
    }
}
