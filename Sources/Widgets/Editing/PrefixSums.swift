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
            let place = locate(index)
            return chunks[place.chunk].values[place.index]
        }
        set {
            let place = locate(index)
            chunks[place.chunk].values[place.index] = newValue
            chunks[place.chunk] = Chunk(chunks[place.chunk].values)
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
        var place = locate(range.lowerBound)
        var values: [Value] = []
        values.reserveCapacity(range.count)
        while values.count < range.count {
            let chunk = chunks[place.chunk].values
            let end = min(chunk.count, place.index + range.count - values.count)
            values += chunk[place.index..<end]
            place = (place.chunk + 1, 0)
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
