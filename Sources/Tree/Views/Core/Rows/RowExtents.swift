import Foundation

/// The lengths of the rows of one loop along the axis of their container: measured ones, and the
/// mean of those for all other rows.
///
/// It keeps sums for blocks of rows, so that a few hundred additions find the row at a distance
/// among 100,000 rows, and a measured row changes two numbers.
struct RowExtents {
    private(set) var count: Int
    /// Whether rows have several parts, as sections do. In a grid they are not cells, and take lines
    /// of their own.
    var rowsHaveParts = false
    /// In points; NaN for a row that was not measured. They end with the last row that was: a list
    /// of 1,000,000 rows has those that were seen.
    private var lengths: ContiguousArray<Double> = []
    private var blocks: ContiguousArray<Block> = []
    private var total = Block()
    private var shortest = Double.infinity
    private var longest = -Double.infinity

    private struct Block {
        var length = 0.0
        var known = 0
    }

    private static let blockSize = 256

    init(count: Int) { self.count = count }

    var knowsAny: Bool { total.known > 0 }

    /// Whether all measured rows have the same length.
    var areAlike: Bool { total.known == 0 || longest - shortest < 0.001 }

    /// The length of a row that was not measured; `fallback` while none was.
    func estimate(_ fallback: Double) -> Double {
        guard total.known > 0 else { return fallback }
        // Equal lengths are exact; a mean is rounded to whole points.
        if longest - shortest < 0.001 { return shortest }
        return max(1, (total.length / Double(total.known)).rounded())
    }

    /// The sum of the lengths of the rows, without the spacing between them.
    func length(of range: Range<Int>, _ fallback: Double) -> Double {
        let (low, high) = (before(range.lowerBound), before(range.upperBound))
        let unknown = range.count - (high.known - low.known)
        return high.length - low.length + Double(unknown) * estimate(fallback)
    }

    /// The row of the range at a distance from the beginning of the range's first row.
    func index(
        at distance: Double, in range: Range<Int>, spacing: Double, _ fallback: Double
    ) -> Int {
        let estimate = estimate(fallback)
        var left = distance
        var index = range.lowerBound
        guard !lengths.isEmpty else {
            let step = max(estimate + spacing, 0.001)
            let steps = max(0, Int(saturating: left / step))
            return min(range.lowerBound + steps, range.upperBound)
        }
        while index < range.upperBound {
            let block = index / Self.blockSize
            if index % Self.blockSize == 0, index + Self.blockSize <= range.upperBound {
                let known = block < blocks.count ? blocks[block] : Block()
                let unknown = Self.blockSize - known.known
                let whole =
                    known.length + Double(unknown) * estimate
                    + Double(Self.blockSize) * spacing
                if whole <= left {
                    left -= whole
                    index += Self.blockSize
                    continue
                }
            }
            let measured = index < lengths.count ? lengths[index] : .nan
            let own = measured.isNaN ? estimate : measured
            if own + spacing > left { return index }
            left -= own + spacing
            index += 1
        }
        return index
    }

    /// Sets the measured length of a row.
    mutating func set(_ length: Double, at index: Int) {
        guard index < count else { return }
        if isEstimateOnly { reset() }
        if index >= lengths.count {
            let missing = index + 1 - lengths.count
            lengths.append(contentsOf: repeatElement(.nan, count: missing))
            addBlocks()
        }
        let old = lengths[index]
        if old == length { return }
        lengths[index] = length
        let block = index / Self.blockSize
        let (change, isNew) = old.isNaN ? (length, 1) : (length - old, 0)
        blocks[block].length += change
        blocks[block].known += isNew
        total.length += change
        total.known += isNew
        shortest = min(shortest, length)
        longest = max(longest, length)
    }

    /// Replaces rows by others that were not measured.
    mutating func replace(_ range: Range<Int>, with newCount: Int) {
        count += newCount - range.count
        guard !lengths.isEmpty else { return }
        guard range.lowerBound < lengths.count else { return }
        if range.upperBound < lengths.count {
            lengths.replaceSubrange(range, with: repeatElement(Double.nan, count: newCount))
        } else {
            lengths.removeSubrange(range.lowerBound...)
        }
        sumUp(from: range.lowerBound / Self.blockSize)
    }

    /// Forgets all lengths except their mean, because the rows are laid out in another width.
    mutating func forget() {
        guard knowsAny else { return }
        let mean = estimate(0)
        lengths = []
        blocks = []
        (shortest, longest) = (mean, mean)
        total = Block(length: mean, known: 1)
        isEstimateOnly = true
    }

    /// Whether `total` is the mean of forgotten lengths instead of a sum.
    private var isEstimateOnly = false

    private mutating func reset() {
        isEstimateOnly = false
        total = Block()
        (shortest, longest) = (.infinity, -.infinity)
    }

    /// Adds blocks until there are as many as the lengths need.
    private mutating func addBlocks() {
        let needed = (lengths.count + Self.blockSize - 1) / Self.blockSize
        blocks.append(contentsOf: repeatElement(Block(), count: needed - blocks.count))
    }

    /// Makes the sums of the blocks from `first` on again.
    private mutating func sumUp(from first: Int) {
        blocks.removeSubrange(min(first, blocks.count)...)
        addBlocks()
        for index in lengths.indices[(first * Self.blockSize)...] where !lengths[index].isNaN {
            blocks[index / Self.blockSize].length += lengths[index]
            blocks[index / Self.blockSize].known += 1
        }
        var sum = Block()
        for block in blocks {
            sum.length += block.length
            sum.known += block.known
        }
        if sum.known == 0, total.known > 0 {
            forget()
        } else {
            total = sum
        }
    }

    /// The sum of the measured lengths before a row.
    private func before(_ index: Int) -> Block {
        guard !lengths.isEmpty else { return Block() }
        var sum = Block()
        let whole = min(index / Self.blockSize, blocks.count)
        for block in blocks[..<whole] {
            sum.length += block.length
            sum.known += block.known
        }
        let end = min(index, lengths.count)
        for length in lengths[min(whole * Self.blockSize, end)..<end] where !length.isNaN {
            sum.length += length
            sum.known += 1
        }
        return sum
    }
}
