/// The cyclic redundancy check of Castagnoli, Bräuer and Herrmann (IEEE Transactions on
/// Communications 41, 1993): polynomial 0x1EDC6F41, here reflected as in RFC 3720, appendix B.4.
struct CRC32C {
    private var register: UInt32 = 0xFFFF_FFFF

    var value: UInt32 { ~register }

    mutating func add(_ byte: UInt8) {
        register = Self.table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ (register >> 8)
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        let contiguous: Void? = bytes.withContiguousStorageIfAvailable { add(buffer: $0) }
        guard contiguous == nil else { return }
        for byte in bytes { add(byte) }
    }

    private mutating func add(buffer: UnsafeBufferPointer<UInt8>) {
        var register = register
        Self.table.withUnsafeBufferPointer { table in
            for byte in buffer {
                register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ (register >> 8)
            }
        }
        self.register = register
    }

    /// The polynomial's remainders of all bytes, bits reflected.
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { remainder, _ in
            remainder & 1 == 1 ? remainder >> 1 ^ 0x82F6_3B78 : remainder >> 1
        }
    }
}
