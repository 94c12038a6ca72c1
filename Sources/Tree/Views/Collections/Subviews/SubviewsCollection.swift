/// The single views of some content. As a view it shows all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    public typealias SubSequence = SubviewsCollectionSlice
    let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    /// The view with an index, in the order of the content.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The views in a range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views of a `SubviewsCollection`. As a view it shows them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    public typealias SubSequence = SubviewsCollectionSlice
    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    /// The view with an index in the whole collection.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The views in a range of indices of the whole collection.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}
