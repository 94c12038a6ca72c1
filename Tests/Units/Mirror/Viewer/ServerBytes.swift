/// The bytes of a server, read from the start. Reading past the end is an error of the server's.
struct ServerBytes {
    private let bytes: [UInt8]
    private(set) var position = 0

    struct Ended: Error {}

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }
    var left: Int { bytes.count - position }

    mutating func byte() throws -> Int {
        guard position < bytes.count else { throw Ended() }
        position += 1
        return Int(bytes[position - 1])
    }

    mutating func word() throws -> Int { try byte() * 256 + byte() }
    mutating func long() throws -> Int { try word() * 65_536 + word() }

    mutating func signedLong() throws -> Int {
        let value = try long()
        return value < 1 << 31 ? value : value - 1 << 32
    }

    mutating func bytes(_ count: Int) throws -> [UInt8] {
        guard count >= 0, left >= count else { throw Ended() }
        position += count
        return Array(bytes[position - count..<position])
    }

    /// Tight's length: seven bits, seven bits, eight bits.
    mutating func compactLength() throws -> Int {
        let first = try byte()
        guard first > 127 else { return first }
        let second = try byte()
        guard second > 127 else { return first - 128 + second * 128 }
        return try first - 128 + (second - 128) * 128 + byte() * 16_384
    }
}
