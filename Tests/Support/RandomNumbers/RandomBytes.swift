/// Inputs that chance makes of others.
public enum RandomBytes {
    /// One of the inputs, or two joined, with some bytes changed, left out, repeated or replaced by
    /// numbers that are at a limit. It is no longer than a limit.
    public static func mutated(
        _ corpus: [[UInt8]], limit: Int = 65_536, using generator: inout SeededGenerator
    ) -> [UInt8] {
        var bytes = corpus.randomElement(using: &generator) ?? []
        if Int.random(in: 0...3, using: &generator) == 0 {
            bytes += corpus.randomElement(using: &generator)?.dropFirst() ?? []
        }
        for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0...7, using: &generator) {
            case 0, 1: bytes[index] = .random(in: 0...255, using: &generator)
            case 2, 3: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            case 4: bytes.removeSubrange(index..<min(bytes.count, index + 4))
            case 5:
                let end = min(bytes.count, index + 12)
                let count = Int.random(in: 0...9, using: &generator) == 0 ? 200 : 1
                let piece = Array(bytes[index..<end])
                bytes.insert(
                    contentsOf: repeatElement(piece, count: count).joined(), at: index)
            case 6: replaceNumber(at: index, in: &bytes, using: &generator)
            default:
                let number = limits.randomElement(using: &generator) ?? 0
                for place in 0..<4 where index + place < bytes.count {
                    bytes[index + place] = UInt8(truncatingIfNeeded: number >> (8 * place))
                }
            }
        }
        return Array(bytes.prefix(limit))
    }

    private static let limits: [Int32] = [.max, .min, -1, 0, 1, 65_535, 65_536, 32_768]

    private static let numbers = [
        "0", "-1", "1e308", "-1e308", "9223372036854775807", "-9223372036854775808", "1e400", "nan",
        "inf", "65536", "2147483648", "0.1", "1e-320", "00000", "0x7fffffff",
    ]

    /// Replaces digits, or what stands in their place, by a number in words.
    private static func replaceNumber(
        at index: Int, in bytes: inout [UInt8], using generator: inout SeededGenerator
    ) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let start = bytes[index...].firstIndex(where: digits.contains) ?? index
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
        let number = numbers.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(start..<end, with: number.utf8)
    }
}
