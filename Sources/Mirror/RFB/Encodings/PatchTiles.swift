import Geometry

/// The tiles of a patch, row after row.
struct PatchTiles {
    let patch: ScreenPatch
    let width: Int
    let height: Int

    /// Calls `body` with each tile's rectangle on the screen and its pixels, row after row.
    func forEach(_ body: (PixelRect, UnsafeBufferPointer<UInt32>) -> Void) {
        let rect = patch.rect
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * height) { buffer in
            patch.pixels.withUnsafeBufferPointer { pixels in
                guard let source = pixels.baseAddress, let target = buffer.baseAddress else {
                    return
                }
                for y in stride(from: rect.minY, to: rect.maxY, by: height) {
                    for x in stride(from: rect.minX, to: rect.maxX, by: width) {
                        let tile = PixelRect(
                            minX: x, minY: y, maxX: min(x + width, rect.maxX),
                            maxY: min(y + height, rect.maxY))
                        var to = target
                        for row in tile.minY..<tile.maxY {
                            let from =
                                source + (row - rect.minY) * rect.width + (x - rect.minX)
                            to.initialize(from: from, count: tile.width)
                            to += tile.width
                        }
                        body(tile, UnsafeBufferPointer(start: target, count: tile.area))
                    }
                }
            }
        }
    }
}
