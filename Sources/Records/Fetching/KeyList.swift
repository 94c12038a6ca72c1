/// Keys in an order, in pieces: a change copies one piece, however many keys there are.
struct KeyList {
    private var pieces: [ContiguousArray<Int64>] = []
    /// The index of the first key of each piece.
    private var starts: [Int] = []
    private(set) var count = 0
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
    }

    subscript(index: Int) -> Int64 {
        let piece = self.piece(of: index)
        return pieces[piece][index - starts[piece]]
    }

    func firstIndex(of key: Int64) -> Int? {
        for (piece, keys) in pieces.enumerated() {
            if let index = keys.firstIndex(of: key) { return starts[piece] + index }
        }
        return nil
    }

    mutating func insert(_ key: Int64, at index: Int) {
        guard index < count else { return append(key) }
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
