import MirrorServer
import Testing

struct MirrorSecretTests {
    @Test("Only the secret itself is right")
    func secret() {
        let secret = MirrorSecret("correct horse")
        #expect(secret.matches(Array("correct horse".utf8)))
        for text in ["", "c", "correct hors", "correct horse ", "Correct horse"] {
            #expect(!secret.matches(Array(text.utf8)), "\(text)")
        }
        #expect(!secret.matches(Array("correct horsecorrect horse".utf8)))
    }

    @Test("A proof is accepted for its own conversation, role and secret only")
    func proofs() {
        let secret = MirrorSecret("correct horse")
        let proof = secret.proof(by: .viewer, challenge: "c", answer: "a")
        #expect(secret.accepts(proof, by: .viewer, challenge: "c", answer: "a"))
        #expect(!secret.accepts(proof, by: .app, challenge: "c", answer: "a"))
        #expect(!secret.accepts(proof, by: .viewer, challenge: "d", answer: "a"))
        #expect(!secret.accepts(proof, by: .viewer, challenge: "c", answer: "b"))
        #expect(!secret.accepts("", by: .viewer, challenge: "c", answer: "a"))
        #expect(!secret.accepts(proof + proof, by: .viewer, challenge: "c", answer: "a"))
        let other = MirrorSecret("another horse")
        #expect(!other.accepts(proof, by: .viewer, challenge: "c", answer: "a"))
        #expect(!proof.contains("correct"))
    }

    @Test("What viewers are challenged with is different each time")
    func challenges() {
        let digits = (0..<100).map { _ in MirrorSecret.randomDigits(32) }
        #expect(Set(digits).count == 100)
        #expect(digits.allSatisfy { $0.wholeMatch(of: #/[0-9a-f]{64}/#) != nil })
    }

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The examples of FIPS 180-4.
    @Test(
        "A digest is SHA-256's",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func digests(text: String, digest: String) {
        #expect(hex(SHA256.digest(of: text.utf8)) == digest)
    }

    /// The second and the sixth example of RFC 4231.
    @Test("A code is HMAC's, with keys shorter and longer than a block")
    func codes() {
        let short = SHA256.authenticationCode(
            of: "what do ya want for nothing?".utf8, key: Array("Jefe".utf8))
        #expect(hex(short) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let long = SHA256.authenticationCode(
            of: "Test Using Larger Than Block-Size Key - Hash Key First".utf8,
            key: [UInt8](repeating: 0xAA, count: 131))
        #expect(hex(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }
}
