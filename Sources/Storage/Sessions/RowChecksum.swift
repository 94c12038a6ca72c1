import Foundation
import GRDB

/// The CRC-32C of a row: of its table's name, its key and its bytes, so that a row that moved to
/// another key or table fails as surely as one whose bytes changed.
///
/// Each field counts as a byte for its SQLite type, eight bytes for its length or its number,
/// little-endian, and the bytes of a text or blob.
struct RowChecksum {
    private var check = CRC32C()

    init(table: String) {
        add(text: table.utf8)
    }

    /// The checksum as the column `crc` holds it.
    var value: Int64 { Int64(check.value) }

    mutating func add(_ field: DatabaseValue) {
        switch field.storage {
        case .null: add(tag: 0, 0)
        case .int64(let number): add(tag: 1, UInt64(bitPattern: number))
        case .double(let number): add(tag: 2, number.bitPattern)
        case .string(let text): add(text: text.utf8)
        case .blob(let bytes): add(blob: bytes)
        }
    }

    mutating func add(text: some Collection<UInt8>) {
        add(tag: 3, UInt64(text.count))
        check.add(text)
    }

    mutating func add(blob: Data) {
        add(tag: 4, UInt64(blob.count))
        check.add(blob)
    }

    private mutating func add(tag: UInt8, _ number: UInt64) {
        check.add(tag)
        for shift in stride(from: 0, to: 64, by: 8) {
            check.add(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
        }
    }
}
