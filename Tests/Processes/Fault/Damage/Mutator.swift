import Foundation
import RandomNumbers

/// Damages bytes by chance, in the ways that disks, programs and attackers do.
struct Mutator {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// The bytes with one to eight pieces of damage.
    mutating func damaged(_ bytes: Data, pageSize: Int = 1024) -> Data {
        var bytes = [UInt8](bytes)
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            guard !bytes.isEmpty else { break }
            damage(&bytes, pageSize)
        }
        return Data(bytes)
    }

    private mutating func damage(_ bytes: inout [UInt8], _ pageSize: Int) {
        let place = Int.random(in: bytes.indices, using: &random)
        let length = min(Int.random(in: 1...64, using: &random), bytes.count - place)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 3: bytes[place] = .random(in: 0...255, using: &random)
        case 4:
            for index in place..<place + length {
                bytes[index] = .random(in: 0...255, using: &random)
            }
        case 5:
            let value: UInt8 = [0, 0xFF, 0x7F, 0x80][Int.random(in: 0..<4, using: &random)]
            for index in place..<place + length { bytes[index] = value }
        case 6:
            // A length or a page's number beyond all bounds.
            for index in place..<min(place + 4, bytes.count) { bytes[index] = 0xFF }
        case 7: bytes.removeLast(bytes.count - place)
        case 8:
            bytes += [UInt8](repeating: 0, count: Int.random(in: 1...pageSize, using: &random))
        default: movePage(&bytes, pageSize)
        }
    }

    /// One page takes another's place.
    private mutating func movePage(_ bytes: inout [UInt8], _ pageSize: Int) {
        let pages = bytes.count / pageSize
        guard pages > 1 else { return }
        let source = Int.random(in: 0..<pages, using: &random) * pageSize
        let target = Int.random(in: 0..<pages, using: &random) * pageSize
        bytes.replaceSubrange(
            target..<target + pageSize, with: bytes[source..<source + pageSize])
    }
}
