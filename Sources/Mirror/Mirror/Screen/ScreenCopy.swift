import Foundation
import Geometry
import Raster

/// A copy of a screen's pixels, and how it is brought up to date: by a move where pixels have
/// scrolled, and by the pixels that differ then.
final class ScreenCopy {
    let width: Int
    let height: Int
    /// The rows from the top, `0x00RRGGBB`.
    let pixels: UnsafeMutablePointer<UInt32>

    /// Black pixels, whose memory comes from a closure and is freed with the copy; `nil` if there is
    /// none.
    init?(width: Int, height: Int, _ zeroed: (_ count: Int) -> UnsafeMutableRawPointer?) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        let count = self.width * self.height
        guard let zeroed = zeroed(count) else { return nil }
        pixels = zeroed.bindMemory(to: UInt32.self, capacity: count)
    }

    deinit { free(pixels) }

    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Copies all pixels of a framebuffer of the same size.
    func copy(_ framebuffer: Framebuffer) {
        for index in 0..<width * height { pixels[index] = framebuffer.pixels[index] & 0xFF_FFFF }
    }

    /// Copies the damaged pixels of a framebuffer of the same size. Returns what a viewer of the
    /// earlier pixels needs: a move, and the pixels that differ after it.
    func update(
        from framebuffer: Framebuffer, damage: DamageRegion
    ) -> (move: ScreenMove?, damage: DamageRegion) {
        var move: ScreenMove?
        var changed = DamageRegion()
        let largest = damage.rects.max { $0.area < $1.area }
        if let largest {
            let search = ScrollSearch(before: pixels, after: framebuffer.pixels, width: width)
            move = search.move(in: largest.intersection(bounds))
        }
        if let move { self.move(move) }
        for rect in damage.rects {
            for part in differences(framebuffer, rect.intersection(bounds)) {
                changed.formUnion(part)
            }
        }
        return (move, changed)
    }

    /// The pixels of a rectangle, row after row.
    func pixels(in rect: PixelRect) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: rect.area) { buffer, count in
            var to = buffer.baseAddress
            for y in rect.minY..<rect.maxY {
                to?.update(from: pixels + y * width + rect.minX, count: rect.width)
                to = to.map { $0 + rect.width }
            }
            count = rect.area
        }
    }

    private func move(_ move: ScreenMove) {
        let rows = move.rect.minY..<move.rect.maxY
        func copy(_ y: Int) {
            let to = pixels + y * width + move.rect.minX
            memmove(to, to - move.dy * width - move.dx, move.rect.width * 4)
        }
        // The order avoids overwriting rows before they are read.
        if move.dy > 0 { rows.reversed().forEach(copy) } else { rows.forEach(copy) }
    }

    /// Pixels are compared in cells of this size, of which neighbours are joined.
    private static let cell = (width: 32, height: 16)

    /// Copies the pixels of the rectangle; returns rectangles around those that differed.
    private func differences(_ framebuffer: Framebuffer, _ rect: PixelRect) -> [PixelRect] {
        guard !rect.isEmpty else { return [] }
        let columns = (rect.width + Self.cell.width - 1) / Self.cell.width
        var found: [PixelRect] = []
        var firstRows = [Int](repeating: -1, count: columns)
        var lastRows = [Int](repeating: -1, count: columns)
        for top in stride(from: rect.minY, to: rect.maxY, by: Self.cell.height) {
            for column in 0..<columns { firstRows[column] = -1 }
            for y in top..<min(top + Self.cell.height, rect.maxY) {
                let old = pixels + y * width
                let new = framebuffer.pixels + y * width
                for column in 0..<columns {
                    let start = rect.minX + column * Self.cell.width
                    let end = min(start + Self.cell.width, rect.maxX)
                    var difference: UInt32 = 0
                    for x in start..<end {
                        let pixel = new[x] & 0xFF_FFFF
                        difference |= pixel ^ old[x]
                        old[x] = pixel
                    }
                    if difference != 0 {
                        if firstRows[column] < 0 { firstRows[column] = y }
                        lastRows[column] = y
                    }
                }
            }
            join(firstRows, lastRows, rect, into: &found)
        }
        return found
    }

    /// Adds the cells of one row of cells that differ, those side by side as one rectangle, and
    /// beneath one of the same width as a part of that.
    private func join(
        _ firstRows: [Int], _ lastRows: [Int], _ rect: PixelRect, into found: inout [PixelRect]
    ) {
        var column = 0
        while column < firstRows.count {
            guard firstRows[column] >= 0 else {
                column += 1
                continue
            }
            let start = column
            var (minY, maxY) = (firstRows[column], lastRows[column] + 1)
            while column < firstRows.count, firstRows[column] >= 0 {
                minY = min(minY, firstRows[column])
                maxY = max(maxY, lastRows[column] + 1)
                column += 1
            }
            let run = PixelRect(
                minX: rect.minX + start * Self.cell.width, minY: minY,
                maxX: min(rect.minX + column * Self.cell.width, rect.maxX), maxY: maxY)
            if let above = found.lastIndex(where: {
                $0.minX == run.minX && $0.maxX == run.maxX && run.minY - $0.maxY < 2
            }) {
                found[above].maxY = run.maxY
            } else {
                found.append(run)
            }
        }
    }
}
