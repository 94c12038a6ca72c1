/// A list of amounts with fast prefix sums: the bytes of paragraphs, the heights of rows. Changing
/// a few costs about the square root of how many there are.
package struct PrefixSums<Value: AdditiveArithmetic & Comparable> {
    private struct Chunk {
        var values: [Value]
        var sum: Value

        init(_ values: [Value]) {
            self.values = values
            sum = values.reduce(.zero, +)
        }
    }

    private var chunks: [Chunk] = []
    package private(set) var count = 0
    private static var chunkSize: Int { 256 }

    package init(_ values: [Value]) {
        chunks = Self.split(values)
        count = values.count
    }

    package var total: Value { chunks.reduce(.zero) { $0 + $1.sum } }

    package subscript(index: Int) -> Value {
        get {
            let position = locate(index)
            return chunks[position.chunk].values[position.index]
        }
        set {
            let position = locate(index)
            chunks[position.chunk].values[position.index] = newValue
            chunks[position.chunk] = Chunk(chunks[position.chunk].values)
        }
    }

    /// What the amounts before an index add up to; the index may be the count.
    package func sum(before index: Int) -> Value {
        var sum = Value.zero
        var left = index
        for chunk in chunks {
            guard left < chunk.values.count else {
                sum += chunk.sum
                left -= chunk.values.count
                continue
            }
            return chunk.values[..<left].reduce(sum, +)
        }
        return sum
    }

    /// The last index before which no more than `value` comes.
    package func index(reaching value: Value) -> Int {
        var start = 0
        var sum = Value.zero
        for chunk in chunks {
            let end = start + chunk.values.count
            if end < count, sum + chunk.sum <= value {
                sum += chunk.sum
                start = end
                continue
            }
            var found = start
            for amount in chunk.values {
                guard sum <= value else { break }
                found = start
                start += 1
                sum += amount
            }
            return found
        }
        return 0
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
        count += values.count - range.count
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

    private func locate(_ index: Int) -> (chunk: Int, index: Int) {
        var left = index
        for (number, chunk) in chunks.enumerated() {
            if left < chunk.values.count { return (number, left) }
            left -= chunk.values.count
        }
        fatalError("Index \(index) is beyond the \(count) amounts of a list")
    }

    private static func split(_ values: [Value]) -> [Chunk] {
        guard values.count > 2 * chunkSize else { return values.isEmpty ? [] : [Chunk(values)] }
        return stride(from: 0, to: values.count, by: chunkSize).map {
            Chunk(Array(values[$0..<min($0 + chunkSize, values.count)]))
        }
    }
}
