import Geometry

/// Pictures made smaller and larger, for blurs; `nil` if memory falls short for them.
enum PixelCells {
    /// The mean colours of squares of pixels.
    static func reduced(_ picture: PixelSurface, by side: Int) -> PixelSurface? {
        guard side > 1 else { return picture }
        guard
            let small = PixelSurface(
                width: (picture.width + side - 1) / side,
                height: (picture.height + side - 1) / side, format: .color)
        else { return nil }
        for row in 0..<small.height {
            let height = min(side, picture.height - row * side)
            small.withRow(row) { cells in
                for column in 0..<small.width {
                    let width = min(side, picture.width - column * side)
                    var (odd, even): (UInt32, UInt32) = (0, 0)
                    for y in row * side..<row * side + height {
                        picture.withRow(y) { pixels in
                            let start = column &* side
                            for x in start..<start &+ width {
                                // Two channels at once; 64 of them fit into 16 bits each.
                                odd &+= pixels[x] >> 8 & 0xFF00FF
                                even &+= pixels[x] & 0xFF00FF
                            }
                        }
                    }
                    let count = UInt32(width * height)
                    func mean(_ sums: UInt32) -> UInt32 {
                        let half = count / 2
                        let high = ((sums >> 16) + half) / count
                        let low = ((sums & 0xFFFF) + half) / count
                        return high << 16 | low
                    }
                    cells[column] = mean(odd) << 8 | mean(even)
                }
            }
        }
        small.markChanged()
        return small
    }

    /// The picture with its edges repeated outwards.
    static func extended(_ picture: PixelSurface, dx: Int, dy: Int) -> PixelSurface? {
        guard
            let result = PixelSurface(
                width: picture.width + 2 * dx, height: picture.height + 2 * dy, format: .color)
        else { return nil }
        for y in 0..<result.height {
            let source = min(max(y - dy, 0), picture.height - 1)
            picture.withRow(source) { from in
                result.withRow(y) { to in
                    (to + dx).update(from: from, count: picture.width)
                    for x in 0..<dx {
                        to[x] = from[0]
                        to[dx + picture.width + x] = from[picture.width - 1]
                    }
                }
            }
        }
        result.markChanged()
        return result
    }

    static func cropped(_ picture: PixelSurface, dx: Int, dy: Int) -> PixelSurface? {
        guard
            let result = PixelSurface(
                width: picture.width - 2 * dx, height: picture.height - 2 * dy, format: .color)
        else { return nil }
        for y in 0..<result.height {
            picture.withRow(y + dy) { from in
                result.withRow(y) { $0.update(from: from + dx, count: result.width) }
            }
        }
        result.markChanged()
        return result
    }
}
