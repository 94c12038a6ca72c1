import Foundation

/// How long the rows of one loop are along the axis they follow each other on: as they were
/// measured, and for those never seen the mean of the measured ones.
///
/// Sums are kept for blocks of rows, so that a place among 100,000 of them is found in a few
/// hundred additions, and a row that is measured changes two numbers.
struct RowExtents {
    private(set) var count: Int
    /// Points; not a number where the row was not measured. Empty while no row was.
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

    /// Whether no row measured so far is longer than another.
    var areAlike: Bool { total.known == 0 || longest - shortest < 0.001 }

    /// What a row that was not measured counts as; `fallback` while none was.
    func estimate(_ fallback: Double) -> Double {
        guard total.known > 0 else { return fallback }
        // Rows alike are meant exactly; a mean needs no fractions.
        if longest - shortest < 0.001 { return shortest }
        return max(1, (total.length / Double(total.known)).rounded())
    }

    /// The rows' lengths together, without the room between them.
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
            let steps = min(max(left / step, 0), Double(range.count))
            return min(range.lowerBound + Int(steps), range.upperBound)
        }
        while index < range.upperBound {
            let block = index / Self.blockSize
            if index % Self.blockSize == 0, index + Self.blockSize <= range.upperBound {
                let unknown = Self.blockSize - blocks[block].known
                let whole =
                    blocks[block].length + Double(unknown) * estimate
                    + Double(Self.blockSize) * spacing
                if whole <= left {
                    left -= whole
                    index += Self.blockSize
                    continue
                }
            }
            let own = lengths[index].isNaN ? estimate : lengths[index]
            if own + spacing > left { return index }
            left -= own + spacing
            index += 1
        }
        return index
    }

    /// Notes the length that a row was measured to have.
    mutating func set(_ length: Double, at index: Int) {
        guard index < count else { return }
        if lengths.isEmpty { reset() }
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

    /// Other rows stand in the place of some: nothing is known of them.
    mutating func replace(_ range: Range<Int>, with newCount: Int) {
        count += newCount - range.count
        guard !lengths.isEmpty else { return }
        lengths.replaceSubrange(range, with: repeatElement(Double.nan, count: newCount))
        sumUp()
    }

    /// Forgets all lengths but what they were on the whole: rows are laid out in another width.
    mutating func forget() {
        guard knowsAny else { return }
        let mean = estimate(0)
        lengths = []
        blocks = []
        (shortest, longest) = (mean, mean)
        total = Block(length: mean, known: 1)
        isEstimateOnly = true
    }

    /// Whether `total` stands for no row but for what rows were like before.
    private var isEstimateOnly = false

    private mutating func reset() {
        lengths = ContiguousArray(repeating: .nan, count: count)
        if isEstimateOnly {
            isEstimateOnly = false
            total = Block()
            (shortest, longest) = (.infinity, -.infinity)
        }
        blocks = ContiguousArray(
            repeating: Block(), count: (count + Self.blockSize - 1) / Self.blockSize)
    }

    private mutating func sumUp() {
        blocks = ContiguousArray(
            repeating: Block(), count: (count + Self.blockSize - 1) / Self.blockSize)
        var sum = Block()
        for (index, length) in lengths.enumerated() where !length.isNaN {
            blocks[index / Self.blockSize].length += length
            blocks[index / Self.blockSize].known += 1
            sum.length += length
            sum.known += 1
        }
        if sum.known == 0, total.known > 0 {
            forget()
        } else {
            total = sum
        }
    }

    /// What is known of the rows before one.
    private func before(_ index: Int) -> Block {
        guard !lengths.isEmpty else { return Block() }
        var sum = Block()
        let whole = min(index / Self.blockSize, blocks.count)
        for block in blocks[..<whole] {
            sum.length += block.length
            sum.known += block.known
        }
        for length in lengths[(whole * Self.blockSize)..<index] where !length.isNaN {
            sum.length += length
            sum.known += 1
        }
        return sum
    }
}
