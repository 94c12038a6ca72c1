/// RFB's ZRLE: tiles of 64×64 as palettes and runs, all through one zlib stream.
final class ZRLEEncoder: RectEncoder {
    private let table = ColorTable()
    private var tiles: [UInt8] = []

    private static let side = 64
    /// The first byte of a tile. A palette's says its size, too.
    private enum Form {
        static let raw: UInt8 = 0
        static let solid: UInt8 = 1
        static let runs: UInt8 = 128
        static let paletteRuns = 128
    }

    func encode(
        _ patch: ScreenPatch, _ conversion: PixelConversion, with deflaters: BlockDeflaters
    ) -> EncodedPatch {
        tiles.removeAll(keepingCapacity: true)
        PatchTiles(patch: patch, width: Self.side, height: Self.side).forEach { rect, pixels in
            append(pixels, rect.width, conversion)
        }
        var encoded = EncodedPatch(rects: 1)
        encoded.bytes.append(header: patch.rect, RFBEncoding.zrle)
        encoded.append(tiles, to: .zrle, with: deflaters)
        return encoded
    }

    private func append(
        _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ conversion: PixelConversion
    ) {
        let hasPalette = table.read(pixels, limit: 127)
        let colors = table.colors
        if hasPalette, colors.count == 1 {
            tiles.append(Form.solid)
            return conversion.appendCompact(colors[0], to: &tiles)
        }
        // Each by its number of bytes; a run's length takes one byte mostly.
        let bytes = conversion.compactBytes
        let raw = pixels.count * bytes
        let runs = table.runs * (bytes + 1)
        let bits = colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : 4
        let packed =
            hasPalette && colors.count <= 16
            ? colors.count * bytes + (width * bits + 7) / 8 * (pixels.count / width) : Int.max
        let paletteRuns = hasPalette ? colors.count * bytes + table.runs * 2 : Int.max
        switch min(raw, runs, packed, paletteRuns) {
        case packed: appendPacked(pixels, width, bits, conversion)
        case paletteRuns: appendPaletteRuns(pixels, conversion)
        case runs:
            tiles.append(Form.runs)
            forEachRun(pixels) { pixel, length in
                conversion.appendCompact(pixel, to: &tiles)
                append(length: length)
            }
        default:
            tiles.append(Form.raw)
            for pixel in pixels { conversion.appendCompact(pixel, to: &tiles) }
        }
    }

    private func appendPacked(
        _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ bits: Int,
        _ conversion: PixelConversion
    ) {
        tiles.append(UInt8(table.colors.count))
        for color in table.colors { conversion.appendCompact(color, to: &tiles) }
        var (byte, free, x) = (UInt8(0), 8, 0)
        table.forEachIndex(pixels) { index in
            free -= bits
            byte |= index << UInt8(free)
            x += 1
            guard free == 0 || x == width else { return }
            tiles.append(byte)
            (byte, free) = (0, 8)
            if x == width { x = 0 }
        }
    }

    private func appendPaletteRuns(
        _ pixels: UnsafeBufferPointer<UInt32>, _ conversion: PixelConversion
    ) {
        tiles.append(UInt8(Form.paletteRuns + table.colors.count))
        for color in table.colors { conversion.appendCompact(color, to: &tiles) }
        var (last, length) = (UInt8(0), 0)
        func end() {
            if length == 1 {
                tiles.append(last)
            } else if length > 1 {
                tiles.append(last | 0x80)
                append(length: length)
            }
        }
        table.forEachIndex(pixels) { index in
            if index == last, length > 0 {
                length += 1
            } else {
                end()
                (last, length) = (index, 1)
            }
        }
        end()
    }

    private func forEachRun(
        _ pixels: UnsafeBufferPointer<UInt32>, _ body: (UInt32, Int) -> Void
    ) {
        var start = 0
        for index in 1...pixels.count
        where index == pixels.count || pixels[index] != pixels[start] {
            body(pixels[start], index - start)
            start = index
        }
    }

    private func append(length: Int) {
        var rest = length - 1
        while rest >= 255 {
            tiles.append(255)
            rest -= 255
        }
        tiles.append(UInt8(rest))
    }
}
