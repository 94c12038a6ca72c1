import Foundation

/// Lines from a pipe, none of them waited for longer than a hanging test deserves.
final class LineReader {
    private static let patience: Int32 = 30_000
    private let descriptor: Int32
    private let owner: Pipe
    private var bytes: [UInt8] = []

    init(_ descriptor: Int32, keeping owner: Pipe) {
        self.descriptor = descriptor
        self.owner = owner
    }

    /// Nil at the end, or when the patience is.
    func next() -> String? {
        while true {
            if let end = bytes.firstIndex(of: 10) {
                defer { bytes.removeFirst(end + 1) }
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, Self.patience) == 1 else { return nil }
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
    }
}
