/// Takes numbers and texts from a fuzzer's bytes; zeros and nothing once they are used up.
struct ByteReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }

    mutating func byte() -> UInt8 {
        guard index < bytes.count else { return 0 }
        defer { index += 1 }
        return bytes[index]
    }

    /// The least byte first.
    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number {
        var number: Number = 0
        for place in 0..<Number.bitWidth / 8 {
            number |= Number(truncatingIfNeeded: byte()) << Number(8 * place)
        }
        return number
    }

    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[Int(byte()) % elements.count]
    }

    /// All that is left.
    mutating func rest() -> UnsafeBufferPointer<UInt8> {
        defer { index = bytes.count }
        return UnsafeBufferPointer(rebasing: bytes[min(index, bytes.count)...])
    }
}
