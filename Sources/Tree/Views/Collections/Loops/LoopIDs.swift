import Foundation

/// The ids of a loop's elements, in order. Functions that visit all of them are inlinable, so that
/// they are specialized for the app's types.
@usableFromInline
package enum LoopIDs<ID: Hashable> {
    case listed(ContiguousArray<ID>)
    /// Consecutive numbers, each the id of one element.
    case counted(Range<Int>, (Int) -> ID)
    /// The ids of elements that are read as they are shown.
    case lazy(LazyIDs<ID>)

    /// The ids of elements that have one each.
    @inlinable
    package init<Data: RandomAccessCollection>(identified data: Data)
    where Data.Element: Identifiable, Data.Element.ID == ID {
        self = LoopIDs(lazily: data) ?? LoopIDs(data) { $0.id }
    }

    /// Nil where all elements are in memory.
    @usableFromInline
    package init?(lazily data: Any) {
        guard let known = data as? any LazilyIdentified, let ids = known.lazyIDs(as: ID.self)
        else { return nil }
        self = .lazy(ids)
    }

    @inlinable
    package init<Data: RandomAccessCollection>(_ data: Data, by id: (Data.Element) -> ID) {
        // Reading elements in place avoids a copy, which would retain every reference in them.
        let known = data.withContiguousStorageIfAvailable { elements in
            ContiguousArray<ID>(unsafeUninitializedCapacity: elements.count) { list, count in
                for index in elements.indices {
                    (list.baseAddress! + index).initialize(to: id(elements[index]))
                    count += 1
                }
            }
        }
        self = .listed(known ?? ContiguousArray(data.lazy.map(id)))
    }

    @usableFromInline package var count: Int {
        switch self {
        case .listed(let list): list.count
        case .counted(let range, _): range.count
        case .lazy(let ids): ids.count
        }
    }

    @usableFromInline package subscript(index: Int) -> ID {
        switch self {
        case .listed(let list): list[index]
        case .counted(let range, let id): id(range.lowerBound + index)
        case .lazy(let ids): ids.id(index)
        }
    }

    /// The ids of some elements. Visiting these costs less than asking for each by its index,
    /// which copies the enumeration.
    @inlinable
    package func slice(_ range: Range<Int>) -> ArraySlice<ID> {
        if case .listed(let list) = self { return list[range] }
        return ContiguousArray(range.lazy.map { self[$0] })[...]
    }

    package func firstIndex(of id: ID) -> Int? {
        switch self {
        case .listed(let list):
            return list.firstIndex(of: id)
        case .counted(let range, _):
            guard let number = id as? Int, range.contains(number) else { return nil }
            return number - range.lowerBound
        case .lazy(let ids):
            return ids.firstIndex(id)
        }
    }

    @usableFromInline
    package static func change(from old: LazyIDs<ID>, to new: LazyIDs<ID>) -> LoopChange? {
        new.change(from: old)
    }

    /// The part in which the ids differ from earlier ones; nil if all are the same.
    @inlinable
    package func change(from old: LoopIDs<ID>) -> LoopChange? {
        switch (old, self) {
        case (.listed(let old), .listed(let new)):
            return LoopChange(from: old, to: new)
        case (.counted(let old, _), .counted(let new, _)):
            if old == new { return nil }
            let common = old.lowerBound == new.lowerBound ? min(old.count, new.count) : 0
            return LoopChange(old: common..<old.count, new: common..<new.count)
        case (.lazy(let old), .lazy(let new)):
            return Self.change(from: old, to: new)
        default:
            return LoopChange(old: 0..<old.count, new: 0..<count)
        }
    }
}
