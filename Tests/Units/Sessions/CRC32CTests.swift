import Testing

@testable import Sessions

struct CRC32CTests {
    @Test("The check value of the polynomial's catalogue entry comes out")
    func checkValue() {
        var check = CRC32C()
        check.add(Array("123456789".utf8))
        #expect(check.value == 0xE306_9283)
    }

    @Test("Thirty-two zeros give the value of RFC 3720")
    func zeros() {
        var check = CRC32C()
        check.add(Array(repeating: 0, count: 32))
        #expect(check.value == 0x8A91_36AA)
    }

    @Test("Bytes count alike, one by one and together")
    func inParts() {
        let bytes = (0..<100).map { UInt8($0) }
        var whole = CRC32C()
        whole.add(bytes)
        var parts = CRC32C()
        for byte in bytes { parts.add(byte) }
        #expect(whole.value == parts.value)
    }
}
