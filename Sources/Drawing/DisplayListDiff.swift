import Foundation
import Geometry

/// Finds the pixels in which two trees of groups may differ.
///
/// Groups are found again by their node's number, other commands by being equal. Commands that
/// kept their order are compared in place; what is new, gone or out of order damages its bounds.
/// Then at every pixel outside the damage the same commands are stacked in the same order.
struct DisplayListDiff {
    /// A clip or a blur around what is being compared: damage is cut by the clip, then spreads.
    private struct Surrounding {
        var clip: PixelRect
        var reach: (x: Int, y: Int)?
        var dx = 0
        var dy = 0
    }

    private(set) var region = DamageRegion()
    private var surroundings: [Surrounding]

    init(within bounds: PixelRect) {
        surroundings = [Surrounding(clip: bounds)]
    }

    mutating func compare(
        _ old: DisplayGroup, _ new: DisplayGroup, under transform: CGAffineTransform
    ) {
        guard old !== new else { return }
        let (oldRange, newRange) = new.changedRanges(since: old)
        guard !oldRange.isEmpty || !newRange.isEmpty else { return }
        let start = oldRange.lowerBound
        let (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
        let pairs = DisplayItemMatching.pairs(
            Array(old.items[oldRange]), Array(new.items[newRange]))
        var nextOld = start
        var nextNew = start
        for pair in pairs + [(oldEnd - start, newEnd - start)] {
            while nextOld < start + pair.0 {
                damage(old, nextOld, transform)
                nextOld += 1
            }
            while nextNew < start + pair.1 {
                damage(new, nextNew, transform)
                nextNew += 1
            }
            guard nextOld < oldEnd, nextNew < newEnd else { continue }
            compareItems(old, nextOld, new, nextNew, transform)
            nextOld += 1
            nextNew += 1
        }
    }

    /// Compares two commands known to be equal, or to draw the same node.
    private mutating func compareItems(
        _ old: DisplayGroup, _ oldIndex: Int, _ new: DisplayGroup, _ newIndex: Int,
        _ transform: CGAffineTransform
    ) {
        switch (old.items[oldIndex], new.items[newIndex]) {
        case (.group(let before, let start), .group(let after, let end)) where start == end:
            return compare(
                before, after, under: transform.translatedBy(x: start.x, y: start.y))
        case (.effect(let before, let effect), .effect(let after, let later)) where effect == later:
            guard before !== after else { return }
            if case .opacity = effect, before.foldsOpacity != after.foldsOpacity { break }
            return compare(before, after, inside: effect, under: transform)
        case (let before, let after) where before == after: return
        default: break
        }
        damage(old, oldIndex, transform)
        damage(new, newIndex, transform)
    }

    private mutating func compare(
        _ old: DisplayGroup, _ new: DisplayGroup, inside effect: GroupEffect,
        under transform: CGAffineTransform
    ) {
        // Only a clip and a blur change where damage inside is seen.
        let everywhere = PixelRect(
            minX: -(1 << 40), minY: -(1 << 40), maxX: 1 << 40, maxY: 1 << 40)
        switch effect {
        case .transform(let inner):
            return compare(old, new, under: inner.concatenating(transform))
        case .opacity, .isolated, .blend, .adjust:
            return compare(old, new, under: transform)
        case .clip(let shape):
            let clip = PixelRect(covering: shape.bounds, under: transform, as: .group)
            surroundings.append(Surrounding(clip: clip))
        case .mask(let mask):
            let clip = PixelRect(covering: mask.bounds, under: transform, as: .group)
            surroundings.append(Surrounding(clip: clip))
        case .shadow(_, let radius, let offset):
            let moved = offset.applying(transform)
            surroundings.append(
                Surrounding(
                    clip: everywhere, reach: transform.pixelReach(ofBlur: radius),
                    dx: Int(moved.width.rounded()), dy: Int(moved.height.rounded())))
        case .blur(let radius):
            surroundings.append(
                Surrounding(clip: everywhere, reach: transform.pixelReach(ofBlur: radius)))
        }
        compare(old, new, under: transform)
        surroundings.removeLast()
    }

    private mutating func damage(
        _ group: DisplayGroup, _ index: Int, _ transform: CGAffineTransform
    ) {
        let covering: PixelRect.Covering = group.items[index].child == nil ? .command : .group
        var rect = PixelRect(
            covering: group.itemBounds[index], under: transform, as: covering)
        for surrounding in surroundings.reversed() {
            rect = rect.intersection(surrounding.clip)
            guard !rect.isEmpty else { return }
            guard let reach = surrounding.reach else { continue }
            // A shadow's pixels may be rounded otherwise than those of what casts it.
            rect = rect.union(
                rect.outsetBy(dx: reach.x + 2, dy: reach.y + 2)
                    .offsetBy(dx: surrounding.dx, dy: surrounding.dy))
        }
        region.formUnion(rect)
    }
}

extension CGAffineTransform {
    /// The standard deviation of a blur along each axis of the screen, in pixels; bounded.
    package func pixelDeviation(ofBlur radius: CGFloat) -> (x: CGFloat, y: CGFloat) {
        func bounded(_ stretch: CGFloat) -> CGFloat {
            let deviation = max(radius, 0) * stretch
            return deviation.isFinite ? min(deviation, 1365) : 0
        }
        return (bounded(hypot(a, c)), bounded(hypot(b, d)))
    }

    /// How many pixels a blur of a radius in points reaches along each axis.
    package func pixelReach(ofBlur radius: CGFloat) -> (x: Int, y: Int) {
        let deviation = pixelDeviation(ofBlur: radius)
        return (
            Int(GroupEffect.reach(ofBlur: deviation.x)), Int(GroupEffect.reach(ofBlur: deviation.y))
        )
    }
}
