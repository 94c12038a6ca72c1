import Foundation
import Geometry

/// Where the placements of a container's subviews are written while its layout runs.
package final class PlacementBuffer {
    package private(set) var placements: [Placement] = []

    /// Places of subviews that take other sizes than the layout's cache may know.
    var resized: [Int] = []
    /// The axes along which they do.
    var resizedAxes: Axis.Set = []

    /// Exchanges of subviews that the layout's cache has not followed yet, in their order.
    private(set) var exchanges: [SubviewExchange] = []

    package init() {}

    /// Forgets everything and makes room.
    func reset(count: Int) {
        placements.removeAll(keepingCapacity: true)
        placements.append(contentsOf: repeatElement(.nowhere, count: count))
    }

    /// The subviews at some places are others, whom the cache knows nothing of.
    func exchange(_ exchange: SubviewExchange) {
        exchanges.append(exchange)
        resized = exchange.places(of: resized) + exchange.new
    }

    func takeExchanges() -> [SubviewExchange] {
        defer { exchanges.removeAll() }
        return exchanges
    }

    /// All subviews are others, or may be.
    func forgetChanges() {
        resized = []
        resizedAxes = []
        exchanges = []
    }

    func place(_ index: Int, _ placement: Placement) {
        guard placements.indices.contains(index) else {
            fatalError("A subview was placed outside of its layout's placeSubviews")
        }
        placements[index] = placement
    }

    /// Puts the subviews that the layout forgot into the middle of its bounds.
    func placeTheRest(
        of subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize
    ) {
        for index in placements.indices where placements[index].origin.x.isNaN {
            subviews[index].place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }

    /// The placements that a piece of work makes; those of before are kept.
    func recording(count: Int, _ work: () -> Void) -> [Placement] {
        let before = placements
        defer { placements = before }
        reset(count: count)
        work()
        return placements
    }
}
