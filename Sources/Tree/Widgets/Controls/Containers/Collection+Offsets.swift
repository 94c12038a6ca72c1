import Foundation

// What the actions of `onDelete` and `onMove` apply to their collections.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var retained = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) {
            retained.append(element)
        }
        self = retained
    }
}

extension MutableCollection {
    /// Moves the elements at the offsets before the one that is at the destination now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.compactMap { all.indices.contains($0) ? all[$0] : nil }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }
        let ordered = before.map { all[$0] } + moved + after.map { all[$0] }
        for (index, element) in zip(indices, ordered) { self[index] = element }
    }
}
