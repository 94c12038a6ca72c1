import Geometry

/// Finds pixels that have moved up or down between two pictures of the same size, such as those of
/// a scrolled list.
///
/// It compares hashes of rows over a span of columns. What it finds only saves sending pixels:
/// whoever uses it compares all pixels afterwards.
struct ScrollSearch {
    /// Rows of so many pixels, `0xXXRRGGBB`.
    let before: UnsafePointer<UInt32>
    let after: UnsafePointer<UInt32>
    let width: Int

    init(
        before: UnsafeMutablePointer<UInt32>, after: UnsafeMutablePointer<UInt32>, width: Int
    ) {
        self.before = UnsafePointer(before)
        self.after = UnsafePointer(after)
        self.width = width
    }

    /// Smaller rectangles are sent faster than searched.
    private static let leastSize = (width: 64, height: 48)
    /// Fewer rows that agree on a distance may do so by chance.
    private static let leastVotes = 8
    /// The columns that are hashed, which leave out a bar at either side.
    private static let longestSpan = 512

    /// The move that most of the changed pixels of the rectangle have made; nil where they have not
    /// moved together.
    func move(in rect: PixelRect) -> ScreenMove? {
        guard rect.width >= Self.leastSize.width, rect.height >= Self.leastSize.height else {
            return nil
        }
        let inset = rect.width / 10
        let span = min(rect.width - 2 * inset, Self.longestSpan)
        let start = rect.minX + inset
        let old = hashes(before, start, span, rect)
        let new = hashes(after, start, span, rect)
        guard let dy = distance(old, new) else { return nil }
        guard let rows = movedRows(old, new, dy) else { return nil }
        let columns = movedColumns(rect, rows, dy)
        guard !columns.isEmpty else { return nil }
        return ScreenMove(
            rect: PixelRect(
                minX: columns.lowerBound, minY: rect.minY + rows.lowerBound,
                maxX: columns.upperBound, maxY: rect.minY + rows.upperBound),
            dx: 0, dy: dy)
    }

    private func hashes(
        _ pixels: UnsafePointer<UInt32>, _ start: Int, _ span: Int, _ rect: PixelRect
    ) -> [UInt64] {
        (rect.minY..<rect.maxY).map { y in
            let row = pixels + y * width + start
            // Four sums at once: each waits for its own multiplication only.
            var sums: SIMD4<UInt64> = [1, 2, 3, 4]
            for x in stride(from: 0, to: span - 3, by: 4) {
                let four = SIMD4<UInt64>(
                    UInt64(row[x] & 0xFF_FFFF), UInt64(row[x + 1] & 0xFF_FFFF),
                    UInt64(row[x + 2] & 0xFF_FFFF), UInt64(row[x + 3] & 0xFF_FFFF))
                sums = (sums ^ four) &* 0x100_0000_01B3
            }
            return sums[0] ^ sums[1] &* 3 ^ sums[2] &* 5 ^ sums[3] &* 7
        }
    }

    /// The distance that most rows agree on, among those that are like no other row. Each row is
    /// compared together with the two beneath it, because large letters have equal rows.
    private func distance(_ oldRows: [UInt64], _ newRows: [UInt64]) -> Int? {
        let (old, new) = (Self.triples(oldRows), Self.triples(newRows))
        var positions: [UInt64: Int] = [:]
        for (y, hash) in old.enumerated() {
            positions[hash] = positions[hash] == nil ? y : -1
        }
        var votes: [Int: Int] = [:]
        var changed = 0
        for (y, hash) in new.enumerated() where old[y] != hash {
            changed += 1
            if let earlier = positions[hash], earlier >= 0 { votes[y - earlier, default: 0] += 1 }
        }
        guard let best = votes.max(by: { $0.value < $1.value }), best.value >= Self.leastVotes,
            best.value * 8 >= changed
        else { return nil }
        return best.key
    }

    private static func triples(_ rows: [UInt64]) -> [UInt64] {
        (0..<max(0, rows.count - 2)).map {
            (rows[$0] &* 31 ^ rows[$0 + 1]) &* 31 ^ rows[$0 + 2]
        }
    }

    /// The rows, by their new position, that gain most by the move.
    private func movedRows(_ old: [UInt64], _ new: [UInt64], _ dy: Int) -> Range<Int>? {
        let possible = max(0, dy)..<min(new.count, new.count + dy)
        let rows = Self.bestRun(possible) { y in
            (new[y] == old[y - dy] ? 1 : 0) - (new[y] == old[y] ? 1 : 0)
        }
        return rows.count >= Self.leastVotes ? rows : nil
    }

    /// The columns that gain most by the move of these rows.
    private func movedColumns(_ rect: PixelRect, _ rows: Range<Int>, _ dy: Int) -> Range<Int> {
        let step = 16
        let count = (rect.width + step - 1) / step
        var gains = [Int](repeating: 0, count: count)
        for row in rows {
            let y = rect.minY + row
            let new = after + y * width
            let (moved, here) = (before + (y - dy) * width, before + y * width)
            for column in 0..<count {
                let start = rect.minX + column * step
                let end = min(start + step, rect.maxX)
                var (byMove, inPlace): (UInt32, UInt32) = (0, 0)
                for x in start..<end {
                    byMove |= new[x] ^ moved[x]
                    inPlace |= new[x] ^ here[x]
                }
                gains[column] +=
                    (byMove & 0xFF_FFFF == 0 ? 1 : 0) - (inPlace & 0xFF_FFFF == 0 ? 1 : 0)
            }
        }
        let best = Self.bestRun(0..<count) { gains[$0] }
        return rect.minX + best.lowerBound
            * step..<min(rect.minX + best.upperBound * step, rect.maxX)
    }

    /// The run of indices with the largest sum, and the shortest of these; empty where none is
    /// positive.
    private static func bestRun(_ range: Range<Int>, _ gain: (Int) -> Int) -> Range<Int> {
        var best = (sum: 0, run: range.lowerBound..<range.lowerBound)
        var (sum, start) = (0, range.lowerBound)
        for index in range {
            if sum <= 0 { (sum, start) = (0, index) }
            sum += gain(index)
            if sum > best.sum { best = (sum, start..<index + 1) }
        }
        return best.run
    }
}
