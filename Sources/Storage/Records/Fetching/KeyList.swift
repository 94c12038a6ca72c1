/// Keys in an order, in pieces: a change copies one piece, however many keys there are.
struct KeyList {
    private var pieces: [ContiguousArray<Int64>] = []
    /// The index of the first key of each piece.
    private var starts: [Int] = []
    private(set) var count = 0
    /// No key is larger; those of new objects are.
    private var largest = Int64.min
    private static let pieceLength = 1024

    init() {}

    /// Keys that no object has.
    init(missing count: Int) {
        for number in 0..<count { append(-1 - Int64(number)) }
    }

    mutating func append(_ key: Int64) {
        if pieces.isEmpty || pieces[pieces.count - 1].count >= Self.pieceLength {
            var piece = ContiguousArray<Int64>()
            piece.reserveCapacity(Self.pieceLength)
            pieces.append(piece)
            starts.append(count)
        }
        pieces[pieces.count - 1].append(key)
        count += 1
        largest = max(largest, key)
    }

    subscript(index: Int) -> Int64 {
        let piece = self.piece(of: index)
        return pieces[piece][index - starts[piece]]
    }

    func firstIndex(of key: Int64) -> Int? {
        guard key <= largest else { return nil }
        for (piece, keys) in pieces.enumerated() where Self.contains(keys, key) {
            return keys.firstIndex(of: key).map { starts[piece] + $0 }
        }
        return nil
    }

    /// Looks at every key, which vector instructions do faster than stopping at the one sought.
    private static func contains(_ keys: ContiguousArray<Int64>, _ key: Int64) -> Bool {
        keys.withUnsafeBufferPointer { keys in
            var found: Int64 = 0
            for other in keys { found |= other == key ? 1 : 0 }
            return found != 0
        }
    }

    mutating func insert(_ key: Int64, at index: Int) {
        guard index < count else { return append(key) }
        largest = max(largest, key)
        let piece = self.piece(of: index)
        pieces[piece].insert(key, at: index - starts[piece])
        if pieces[piece].count > 2 * Self.pieceLength {
            let half = ContiguousArray(pieces[piece][Self.pieceLength...])
            pieces[piece].removeSubrange(Self.pieceLength...)
            pieces.insert(half, at: piece + 1)
            starts.insert(starts[piece] + Self.pieceLength, at: piece + 1)
            for next in starts.indices.dropFirst(piece + 2) { starts[next] += 1 }
        } else {
            for next in starts.indices.dropFirst(piece + 1) { starts[next] += 1 }
        }
        count += 1
    }

    mutating func remove(at index: Int) {
        let piece = self.piece(of: index)
        pieces[piece].remove(at: index - starts[piece])
        for next in starts.indices.dropFirst(piece + 1) { starts[next] -= 1 }
        if pieces[piece].isEmpty {
            pieces.remove(at: piece)
            starts.remove(at: piece)
        }
        count -= 1
    }

    /// The piece that has the index.
    private func piece(of index: Int) -> Int {
        precondition(index >= 0 && index < count, "Index out of range")
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// How many keys at the beginning and at the end are those of another list. Pieces that both
    /// share are not read.
    func commonEnds(with other: KeyList) -> (prefix: Int, suffix: Int) {
        var prefix = 0
        for (own, others) in zip(pieces, other.pieces) {
            guard !Self.isSamePiece(own, others) else {
                prefix += own.count
                continue
            }
            prefix += zip(own, others).prefix { $0 == $1 }.count
            break
        }
        let limit = min(count, other.count) - prefix
        var suffix = 0
        for (own, others) in zip(pieces.reversed(), other.pieces.reversed()) {
            guard suffix < limit, !Self.isSamePiece(own, others) else {
                suffix += own.count
                if suffix >= limit { break }
                continue
            }
            suffix += zip(own.reversed(), others.reversed()).prefix { $0 == $1 }.count
            break
        }
        return (prefix, min(suffix, limit))
    }

    private static func isSamePiece(
        _ a: ContiguousArray<Int64>, _ b: ContiguousArray<Int64>
    ) -> Bool {
        a.count == b.count
            && a.withUnsafeBufferPointer { a in
                b.withUnsafeBufferPointer { b in
                    a.baseAddress == b.baseAddress || a.elementsEqual(b)
                }
            }
    }
}
