/// Bytes that have come and have not been understood yet. Numbers are big-endian.
struct ByteQueue {
    private var bytes: [UInt8] = []
    private var start = 0

    var count: Int { bytes.count - start }

    mutating func append(_ more: some Collection<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    mutating func removeFirst(_ count: Int) {
        start += min(count, self.count)
        if start == bytes.count { (bytes, start) = ([], 0) }
    }

    /// All that have come, which are gone afterwards.
    mutating func takeAll() -> [UInt8] {
        defer { (bytes, start) = ([], 0) }
        return Array(bytes[start...])
    }

    func u8(_ offset: Int) -> UInt8 { bytes[start + offset] }
    func u16(_ offset: Int) -> Int { Int(u8(offset)) << 8 | Int(u8(offset + 1)) }
    func u32(_ offset: Int) -> UInt32 { UInt32(u16(offset)) << 16 | UInt32(u16(offset + 2)) }
    func s32(_ offset: Int) -> Int32 { Int32(bitPattern: u32(offset)) }

    func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8> {
        bytes[start + offset..<start + offset + count]
    }
}

/// Writing numbers in big-endian order.
extension [UInt8] {
    mutating func append(u16 value: Int) {
        append(UInt8(truncatingIfNeeded: value >> 8))
        append(UInt8(truncatingIfNeeded: value))
    }

    mutating func append(u32 value: UInt32) {
        append(u16: Int(value >> 16))
        append(u16: Int(value & 0xFFFF))
    }

    mutating func append(s32 value: Int32) { append(u32: UInt32(bitPattern: value)) }

    /// A length of 32 bits and the bytes.
    mutating func append(counted bytes: some Collection<UInt8>) {
        append(u32: UInt32(bytes.count))
        append(contentsOf: bytes)
    }
}
