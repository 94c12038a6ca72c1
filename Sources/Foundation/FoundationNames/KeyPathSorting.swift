import Foundation

// Sorting by key paths as Foundation does, with each key read once: reading it for every comparison
// takes a second for 100,000 rows.

extension MutableCollection where Self: RandomAccessCollection {
    /// Sorts by a value of the elements. Elements that are equal by it keep their order.
    @inlinable
    public mutating func sort(using comparator: KeyPathComparator<Element>) {
        sort(using: CollectionOfOne(comparator))
    }

    /// Sorts by values of the elements: by the first, and by the next if the first are equal.
    @inlinable
    public mutating func sort<S: Sequence>(using comparators: S)
    where S.Element == KeyPathComparator<Element> {
        var index = startIndex
        for element in KeyPathSorting.sorted(Array(self), by: Array(comparators)) {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension Sequence {
    /// The elements sorted by a value of theirs. Those that are equal by it keep their order.
    @inlinable
    public func sorted(using comparator: KeyPathComparator<Element>) -> [Element] {
        KeyPathSorting.sorted(Array(self), by: [comparator])
    }

    /// The elements sorted by values of theirs.
    @inlinable
    public func sorted<S: Sequence>(using comparators: S) -> [Element]
    where S.Element == KeyPathComparator<Element> {
        KeyPathSorting.sorted(Array(self), by: Array(comparators))
    }
}

/// Sorts by key paths. What knows the elements is inlined into apps, to be specialized for them.
@usableFromInline
enum KeyPathSorting {
    @inlinable
    static func sorted<Element>(
        _ elements: [Element], by comparators: [KeyPathComparator<Element>]
    ) -> [Element] {
        guard let first = comparators.first, elements.count > 1 else { return elements }
        let rest = Array(comparators.dropFirst())
        return sorted(elements, first, Int.self, rest) ?? sorted(elements, first, Double.self, rest)
            ?? sorted(elements, first, Date.self, rest)
            ?? sorted(elements, first, Float.self, rest)
            ?? sorted(elements, first, Int64.self, rest)
            ?? elements.sorted { precedes($0, $1, comparators) }
    }

    /// The elements in order, or `nil` if the comparator does not compare keys of this type by `<`.
    @inlinable
    static func sorted<Element, Key: Comparable>(
        _ elements: [Element], _ comparator: KeyPathComparator<Element>, _ type: Key.Type,
        _ rest: [KeyPathComparator<Element>]
    ) -> [Element]? {
        guard let path = comparator.keyPath as? KeyPath<Element, Key>,
            comparator == KeyPathComparator(path, order: comparator.order)
        else { return nil }
        let keys = elements.map { $0[keyPath: path] }
        let order = order(of: keys, isForward: comparator.order == .forward) { a, b in
            for comparator in rest {
                let result = comparator.compare(elements[a], elements[b])
                if result != .orderedSame { return result == .orderedAscending }
            }
            return a < b
        }
        return order.map { elements[$0] }
    }

    /// The indices of keys in order; `precedes` decides for equal ones. It knows nothing of the
    /// elements, so that it is specialized for each type of key, also for apps in debug builds.
    @usableFromInline
    @_specialize(where Key == Int)
    @_specialize(where Key == Double)
    @_specialize(where Key == Date)
    @_specialize(where Key == Float)
    @_specialize(where Key == Int64)
    static func order<Key: Comparable>(
        of keys: [Key], isForward: Bool, where precedes: (Int, Int) -> Bool
    ) -> [Int] {
        var order = keys.enumerated().map { (key: $1, index: $0) }
        if isForward {
            order.sort { $0.key < $1.key || $0.key == $1.key && precedes($0.index, $1.index) }
        } else {
            order.sort { $1.key < $0.key || $0.key == $1.key && precedes($0.index, $1.index) }
        }
        return order.map(\.index)
    }

    @inlinable
    static func precedes<Element>(
        _ a: Element, _ b: Element, _ comparators: [KeyPathComparator<Element>]
    ) -> Bool {
        for comparator in comparators {
            let result = comparator.compare(a, b)
            if result != .orderedSame { return result == .orderedAscending }
        }
        return false
    }
}
