import Geometry

/// The children of a layout, in the order in which they were written.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    /// Placements are mirrored by whoever owns the layout: layouts always count from the left.
    public var layoutDirection: LayoutDirection

    private let storage: ArraySlice<LayoutSubview>

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

    /// Places one whose size for the proposal is known already.
    func place(at index: Int, _ placement: Placement) {
        let subview = storage[index]
        subview.buffer.place(subview.position, placement)
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
