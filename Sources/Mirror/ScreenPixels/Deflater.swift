import CZlib

/// A zlib stream to a viewer, which lasts as long as the conversation.
package final class Deflater {
    private var stream = z_stream()
    private let isReady: Bool
    package private(set) var level: Int32

    /// `level` is zlib's, from 1, fast, to 9, small.
    package init(level: Int32) {
        self.level = level
        isReady =
            deflateInit_(
                &stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    }

    deinit { if isReady { deflateEnd(&stream) } }

    /// Appends the compressed bytes, all that a viewer needs to have these.
    package func deflate(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
        guard isReady, let start = bytes.baseAddress, !bytes.isEmpty else { return }
        stream.next_in = UnsafeMutablePointer(
            mutating: start.assumingMemoryBound(to: UInt8.self))
        stream.avail_in = UInt32(bytes.count)
        // Room for the flush's end, too, so that mostly one round is enough.
        let room = max(64, min(bytes.count / 2 + 64, 1 << 16))
        withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { buffer in
            repeat {
                stream.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.avail_out = UInt32(room)
                guard CZlib.deflate(&stream, Z_SYNC_FLUSH) >= 0 else { return }
                output.append(
                    contentsOf: UnsafeRawBufferPointer(
                        rebasing: buffer[..<(room - Int(stream.avail_out))]))
            } while stream.avail_out == 0
        }
    }

    package func deflate(_ bytes: [UInt8], into output: inout [UInt8]) {
        bytes.withUnsafeBytes { deflate($0, into: &output) }
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
