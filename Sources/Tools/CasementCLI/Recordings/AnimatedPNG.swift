import CZlib
import Foundation
import Geometry
import Images
import Limits

/// Writes an animated PNG, which runs for ever.
///
/// The first frame is a picture that every program shows. Each further frame is the rectangle that
/// it changes. The file is that of a plain PNG with these chunks:
///
///     IHDR acTL  fcTL IDAT…  fcTL fdAT…  fcTL fdAT…  IEND
struct AnimatedPNG {
    let width: Int
    let height: Int
    private(set) var frameCount = 0
    private let file: String
    private var header = Data()
    private var frames = Data()
    /// Counts the chunks `fcTL` and `fdAT`.
    private var chunkNumber: UInt32 = 0
    private var shown: [UInt32] = []
    /// The frame whose end is not known yet.
    private var latest: (start: Double, rect: PixelRect, picture: PNGChunks)?

    /// The last frame is shown for so many seconds at least.
    private static let rest = 1.0

    /// The file's name is only for errors.
    init(width: Int, height: Int, file: String) {
        self.width = width
        self.height = height
        self.file = file
    }

    /// Shows pixels, `0xXXRRGGBB` and rows from the top, from a time on.
    mutating func show(_ pixels: [UInt32], at seconds: Double) throws {
        guard let rect = changedRect(pixels) else { return }
        let picture = try pixels.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return Data() }
            return try PNGEncoder.encode(
                start + rect.minY * width + rect.minX, width: rect.width, height: rect.height,
                pixelsPerRow: width, file: file)
        }
        endFrame(at: seconds)
        latest = (seconds, rect, PNGChunks(picture))
        shown = pixels
    }

    /// Returns the file.
    mutating func end(at seconds: Double) -> Data {
        endFrame(at: max(seconds, (latest?.start ?? 0) + Self.rest))
        let loops: UInt32 = 0  // without end
        return PNGChunks.signature + PNGChunks.chunk("IHDR", header)
            + PNGChunks.chunk("acTL", UInt32(frameCount).bytes + loops.bytes)
            + frames + PNGChunks.chunk("IEND", Data())
    }

    /// The smallest rectangle with all pixels that differ from those shown; nil if none does.
    private func changedRect(_ pixels: [UInt32]) -> PixelRect? {
        guard !shown.isEmpty else { return PixelRect(x: 0, y: 0, width: width, height: height) }
        var rect: PixelRect?
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            guard pixels[row] != shown[row],
                let first = row.first(where: { pixels[$0] != shown[$0] }),
                let last = row.last(where: { pixels[$0] != shown[$0] })
            else { continue }
            rect = PixelRect(
                minX: min(rect?.minX ?? width, first - row.lowerBound),
                minY: rect?.minY ?? y,
                maxX: max(rect?.maxX ?? 0, last - row.lowerBound + 1), maxY: y + 1)
        }
        return rect
    }

    /// Writes the latest frame, which is shown up to a time.
    private mutating func endFrame(at end: Double) {
        guard let (start, rect, picture) = latest else { return }
        if frameCount == 0 { header = picture.header }
        var control = nextNumber()
        for side in [rect.width, rect.height, rect.minX, rect.minY] {
            control += UInt32(side).bytes
        }
        control += Self.fraction(end - start)
        control += [0, 0]  // it stays, and replaces what was there
        frames += PNGChunks.chunk("fcTL", control)
        for content in picture.contents {
            frames +=
                frameCount == 0
                ? PNGChunks.chunk("IDAT", content)
                : PNGChunks.chunk("fdAT", nextNumber() + content)
        }
        frameCount += 1
        latest = nil
    }

    private mutating func nextNumber() -> Data {
        defer { chunkNumber += 1 }
        return chunkNumber.bytes
    }

    /// Seconds as a fraction of two small numbers: in milliseconds, or whole if there are too many.
    private static func fraction(_ seconds: Double) -> Data {
        let milliseconds = Int((seconds * 1000).rounded(), in: 0...Int(UInt16.max))
        return milliseconds.map { UInt16($0).bytes + UInt16(1000).bytes }
            ?? UInt16(clamping: Int(saturating: seconds)).bytes + UInt16(1).bytes
    }
}

/// What a frame takes over from a PNG of its own: the header and the compressed pixels.
private struct PNGChunks {
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    var header = Data()
    var contents: [Data] = []

    init(_ file: Data) {
        var rest = file.dropFirst(Self.signature.count)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            let content = Data(rest.dropFirst(8).prefix(length))
            if kind == "IHDR" { header = content }
            if kind == "IDAT" { contents.append(content) }
            rest = rest.dropFirst(length + 12)
        }
    }

    static func chunk(_ kind: String, _ content: Data) -> Data {
        let body = Data(kind.utf8) + content
        let sum = body.withUnsafeBytes { bytes in
            crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
        }
        return UInt32(content.count).bytes + body + UInt32(sum).bytes
    }
}

extension FixedWidthInteger {
    /// The most significant byte first.
    fileprivate var bytes: Data { withUnsafeBytes(of: bigEndian) { Data($0) } }
}
