extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The valid indices of the collection.
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at an index. Writing to an index that is gone has no effect.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        project(ElementProjection<Value>(index: position))
    }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection, Value: BidirectionalCollection {
    public func index(before index: Value.Index) -> Value.Index {
        wrappedValue.index(before: index)
    }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
    public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
        wrappedValue.index(index, offsetBy: distance)
    }

    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

/// One element of a collection, by its index. A write to an index that is gone is dropped: the
/// element was removed while a control still showed it.
struct ElementProjection<Base: MutableCollection>: Projection {
    let index: Base.Index

    func get(_ base: Base) -> Base.Element { base[index] }

    func set(_ base: inout Base, to value: Base.Element) {
        if base.startIndex <= index, index < base.endIndex { base[index] = value }
    }

    func isSame(as other: Self) -> Bool { index == other.index }
}
