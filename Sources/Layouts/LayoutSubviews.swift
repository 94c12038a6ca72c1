import Geometry

/// The children of a layout, in the order in which they were written.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    /// Placements are mirrored by whoever owns the layout: layouts always count from the left.
    public var layoutDirection: LayoutDirection

    private var storage: ArraySlice<LayoutSubview>

    private init(_ storage: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
        self.storage = storage
        self.layoutDirection = layoutDirection
    }

    /// Proxies of the elements, whose placements end up in the buffer.
    package init(
        _ elements: [any LayoutElement], placedIn buffer: PlacementBuffer,
        layoutDirection: LayoutDirection
    ) {
        let subviews = elements.enumerated().map { position, element in
            LayoutSubview(element: element, buffer: buffer, position: position)
        }
        self.init(subviews[...], layoutDirection)
    }

    public var startIndex: Int { storage.startIndex }

    public var endIndex: Int { storage.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        storage[index]
    }

    /// Puts other elements into the places of some.
    mutating func exchange(
        _ places: Range<Int>, with elements: [any LayoutElement], placedIn buffer: PlacementBuffer
    ) {
        storage.replaceSubrange(
            places,
            with: elements.map { LayoutSubview(element: $0, buffer: buffer, position: 0) })
        let isShifted = places.count != elements.count
        let end = isShifted ? storage.endIndex : places.upperBound
        for index in places.lowerBound..<end { storage[index].position = index }
    }

    /// What the subview stands for: cheaper than a copy of the proxy.
    func element(at index: Int) -> any LayoutElement {
        storage[index].element
    }

    /// Whether some take other sizes than the layout's cache may know.
    var hasResized: Bool { storage.first?.buffer.resized.isEmpty == false }

    /// The axes along which they do.
    var resizedAxes: Axis.Set { storage.first?.buffer.resizedAxes ?? [] }

    /// Those that do, of which the cache knows by then.
    func takeResized() -> [Int] {
        guard let buffer = storage.first?.buffer else { return [] }
        let resized = buffer.resized
        buffer.resized = []
        buffer.resizedAxes = []
        return resized
    }

    var hasExchanges: Bool { storage.first?.buffer.exchanges.isEmpty == false }

    /// Exchanges of subviews that the layout's cache has not followed yet, in their order; it has
    /// by then.
    func takeExchanges() -> [SubviewExchange] { storage.first?.buffer.takeExchanges() ?? [] }

    /// Places all, whose sizes for the proposals are known already.
    func placeAll(_ placement: (_ index: Int) -> Placement) {
        guard let buffer = storage.first?.buffer else { return }
        for index in storage.indices {
            buffer.place(storage[index].position, placement(index - storage.startIndex))
        }
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(storage[bounds], layoutDirection)
    }

    /// An open range is a sequence without end too: the subscript below would never return.
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
        self[bounds.lowerBound..<endIndex]
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { storage[$0] }[...], layoutDirection)
    }
}
