import CZlib

/// zlib's other end, as a viewer has it: one stream for a whole conversation.
final class InflateStream {
    private var stream = z_stream()

    init() { _ = inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) }
    deinit { inflateEnd(&stream) }

    struct Damaged: Error {}

    /// All that the bytes hold.
    func bytes(_ compressed: [UInt8]) throws -> [UInt8] {
        var input = compressed
        var result: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 1 << 16)
        try input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            repeat {
                let made = try room.withUnsafeMutableBufferPointer { room in
                    stream.next_out = room.baseAddress
                    stream.avail_out = UInt32(room.count)
                    let status = inflate(&stream, Z_SYNC_FLUSH)
                    guard [Z_OK, Z_BUF_ERROR, Z_STREAM_END].contains(status) else {
                        throw Damaged()
                    }
                    return room.count - Int(stream.avail_out)
                }
                result += room[..<made]
            } while stream.avail_out == 0
        }
        guard stream.avail_in == 0 else { throw Damaged() }
        return result
    }
}
