import Foundation
import Geometry

/// Receives the placements of a container's subviews while its layout runs.
package final class PlacementBuffer {
    package private(set) var placements: [Placement] = []

    /// The indices of subviews that may have other sizes than the layout's cache knows.
    var resized: [Int] = []
    /// The axes along which they may.
    var resizedAxes: Axis.Set = []

    /// Exchanges of subviews that the layout's cache has not followed yet, in their order.
    private(set) var replacements: [SubviewReplacement] = []

    package init() {}

    /// Marks all subviews as not placed.
    func reset(count: Int) {
        placements.removeAll(keepingCapacity: true)
        placements.append(contentsOf: repeatElement(.nowhere, count: count))
    }

    /// Notes a replacement that the layout's cache does not know yet.
    func replace(_ replacement: SubviewReplacement) {
        replacements.append(replacement)
        resized = replacement.indices(of: resized) + replacement.new
    }

    func takeReplacements() -> [SubviewReplacement] {
        defer { replacements.removeAll() }
        return replacements
    }

    /// Drops all changes, because the cache is created anew.
    func forgetChanges() {
        resized = []
        resizedAxes = []
        replacements = []
    }

    func place(_ index: Int, _ placement: Placement) {
        guard placements.indices.contains(index) else {
            fatalError("A subview was placed outside of its layout's placeSubviews")
        }
        placements[index] = placement
    }

    /// Returns the placements that a closure makes, and restores the previous ones.
    func recording(count: Int, _ work: () -> Void) -> [Placement] {
        let before = placements
        defer { placements = before }
        reset(count: count)
        work()
        return placements
    }
}
