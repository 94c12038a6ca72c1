import Foundation
import Geometry

/// Divides a length among neighbours, the way stacks and grids do.
///
/// Higher priorities choose first, apart from the minimum lengths reserved for lower ones. Among
/// equal priorities the least flexible chooses first; each is offered an equal part of the rest.
package struct LengthDivision {
    /// A neighbour, by its index among all of them.
    private struct Neighbour {
        let index: Int
        let priority: Double
        /// What it was offered at the last division.
        var offer: CGFloat = 0
        var minimum: CGFloat = 0
        var flexibility: CGFloat = 0
    }

    /// By priority, the highest first; among equal ones in the order of the last division.
    private var neighbours: [Neighbour] = []

    package init() {}

    /// What each neighbour was offered at the last division.
    package var offers: [CGFloat] {
        var offers = [CGFloat](repeating: 0, count: neighbours.count)
        forEachOffer { offers[$0] = $1 }
        return offers
    }

    /// Visits the indices of the neighbours, in no certain order, with what they were offered.
    func forEachOffer(_ visit: (Int, CGFloat) -> Void) {
        for neighbour in neighbours { visit(neighbour.index, neighbour.offer) }
    }

    /// Begins anew, with a neighbour for each priority.
    package mutating func reset(priorities: some Collection<Double>) {
        neighbours.removeAll(keepingCapacity: true)
        neighbours.reserveCapacity(priorities.count)
        for (index, priority) in priorities.enumerated() {
            neighbours.append(Neighbour(index: index, priority: priority))
        }
        guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
            return
        }
        neighbours.sort { ($1.priority, $0.index) < ($0.priority, $1.index) }
    }

    /// Fills `offers`. `measure` returns the length that a subview takes for an offered one.
    package mutating func divide(_ available: CGFloat, measure: (Int, CGFloat) -> CGFloat) {
        divide(
            available, flexibility: { measure($0, .infinity) - measure($0, 0) }, measure: measure)
    }

    /// Fills `offers`. `flexibility` returns the difference between the longest and the shortest
    /// length of a subview.
    package mutating func divide(
        _ available: CGFloat, flexibility: (Int) -> CGFloat, measure: (Int, CGFloat) -> CGFloat
    ) {
        // Equal shares of nothing and of infinity need no order, and so no measuring: this keeps
        // the minima and maxima of stacks in stacks cheap.
        guard available > 0, available.isFinite else {
            offerAll(available > 0 ? available : 0)
            return
        }
        guard neighbours.count > 1 else {
            offerAll(available)
            return
        }
        let first = group(from: 0)
        guard first.count < neighbours.count else {
            _ = divide(available, in: first, flexibility, measure)
            return
        }
        divideByPriority(available, first, flexibility, measure)
    }

    private mutating func offerAll(_ offer: CGFloat) {
        for position in neighbours.indices { neighbours[position].offer = offer }
    }

    /// The neighbours of the same priority from a position on.
    private func group(from start: Int) -> Range<Int> {
        let priority = neighbours[start].priority
        let end = neighbours[(start + 1)...].firstIndex { $0.priority != priority }
        return start..<(end ?? neighbours.count)
    }

    private mutating func divideByPriority(
        _ available: CGFloat, _ first: Range<Int>, _ flexibility: (Int) -> CGFloat,
        _ measure: (Int, CGFloat) -> CGFloat
    ) {
        var reserved = measureMinima(after: first, measure)
        var remaining = divide(available - reserved, in: first, flexibility, measure) + reserved
        var start = first.upperBound
        while start < neighbours.count {
            let group = group(from: start)
            reserved -= neighbours[group].reduce(0) { $0 + $1.minimum }
            remaining = divide(remaining - reserved, in: group, flexibility, measure) + reserved
            start = group.upperBound
        }
    }

    /// The sum of the least lengths outside of the first group, which are noted.
    private mutating func measureMinima(
        after first: Range<Int>, _ measure: (Int, CGFloat) -> CGFloat
    ) -> CGFloat {
        var sum: CGFloat = 0
        for position in first.upperBound..<neighbours.count {
            let minimum = measure(neighbours[position].index, 0)
            neighbours[position].minimum = minimum
            sum += minimum
        }
        return sum
    }

    /// Divides among one group, and returns what it leaves.
    private mutating func divide(
        _ available: CGFloat, in group: Range<Int>, _ flexibility: (Int) -> CGFloat,
        _ measure: (Int, CGFloat) -> CGFloat
    ) -> CGFloat {
        if group.count > 1 {
            sort(group, flexibility)
        }
        var remaining = available
        var position = group.lowerBound
        while position < group.upperBound {
            let offer = max(0, remaining / CGFloat(group.upperBound - position))
            neighbours[position].offer = offer
            // Nobody asks what the very last one leaves.
            guard position + 1 < neighbours.count else { break }
            remaining -= measure(neighbours[position].index, offer)
            position += 1
        }
        return remaining
    }

    private mutating func sort(_ group: Range<Int>, _ flexibility: (Int) -> CGFloat) {
        var position = group.lowerBound
        while position < group.upperBound {
            neighbours[position].flexibility = flexibility(neighbours[position].index)
            position += 1
        }
        // In place: a slice of the array would be a copy.
        neighbours.withUnsafeMutableBufferPointer { neighbours in
            neighbours[group].sort {
                ($0.flexibility, $0.index) < ($1.flexibility, $1.index)
            }
        }
    }
}
