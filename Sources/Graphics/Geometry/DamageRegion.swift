import Foundation

/// A region that must be painted again, as few disjoint rectangles in device pixels.
///
/// Two rectangles are merged if their bounding box has no more pixels than both together. Beyond
/// the limit, a new rectangle is merged with the one whose bounding box adds the fewest pixels.
package struct DamageRegion: Equatable, Sendable {
    package static let limit = 64

    /// Disjoint and not empty, in no promised order.
    package private(set) var rects: [PixelRect] = []

    package init() {}

    package init(_ rect: PixelRect) {
        formUnion(rect)
    }

    package init(_ rects: some Sequence<PixelRect>) {
        for rect in rects { formUnion(rect) }
    }

    package var isEmpty: Bool { rects.isEmpty }
    package var area: Int { rects.reduce(0) { $0 + $1.area } }
    package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    package mutating func formUnion(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var pending = [rect]
        while let next = pending.popLast() {
            if rects.contains(where: { $0.contains(next) }) { continue }
            if let index = rects.firstIndex(where: { $0.union(next).area <= $0.area + next.area }) {
                pending.append(rects.remove(at: index).union(next))
            } else if let other = rects.first(where: { $0.intersects(next) }) {
                pending.append(contentsOf: next.subtracting(other))
            } else {
                rects.append(next)
                if rects.count > Self.limit { mergeLast() }
            }
        }
    }

    package mutating func formUnion(_ other: DamageRegion) {
        for rect in other.rects { formUnion(rect) }
    }

    package func union(_ other: DamageRegion) -> DamageRegion {
        var result = self
        result.formUnion(other)
        return result
    }

    package func intersection(_ bounds: PixelRect) -> DamageRegion {
        var result = DamageRegion()
        result.rects = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        return result
    }

    package func intersects(_ rect: PixelRect) -> Bool {
        rects.contains { $0.intersects(rect) }
    }

    package func contains(x: Int, y: Int) -> Bool {
        rects.contains { $0.contains(x: x, y: y) }
    }

    /// Whether every pixel of the rectangle is in the region.
    package func contains(_ rect: PixelRect) -> Bool {
        let covered = rects.reduce(0) { $0 + $1.intersection(rect).area }
        return covered == rect.area
    }

    /// Traps if rectangles overlap, are empty or exceed the limit.
    package func checkInvariants() {
        guard rects.count <= Self.limit else {
            fatalError("A damage region holds \(rects.count) rectangles, over \(Self.limit)")
        }
        for (index, rect) in rects.enumerated() {
            guard !rect.isEmpty else { fatalError("A damage region holds the empty \(rect)") }
            for other in rects[(index + 1)...] where other.intersects(rect) {
                fatalError("In a damage region \(rect) overlaps \(other)")
            }
        }
    }

    /// Merges the last rectangle with the one whose bounding box adds the fewest pixels, and with
    /// all rectangles that intersect that box.
    private mutating func mergeLast() {
        let last = rects.removeLast()
        var best = (waste: Int.max, index: 0)
        for (index, rect) in rects.enumerated() {
            let waste = rect.union(last).area - rect.area
            if waste < best.waste { best = (waste, index) }
        }
        var box = rects.remove(at: best.index).union(last)
        while let index = rects.firstIndex(where: { $0.intersects(box) }) {
            box = box.union(rects.remove(at: index))
        }
        rects.append(box)
    }
}
