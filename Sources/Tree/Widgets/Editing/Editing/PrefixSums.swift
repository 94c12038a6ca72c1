/// A list of amounts, none below zero, with fast prefix sums: the bytes of paragraphs, the heights of
/// rows. A look costs about the logarithm of how many there are, and changing a few a 64th of them.
///
/// Its loops count indices, because a debug build takes ten times as long for those of sequences.
package struct PrefixSums<Value: AdditiveArithmetic & Comparable> {
    private struct Chunk {
        var values: [Value]
        var sum: Value

        init(_ values: [Value]) {
            self.values = values
            sum = PrefixSums.sum(of: values, upTo: values.count)
        }
    }

    private var chunks: [Chunk] = []
    /// For each chunk, and for the end, how many amounts come before it, and their sum.
    private var counts = [0]
    private var sums = [Value.zero]
    private static var chunkSize: Int { 64 }

    package init(_ values: [Value]) {
        chunks = Self.split(values)
        addUp(from: 0)
    }

    package var count: Int { counts[chunks.count] }
    package var total: Value { sums[chunks.count] }

    package subscript(index: Int) -> Value {
        get {
            let position = locate(index)
            return chunks[position.chunk].values[position.index]
        }
        set {
            let position = locate(index)
            chunks[position.chunk].values[position.index] = newValue
            chunks[position.chunk] = Chunk(chunks[position.chunk].values)
            addUp(from: position.chunk)
        }
    }

    /// What the amounts before an index add up to; the index may be the count.
    package func sum(before index: Int) -> Value {
        guard index < count else { return total }
        let position = locate(index)
        return Self.sum(
            of: chunks[position.chunk].values, upTo: position.index, from: sums[position.chunk])
    }

    /// The last index before which no more than `value` comes.
    package func index(reaching value: Value) -> Int {
        guard !chunks.isEmpty else { return 0 }
        let chunk = Self.last(of: chunks.count) { sums[$0] <= value }
        var (index, sum) = (counts[chunk], sums[chunk])
        while index < counts[chunk + 1] - 1 {
            sum += chunks[chunk].values[index - counts[chunk]]
            guard sum <= value else { break }
            index += 1
        }
        return index
    }

    package mutating func replaceSubrange(_ range: Range<Int>, with values: [Value]) {
        guard !chunks.isEmpty else {
            self = PrefixSums(values)
            return
        }
        let first = locate(min(range.lowerBound, count - 1))
        let last = range.isEmpty ? first : locate(range.upperBound - 1)
        var merged = chunks[first.chunk...last.chunk].flatMap(\.values)
        let start = range.lowerBound == count ? merged.count : first.index
        merged.replaceSubrange(start..<start + range.count, with: values)
        chunks.replaceSubrange(first.chunk...last.chunk, with: Self.split(merged))
        addUp(from: first.chunk)
    }

    package func forEach(_ visit: (Value) -> Void) {
        for chunk in chunks { chunk.values.forEach(visit) }
    }

    /// The amounts of a range, found with one search and not with one for each.
    package func values(in range: Range<Int>) -> [Value] {
        guard !range.isEmpty else { return [] }
        var position = locate(range.lowerBound)
        var values: [Value] = []
        values.reserveCapacity(range.count)
        while values.count < range.count {
            let chunk = chunks[position.chunk].values
            let end = min(chunk.count, position.index + range.count - values.count)
            values += chunk[position.index..<end]
            position = (position.chunk + 1, 0)
        }
        return values
    }

    // MARK: Chunks

    private func locate(_ index: Int) -> (chunk: Int, index: Int) {
        guard index >= 0, index < count else {
            fatalError("Index \(index) is beyond the \(count) amounts of a list")
        }
        let chunk = Self.last(of: chunks.count) { counts[$0] <= index }
        return (chunk, index - counts[chunk])
    }

    /// Adds up the chunks from one on.
    private mutating func addUp(from first: Int) {
        counts.removeSubrange((first + 1)...)
        sums.removeSubrange((first + 1)...)
        var chunk = first
        while chunk < chunks.count {
            counts.append(counts[chunk] + chunks[chunk].values.count)
            sums.append(sums[chunk] + chunks[chunk].sum)
            chunk += 1
        }
    }

    /// The last of so many numbers for which something holds that holds for none after one for which
    /// it does not; 0 if it holds for none.
    private static func last(of count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if holds(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private static func sum(of values: [Value], upTo end: Int, from start: Value = .zero) -> Value {
        var (sum, index) = (start, 0)
        while index < end {
            sum += values[index]
            index += 1
        }
        return sum
    }

    private static func split(_ values: [Value]) -> [Chunk] {
        guard values.count > 2 * chunkSize else { return values.isEmpty ? [] : [Chunk(values)] }
        return stride(from: 0, to: values.count, by: chunkSize).map {
            Chunk(Array(values[$0..<min($0 + chunkSize, values.count)]))
        }
    }
}
