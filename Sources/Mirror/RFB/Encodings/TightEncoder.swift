import Geometry

/// RFB's Tight: tiles of one colour, of a palette, of all colours or as JPEG, each of them a
/// rectangle of its own.
final class TightEncoder: RectEncoder {
    /// RFB's level of JPEG's quality, 0 to 9; nil for pixels without loss.
    var quality: Int?
    private let level: Int32
    /// By stream number, made when they are first needed.
    private var deflaters: [Deflater?] = [nil, nil, nil]
    private let table = ColorTable()
    private let jpeg = JPEGCompressor()
    private var bytes: [UInt8] = []

    /// A tile is large enough for a photograph, and small enough to have few colours elsewhere.
    private static let tile = (width: 256, height: 64)
    /// Smaller tiles are sent without loss.
    private static let leastPhotograph = 1024

    private enum Form {
        static let fill: UInt8 = 0x80
        static let jpeg: UInt8 = 0x90
        static let hasFilter: UInt8 = 0x40
        static let palette: UInt8 = 1
    }

    /// What a zlib stream carries: similar bytes compress better.
    private enum Stream: Int {
        case full = 0
        case bits, indices
    }

    init(level: Int32) { self.level = level }

    func encode(
        _ patch: ScreenPatch, _ conversion: PixelConversion, into output: inout [UInt8]
    ) -> Int {
        var count = 0
        let tiles = PatchTiles(patch: patch, width: Self.tile.width, height: Self.tile.height)
        tiles.forEach { rect, pixels in
            count += 1
            output.append(header: rect, RFBEncoding.tight)
            append(pixels, rect.width, conversion, to: &output)
        }
        return count
    }

    private func append(
        _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ conversion: PixelConversion,
        to output: inout [UInt8]
    ) {
        // An index is no smaller than a pixel of one byte.
        let limit = conversion.format.bytesPerPixel == 1 ? 2 : ColorTable.limit
        guard table.read(pixels, limit: limit) else {
            return appendFull(pixels, width, conversion, to: &output)
        }
        let colors = table.colors
        if colors.count == 1 {
            output.append(Form.fill)
            return conversion.appendTight(colors[0], to: &output)
        }
        let stream = colors.count == 2 ? Stream.bits : .indices
        output.append(UInt8(stream.rawValue) << 4 | Form.hasFilter)
        output.append(Form.palette)
        output.append(UInt8(colors.count - 1))
        for color in colors { conversion.appendTight(color, to: &output) }
        bytes.removeAll(keepingCapacity: true)
        if stream == .bits {
            appendBits(pixels, width)
        } else {
            table.forEachIndex(pixels) { bytes.append($0) }
        }
        appendCompressed(stream, to: &output)
    }

    private func appendBits(_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int) {
        var (byte, bit, x) = (UInt8(0), UInt8(0x80), 0)
        table.forEachIndex(pixels) { index in
            if index == 1 { byte |= bit }
            bit >>= 1
            x += 1
            guard bit == 0 || x == width else { return }
            bytes.append(byte)
            (byte, bit) = (0, 0x80)
            if x == width { x = 0 }
        }
    }

    private func appendFull(
        _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ conversion: PixelConversion,
        to output: inout [UInt8]
    ) {
        // In a photograph most pixels differ from their neighbours.
        if let quality, conversion.format.bytesPerPixel > 1, pixels.count >= Self.leastPhotograph,
            table.runs * 2 > pixels.count,
            let picture = jpeg.compress(pixels, width: width, level: quality)
        {
            output.append(Form.jpeg)
            append(length: picture.count, to: &output)
            output += picture
            return
        }
        output.append(UInt8(Stream.full.rawValue) << 4)
        bytes.removeAll(keepingCapacity: true)
        bytes.reserveCapacity(pixels.count * conversion.tightBytes)
        for pixel in pixels { conversion.appendTight(pixel, to: &bytes) }
        appendCompressed(.full, to: &output)
    }

    /// Few bytes are not compressed.
    private func appendCompressed(_ stream: Stream, to output: inout [UInt8]) {
        guard bytes.count >= 12 else {
            output += bytes
            return
        }
        let deflater = deflaters[stream.rawValue] ?? Deflater(level: level)
        deflaters[stream.rawValue] = deflater
        var compressed: [UInt8] = []
        deflater.deflate(bytes, into: &compressed)
        append(length: compressed.count, to: &output)
        output += compressed
    }

    /// Seven bits, seven bits and eight bits, the lowest first.
    private func append(length: Int, to output: inout [UInt8]) {
        var rest = length
        for _ in 0..<2 {
            let byte = UInt8(rest & 0x7F)
            rest >>= 7
            output.append(rest > 0 ? byte | 0x80 : byte)
            if rest == 0 { return }
        }
        output.append(UInt8(truncatingIfNeeded: rest))
    }
}
