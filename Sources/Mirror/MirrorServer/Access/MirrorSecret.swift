/// The secret of viewers: the password that was chosen, or a token made for this run.
package struct MirrorSecret: Sendable {
    private let bytes: [UInt8]

    package init(_ text: String) { bytes = Array(text.utf8) }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The fewest characters of a password.
    package static let shortest = 12

    /// 128 random bits.
    package static func token() -> MirrorSecret { MirrorSecret(randomDigits(16)) }

    /// So many random bytes as hexadecimal digits.
    package static func randomDigits(_ count: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return digits((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }

    /// Whether a viewer's text is the secret.
    package func matches(_ given: some Collection<UInt8>) -> Bool {
        Self.areEqual(bytes, given)
    }

    // MARK: Proofs

    /// Who proves that it knows the secret.
    package enum Role: String, Sendable {
        case viewer
        case app
    }

    /// Proves the secret without showing it, for one conversation: what the other side has chosen at
    /// random is in it, so that a proof is worth nothing elsewhere.
    package func proof(by role: Role, challenge: String, answer: String) -> String {
        let message = "casement \(role.rawValue) \(challenge) \(answer)"
        return Self.digits(SHA256.authenticationCode(of: message.utf8, key: bytes))
    }

    package func accepts(
        _ proof: String, by role: Role, challenge: String, answer: String
    ) -> Bool {
        let expected = self.proof(by: role, challenge: challenge, answer: answer)
        return Self.areEqual(Array(expected.utf8), proof.utf8)
    }

    /// Takes as long for a wrong text as for the right one of its length, so that the time says
    /// nothing of how much of it is right.
    private static func areEqual(_ bytes: [UInt8], _ given: some Collection<UInt8>) -> Bool {
        var difference = bytes.count ^ given.count
        var index = 0
        for byte in given {
            difference |= Int(bytes[index] ^ byte)
            index = index + 1 == bytes.count ? 0 : index + 1
        }
        return difference == 0
    }

    private static func digits(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self)
    }
}
