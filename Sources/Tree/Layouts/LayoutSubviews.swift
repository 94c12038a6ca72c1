import Foundation
import Geometry

/// The children of a layout in their order of declaration.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    /// Layouts always measure from the left; their owner mirrors the placements.
    public var layoutDirection: LayoutDirection

    private var storage: ArraySlice<LayoutSubview>

    private init(_ storage: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
        self.storage = storage
        self.layoutDirection = layoutDirection
    }

    /// Proxies of the elements, which write their placements into the buffer.
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

    /// The subview at an index.
    public subscript(index: Int) -> LayoutSubview {
        storage[index]
    }

    /// Replaces the elements at some indices.
    mutating func replace(
        _ places: Range<Int>, with elements: [any LayoutElement], placedIn buffer: PlacementBuffer
    ) {
        storage.replaceSubrange(
            places,
            with: elements.map { LayoutSubview(element: $0, buffer: buffer, position: 0) })
        let isShifted = places.count != elements.count
        let end = isShifted ? storage.endIndex : places.upperBound
        for index in places.lowerBound..<end { storage[index].position = index }
    }

    /// The element of a subview, without a copy of the proxy.
    func element(at index: Int) -> any LayoutElement {
        storage[index].element
    }

    /// Whether some subviews may have other sizes than the layout's cache knows.
    var hasResized: Bool { storage.first?.buffer.resized.isEmpty == false }

    /// The axes along which they may.
    var resizedAxes: Axis.Set { storage.first?.buffer.resizedAxes ?? [] }

    /// Returns the indices of those subviews, and clears them: the cache is up to date then.
    func takeResized() -> [Int] {
        guard let buffer = storage.first?.buffer else { return [] }
        let resized = buffer.resized
        buffer.resized = []
        buffer.resizedAxes = []
        return resized
    }

    var hasReplacements: Bool { storage.first?.buffer.replacements.isEmpty == false }

    /// Exchanges of subviews that the layout's cache has not followed yet, in their order; it has
    /// by then.
    func takeReplacements() -> [SubviewReplacement] {
        storage.first?.buffer.takeReplacements() ?? []
    }

    /// Places all, whose sizes for the proposals are known already.
    func placeAll(_ placement: (_ index: Int) -> Placement) {
        guard let buffer = storage.first?.buffer else { return }
        for index in storage.indices {
            buffer.place(storage[index].position, placement(index - storage.startIndex))
        }
    }

    /// Places the subviews that the layout has not placed at the centre of its bounds.
    func placeTheRest(of buffer: PlacementBuffer, in bounds: CGRect, proposal: ProposedViewSize) {
        for index in buffer.placements.indices where buffer.placements[index].origin.x.isNaN {
            self[index].place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }

    /// The subviews in a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(storage[bounds], layoutDirection)
    }

    /// An open range is a sequence without end too: the subscript below would never return.
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
        self[bounds.lowerBound..<endIndex]
    }

    /// The subviews at some indices, in the order of those.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { storage[$0] }[...], layoutDirection)
    }
}
