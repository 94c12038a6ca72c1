/// The secret of viewers: the password that was chosen, or a token made for this run.
package struct MirrorSecret: Sendable {
    private let bytes: [UInt8]

    package init(_ text: String) { bytes = Array(text.utf8) }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The fewest characters of a password.
    package static let shortest = 12

    /// 128 random bits.
    package static func token() -> MirrorSecret {
        var generator = SystemRandomNumberGenerator()
        let words = [generator.next(), generator.next()]
        let digits = words.flatMap { word in
            (0..<16).map { Array("0123456789abcdef".utf8)[Int(word >> (4 * $0) & 15)] }
        }
        return MirrorSecret(String(decoding: digits, as: UTF8.self))
    }

    /// Takes as long for a wrong text as for the right one of its length, so that the time says
    /// nothing of how much of it is right.
    package func matches(_ given: some Collection<UInt8>) -> Bool {
        var difference = bytes.count ^ given.count
        var index = 0
        for byte in given {
            difference |= Int(bytes[index] ^ byte)
            index = index + 1 == bytes.count ? 0 : index + 1
        }
        return difference == 0
    }
}
