import Foundation

/// The ids of a loop's elements, in order. What goes through all of them is inlined into the app,
/// where it is compiled for the app's own types.
@usableFromInline
package enum LoopIDs<ID: Hashable> {
    case listed(ContiguousArray<ID>)
    /// Numbers that follow each other, each the id of the element at its place.
    case counted(Range<Int>, (Int) -> ID)

    @inlinable
    package init<Data: RandomAccessCollection>(_ data: Data, by id: (Data.Element) -> ID) {
        // Elements are looked at where they lie: of a copy each reference in it would be counted.
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
        }
    }

    @usableFromInline package subscript(index: Int) -> ID {
        switch self {
        case .listed(let list): list[index]
        case .counted(let range, let id): id(range.lowerBound + index)
        }
    }

    package func firstIndex(of id: ID) -> Int? {
        switch self {
        case .listed(let list):
            return list.firstIndex(of: id)
        case .counted(let range, _):
            guard let number = id as? Int, range.contains(number) else { return nil }
            return number - range.lowerBound
        }
    }

    /// Where the ids begin and cease to differ from earlier ones; nil where all are the same.
    @inlinable
    package func change(from old: LoopIDs<ID>) -> LoopChange? {
        switch (old, self) {
        case (.listed(let old), .listed(let new)):
            return LoopChange(from: old, to: new)
        case (.counted(let old, _), .counted(let new, _)):
            if old == new { return nil }
            let common = old.lowerBound == new.lowerBound ? min(old.count, new.count) : 0
            return LoopChange(old: common..<old.count, new: common..<new.count)
        default:
            return LoopChange(old: 0..<old.count, new: 0..<count)
        }
    }
}
