import CZlib

/// zlib's whole streams.
enum Packed {
    static func bytes(_ content: [UInt8]) -> [UInt8] {
        var length = compressBound(UInt(content.count))
        return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            _ = compress2(buffer.baseAddress, &length, content, UInt(content.count), 9)
            count = Int(length)
        }
    }
}
