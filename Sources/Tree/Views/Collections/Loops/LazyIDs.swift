/// The ids of a collection's elements, which are available without reading the elements. A class,
/// so that `LoopIDs` stay small: they are copied wherever a row asks for its id.
@usableFromInline
package final class LazyIDs<ID: Hashable> {
    package let count: Int
    package let id: (Int) -> ID
    package let firstIndex: (ID) -> Int?
    /// The collection.
    package let source: Any
    /// How many ids at the beginning and at the end are those of an older collection; nil where it
    /// is of another kind.
    package let commonEnds: (_ older: Any) -> (prefix: Int, suffix: Int)?

    package init(
        of source: Any, count: Int, id: @escaping (Int) -> ID,
        firstIndex: @escaping (ID) -> Int?,
        commonEnds: @escaping (_ older: Any) -> (prefix: Int, suffix: Int)?
    ) {
        self.source = source
        self.count = count
        self.id = id
        self.firstIndex = firstIndex
        self.commonEnds = commonEnds
    }

    /// The part in which the ids differ from older ones; nil if all are the same.
    func change(from old: LazyIDs<ID>) -> LoopChange? {
        guard let ends = commonEnds(old.source) else {
            return LoopChange(old: 0..<old.count, new: 0..<count)
        }
        if ends.prefix == count, ends.prefix == old.count { return nil }
        return LoopChange(
            old: ends.prefix..<(old.count - ends.suffix), new: ends.prefix..<(count - ends.suffix))
    }
}

/// A collection that may have so many elements that a list reads only those that it shows.
package protocol LazilyIdentified {
    associatedtype LazyID: Hashable
    /// Nil where all elements are in memory anyway.
    var lazyIDs: LazyIDs<LazyID>? { get }
}

extension LazilyIdentified {
    /// Nil for ids of another type, too.
    func lazyIDs<ID: Hashable>(as type: ID.Type) -> LazyIDs<ID>? { lazyIDs as? LazyIDs<ID> }
}
