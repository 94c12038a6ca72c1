import CZlib

/// Compresses bytes to blocks of a zlib stream, without the stream's header, so that a viewer's stream
/// may consist of blocks of several deflaters.
package final class Deflater {
    /// What a stream begins with before its first block: zlib's largest window, and no dictionary.
    package static let header: [UInt8] = [0x78, 0x9C]

    /// What blocks may refer to.
    package enum Reach {
        /// All that this deflater has compressed before, which the viewer has to have just before.
        case history
        /// Only themselves, so that any viewer's stream can go on with them.
        case block
    }

    package let level: Int32
    private var stream = z_stream()
    private let isReady: Bool

    /// Makes a deflater whose level is zlib's, from 1, fast, to 9, small.
    package init(level: Int32) {
        self.level = level
        // A negative number of bits leaves out header and checksum. 8 is zlib's usual memory.
        isReady =
            deflateInit2_(
                &stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
    }

    deinit { if isReady { deflateEnd(&stream) } }

    /// Has the next block refer to none before it.
    package func forgetHistory() {
        if isReady { deflateReset(&stream) }
    }

    /// Appends the compressed bytes, all that a viewer needs to have these.
    package func deflate(
        _ bytes: UnsafeRawBufferPointer, reach: Reach = .history, into output: inout [UInt8]
    ) {
        guard isReady, let start = bytes.baseAddress, !bytes.isEmpty else { return }
        stream.next_in = UnsafeMutablePointer(
            mutating: start.assumingMemoryBound(to: UInt8.self))
        stream.avail_in = UInt32(bytes.count)
        // Room for the flush's end, too, so that mostly one round is enough.
        let room = max(64, min(bytes.count / 2 + 64, 1 << 16))
        let flush = reach == .history ? Z_SYNC_FLUSH : Z_FULL_FLUSH
        withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { buffer in
            repeat {
                stream.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.avail_out = UInt32(room)
                guard CZlib.deflate(&stream, flush) >= 0 else { return }
                output.append(
                    contentsOf: UnsafeRawBufferPointer(
                        rebasing: buffer[..<(room - Int(stream.avail_out))]))
            } while stream.avail_out == 0
        }
    }

    package func deflate(
        _ bytes: [UInt8], reach: Reach = .history, into output: inout [UInt8]
    ) {
        bytes.withUnsafeBytes { deflate($0, reach: reach, into: &output) }
    }

    /// The bytes as a stream of their own, in zlib's format.
    package static func whole(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8] {
        var length = compressBound(UInt(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            let result = compress2(
                buffer.baseAddress, &length, bytes, UInt(bytes.count), level)
            count = result == Z_OK ? Int(length) : 0
        }
    }
}
