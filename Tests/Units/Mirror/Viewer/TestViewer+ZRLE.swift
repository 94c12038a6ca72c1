/// ZRLE, as RFB's document describes it.
extension TestViewer {
    func readZRLE(
        _ bytes: inout ServerBytes, _ x: Int, _ y: Int, _ w: Int, _ h: Int
    ) throws {
        for top in stride(from: y, to: y + h, by: 64) {
            for left in stride(from: x, to: x + w, by: 64) {
                let (tileWidth, tileHeight) = (min(64, x + w - left), min(64, y + h - top))
                let tile = try readTile(&bytes, tileWidth, tileHeight)
                set(left, top, tileWidth, tileHeight) { tile[$0] }
            }
        }
        guard bytes.isAtEnd else { throw Unknown(what: "bytes after the tiles") }
    }

    private func readTile(_ bytes: inout ServerBytes, _ w: Int, _ h: Int) throws -> [Int] {
        let form = try bytes.byte()
        switch form {
        case 0: return try (0..<w * h).map { _ in try pixel(&bytes) }
        case 1: return [Int](repeating: try pixel(&bytes), count: w * h)
        case 2...16: return try packed(&bytes, form, w, h)
        case 128:
            var tile: [Int] = []
            while tile.count < w * h {
                let color = try pixel(&bytes)
                tile += [Int](repeating: color, count: try runLength(&bytes))
            }
            return tile
        case 130...255:
            let palette = try (0..<form - 128).map { _ in try pixel(&bytes) }
            var tile: [Int] = []
            while tile.count < w * h {
                let index = try bytes.byte()
                let length = index > 127 ? try runLength(&bytes) : 1
                tile += [Int](repeating: palette[index % 128], count: length)
            }
            return tile
        default: throw Unknown(what: "tile \(form)")
        }
    }

    private func packed(_ bytes: inout ServerBytes, _ count: Int, _ w: Int, _ h: Int) throws
        -> [Int]
    {
        let palette = try (0..<count).map { _ in try pixel(&bytes) }
        let bits = count == 2 ? 1 : count <= 4 ? 2 : 4
        var tile: [Int] = []
        for _ in 0..<h {
            let row = try bytes.bytes((w * bits + 7) / 8)
            for x in 0..<w {
                let byte = Int(row[x * bits / 8])
                tile.append(palette[byte >> (8 - bits - x * bits % 8) & (1 << bits - 1)])
            }
        }
        return tile
    }

    private func pixel(_ bytes: inout ServerBytes) throws -> Int {
        format.compactValue(of: try bytes.bytes(format.compactByteCount))
    }

    private func runLength(_ bytes: inout ServerBytes) throws -> Int {
        var length = 1
        while true {
            let byte = try bytes.byte()
            length += byte
            if byte != 255 { return length }
        }
    }
}
