import CZlib

/// Undoes zlib's compression, up to a limit of bytes.
package enum Inflater {
    /// The content of a stream, at most `limit` bytes of it; nil where it is damaged. A stream that
    /// was flushed but not ended is whole.
    package static func bytes(of compressed: some Collection<UInt8>, limit: Int) -> [UInt8]? {
        var stream = z_stream()
        guard
            inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { inflateEnd(&stream) }
        var input = Array(compressed)
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        return input.withUnsafeMutableBufferPointer { input -> [UInt8]? in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            while result.count < limit {
                let (status, made) = buffer.withUnsafeMutableBufferPointer { buffer in
                    stream.next_out = buffer.baseAddress
                    stream.avail_out = UInt32(buffer.count)
                    let status = inflate(&stream, Z_NO_FLUSH)
                    return (status, buffer.count - Int(stream.avail_out))
                }
                result += buffer[..<made]
                if status == Z_STREAM_END || status == Z_BUF_ERROR { break }
                guard status == Z_OK else { return nil }
            }
            if result.count > limit { result.removeLast(result.count - limit) }
            return result
        }
    }
}
