import Geometry

/// RFB's Tight: tiles of one colour, of a palette, of all colours or as JPEG, each of them a
/// rectangle of its own.
final class TightEncoder: RectEncoder {
    /// RFB's level of JPEG's quality, 0 to 9; nil for pixels without loss.
    private let quality: Int?
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

    init(quality: Int?) { self.quality = quality }

    func encode(
        _ patch: ScreenPatch, _ conversion: PixelConversion, with deflaters: BlockDeflaters
    ) -> EncodedPatch {
        var encoded = EncodedPatch()
        let tiles = PatchTiles(patch: patch, width: Self.tile.width, height: Self.tile.height)
        tiles.forEach { rect, pixels in
            encoded.rects += 1
            encoded.bytes.append(header: rect, RFBEncoding.tight)
            append(pixels, rect.width, conversion, with: deflaters, to: &encoded)
        }
        return encoded
    }

    private func append(
        _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ conversion: PixelConversion,
        with deflaters: BlockDeflaters, to encoded: inout EncodedPatch
    ) {
        // An index is no smaller than a pixel of one byte.
        let limit = conversion.format.bytesPerPixel == 1 ? 2 : ColorTable.limit
        guard table.read(pixels, limit: limit) else {
            return appendFull(pixels, width, conversion, with: deflaters, to: &encoded)
        }
        let colors = table.colors
        if colors.count == 1 {
            encoded.bytes.append(Form.fill)
            return conversion.appendTight(colors[0], to: &encoded.bytes)
        }
        let stream = colors.count == 2 ? ZlibStream.tightBits : .tightIndices
        encoded.bytes.append(UInt8(stream.rawValue) << 4 | Form.hasFilter)
        encoded.bytes.append(Form.palette)
        encoded.bytes.append(UInt8(colors.count - 1))
        for color in colors { conversion.appendTight(color, to: &encoded.bytes) }
        bytes.removeAll(keepingCapacity: true)
        if stream == .tightBits {
            appendBits(pixels, width)
        } else {
            table.forEachIndex(pixels) { bytes.append($0) }
        }
        appendCompressed(stream, with: deflaters, to: &encoded)
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
        with deflaters: BlockDeflaters, to encoded: inout EncodedPatch
    ) {
        // In a photograph most pixels differ from their neighbours.
        if let quality, conversion.format.bytesPerPixel > 1, pixels.count >= Self.leastPhotograph,
            table.runs * 2 > pixels.count,
            let picture = jpeg.compress(pixels, width: width, level: quality)
        {
            encoded.bytes.append(Form.jpeg)
            encoded.bytes.append(tightLength: picture.count)
            encoded.bytes += picture
            return
        }
        encoded.bytes.append(UInt8(ZlibStream.tightFull.rawValue) << 4)
        bytes.removeAll(keepingCapacity: true)
        bytes.reserveCapacity(pixels.count * conversion.tightBytes)
        for pixel in pixels { conversion.appendTight(pixel, to: &bytes) }
        appendCompressed(.tightFull, with: deflaters, to: &encoded)
    }

    /// Few bytes are not compressed.
    private func appendCompressed(
        _ stream: ZlibStream, with deflaters: BlockDeflaters, to encoded: inout EncodedPatch
    ) {
        guard bytes.count >= 12 else {
            encoded.bytes += bytes
            return
        }
        encoded.append(bytes, to: stream, with: deflaters)
    }
}
