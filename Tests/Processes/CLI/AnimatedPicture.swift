import Foundation
import Geometry
import Images
import Testing

/// Reads an animated PNG as a browser does.
struct AnimatedPicture {
    struct Frame {
        var rect: PixelRect
        var milliseconds: Int
        /// The pixels of the whole picture while the frame is shown.
        var pixels: [UInt32] = []
    }

    let width: Int
    let height: Int
    let loops: Int
    private(set) var frames: [Frame] = []

    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    init(_ file: Data) throws {
        try #require(file.starts(with: Self.signature))
        let chunks = try Self.chunks(file)
        let header = try #require(chunks.first)
        try #require(header.kind == "IHDR" && chunks.last?.kind == "IEND")
        let control = try #require(chunks.first { $0.kind == "acTL" })
        width = header.content.number(at: 0, 4)
        height = header.content.number(at: 4, 4)
        loops = control.content.number(at: 4, 4)
        // The numbers of chunks follow one another.
        let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.kind) }
        try #require(numbered.map { $0.content.number(at: 0, 4) } == Array(0..<numbered.count))

        var shown = [UInt32](repeating: 0, count: width * height)
        for (index, chunk) in chunks.enumerated() where chunk.kind == "fcTL" {
            let (content, kind) = (chunk.content, frames.isEmpty ? "IDAT" : "fdAT")
            let rect = PixelRect(
                x: content.number(at: 12, 4), y: content.number(at: 16, 4),
                width: content.number(at: 4, 4), height: content.number(at: 8, 4))
            try #require(content.number(at: 24, 2) == 0)
            let pixels = chunks[(index + 1)...].prefix { $0.kind == kind }
                .map { kind == "IDAT" ? $0.content : $0.content.dropFirst(4) }
            let picture = try Self.decode(rect, Data(pixels.joined()), like: header.content)
            for y in 0..<rect.height {
                for x in 0..<rect.width {
                    shown[(rect.minY + y) * width + rect.minX + x] = picture.pixel(x: x, y: y)
                }
            }
            let time = 1000 * content.number(at: 20, 2) / content.number(at: 22, 2)
            frames.append(Frame(rect: rect, milliseconds: time, pixels: shown))
        }
        try #require(frames.count == control.content.number(at: 0, 4))
    }

    /// A frame as a picture of its own.
    private static func decode(
        _ rect: PixelRect, _ pixels: Data, like header: Data
    ) throws -> DecodedImage {
        let sides = (UInt32(rect.width).bigEndian, UInt32(rect.height).bigEndian)
        let size = withUnsafeBytes(of: sides) { Data($0) }
        let file =
            signature + chunk("IHDR", size + header.dropFirst(8)) + chunk("IDAT", pixels)
            + chunk("IEND", Data())
        return try ImageFile(data: file, name: "frame.png").decode()
    }

    private static func chunks(_ file: Data) throws -> [(kind: String, content: Data)] {
        var chunks: [(String, Data)] = []
        var position = signature.count
        while position < file.count {
            let length = file.number(at: position, 4)
            let body = file.dropFirst(position + 4).prefix(4 + length)
            try #require(body.count == 4 + length)
            try #require(file.number(at: position + 8 + length, 4) == Int(checksum(body)))
            let kind = String(decoding: body.prefix(4), as: UTF8.self)
            chunks.append((kind, Data(body.dropFirst(4))))
            position += 12 + length
        }
        return chunks
    }

    private static func chunk(_ kind: String, _ content: Data) -> Data {
        let body = Data(kind.utf8) + content
        let numbers = [UInt32(content.count), checksum(body)].map { number in
            withUnsafeBytes(of: number.bigEndian) { Data($0) }
        }
        return numbers[0] + body + numbers[1]
    }

    /// The CRC-32 of PNG's specification, bit by bit.
    private static func checksum(_ bytes: Data) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}

extension Data {
    /// The most significant byte first.
    fileprivate func number(at offset: Int, _ length: Int) -> Int {
        dropFirst(offset).prefix(length).reduce(0) { $0 << 8 | Int($1) }
    }
}
