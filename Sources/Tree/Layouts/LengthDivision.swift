import Foundation
import Geometry

/// Divides a length among neighbours, the way stacks and grids do.
///
/// Higher priorities choose first, apart from the minimum lengths reserved for lower ones. Among
/// equal priorities the least flexible chooses first; each is offered an equal part of the rest.
package struct LengthDivision {
    /// What each neighbour was offered at the last division.
    package private(set) var offers: [CGFloat] = []

    /// The neighbours, group by group; inside a group in the order of the last division.
    private var order: [Int] = []
    private var groups: [Range<Int>] = []
    private var minima: [CGFloat] = []
    private var flexibilities: [CGFloat] = []

    package init() {}

    /// Begins anew, with a neighbour for each priority.
    package mutating func reset(priorities: [Double]) {
        let count = priorities.count
        order.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        resize(&offers, to: count)
        resize(&minima, to: count)
        resize(&flexibilities, to: count)
        order.append(contentsOf: 0..<count)
        guard let first = priorities.first else { return }
        guard priorities.contains(where: { $0 != first }) else {
            groups.append(0..<count)
            return
        }
        order.sort { (priorities[$1], $0) < (priorities[$0], $1) }
        var start = 0
        for position in 1...count
        where position == count || priorities[order[position]] != priorities[order[start]] {
            groups.append(start..<position)
            start = position
        }
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
        guard offers.count > 1 else {
            offerAll(available)
            return
        }
        guard groups.count > 1 else {
            _ = divide(available, in: 0..<offers.count, flexibility, measure)
            return
        }
        divideByPriority(available, flexibility, measure)
    }

    private mutating func offerAll(_ offer: CGFloat) {
        for index in offers.indices {
            offers[index] = offer
        }
    }

    private mutating func divideByPriority(
        _ available: CGFloat, _ flexibility: (Int) -> CGFloat,
        _ measure: (Int, CGFloat) -> CGFloat
    ) {
        var reserved = measureMinima(measure)
        var remaining = available
        for (number, group) in groups.enumerated() {
            if number > 0 {
                reserved -= order[group].reduce(0) { $0 + minima[$1] }
            }
            remaining =
                divide(remaining - reserved, in: group, flexibility, measure) + reserved
        }
    }

    /// The sum of the least lengths outside of the first group, which are noted.
    private mutating func measureMinima(_ measure: (Int, CGFloat) -> CGFloat) -> CGFloat {
        var sum: CGFloat = 0
        for index in order[(groups.first?.upperBound ?? 0)...] {
            minima[index] = measure(index, 0)
            sum += minima[index]
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
            let index = order[position]
            offers[index] = max(0, remaining / CGFloat(group.upperBound - position))
            // Nobody asks what the very last one leaves.
            guard position + 1 < order.count else { break }
            remaining -= measure(index, offers[index])
            position += 1
        }
        return remaining
    }

    private mutating func sort(_ group: Range<Int>, _ flexibility: (Int) -> CGFloat) {
        var position = group.lowerBound
        while position < group.upperBound {
            let index = order[position]
            flexibilities[index] = flexibility(index)
            position += 1
        }
        let flexibilities = self.flexibilities
        order[group].sort { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    }

    private func resize(_ lengths: inout [CGFloat], to count: Int) {
        lengths.removeAll(keepingCapacity: true)
        for _ in 0..<count {
            lengths.append(0)
        }
    }
}
