import Foundation
import Geometry

/// Finds the pixels in which two trees of groups may differ.
///
/// A node that is in both, in the same place, is compared inside. All others are taken apart into
/// commands, which are found again by being equal and in the same place: a row moves into the
/// place of another, and what both show there damages nothing. What is new, gone or out of order
/// damages its bounds, a text only where its glyphs are others. Then at every pixel outside the
/// damage the same commands are stacked in the same order.
struct DisplayListDiff {
    /// A clip or a blur around what is being compared: damage is cut by the clip, then spreads.
    private struct Surrounding {
        var clip = PixelRect(
            minX: -(1 << 40), minY: -(1 << 40), maxX: 1 << 40, maxY: 1 << 40)
        var reach: (x: Int, y: Int)?
        var dx = 0
        var dy = 0
    }

    private(set) var changes = DisplayChanges(damage: DamageRegion())
    private let old: DisplayList
    private let new: DisplayList
    private var surroundings: [Surrounding]
    /// Whether pixels may be moved: not twice, and only where none but boxes cut what is compared.
    private var mayMove: Bool

    init(from old: DisplayList, to new: DisplayList, mayMove: Bool) {
        self.old = old
        self.new = new
        self.mayMove = mayMove
        surroundings = [Surrounding(clip: new.pixelBounds)]
    }

    mutating func run() {
        compare(old.root, new.root, under: new.deviceTransform)
    }

    private mutating func compare(
        _ old: DisplayGroup, _ new: DisplayGroup, under transform: CGAffineTransform
    ) {
        guard old !== new else { return }
        let (oldRange, newRange) = new.changedRanges(since: old)
        guard !oldRange.isEmpty || !newRange.isEmpty else { return }
        let isSeen = SeenPart(Self.reaching(surroundings), under: transform).meets
        var before: [DisplayPiece] = []
        var after: [DisplayPiece] = []
        old.forEachPiece(in: oldRange, where: isSeen) { before.append($0) }
        new.forEachPiece(in: newRange, where: isSeen) { after.append($0) }
        moveScrolled(&before, after, transform)
        let isAligned =
            before.count == after.count
            && zip(before, after).allSatisfy { $0.showsNode(of: $1) || $0.isSame(as: $1) }
        if isAligned {
            for (first, second) in zip(before, after) { compareKept(first, second, transform) }
        } else {
            compare(before, after, transform, isSeen)
        }
    }

    /// The general case: what is in both lists, and between that what is in one.
    private mutating func compare(
        _ old: [DisplayPiece], _ new: [DisplayPiece], _ transform: CGAffineTransform,
        _ isSeen: (CGRect) -> Bool
    ) {
        let before = DisplayPieceMatching.Pieces(old, beside: Self.byNode(new), isSeen)
        let after = DisplayPieceMatching.Pieces(new, beside: Self.byNode(old), isSeen)
        let (older, newer) = (before.pieces, after.pieces)
        var nextOld = 0
        var nextNew = 0
        let pairs = DisplayPieceMatching.pairs(before, after)
        for pair in pairs + [(older.count, newer.count)] {
            replace(older[nextOld..<pair.0], newer[nextNew..<pair.1], transform)
            nextOld = pair.0 + 1
            nextNew = pair.1 + 1
            guard pair.0 < older.count else { break }
            compareKept(older[pair.0], newer[pair.1], transform)
        }
    }

    private static func byNode(_ pieces: [DisplayPiece]) -> [Int: DisplayPiece] {
        var result: [Int: DisplayPiece] = [:]
        for piece in pieces {
            if let id = piece.item.child?.id { result[id] = piece }
        }
        return result
    }

    /// Compares two commands known to be equal, or to draw the same node.
    private mutating func compareKept(
        _ old: DisplayPiece, _ new: DisplayPiece, _ transform: CGAffineTransform
    ) {
        let placed = transform.translatedBy(x: old.origin.x, y: old.origin.y)
        switch (old.item, new.item) {
        case (.group(let before, let offset), .group(let after, _)):
            compare(before, after, under: placed.translatedBy(x: offset.x, y: offset.y))
        case (.effect(let before, let effect), .effect(let after, _)):
            guard before !== after else { return }
            compare(before, after, inside: effect, under: placed)
        default: break
        }
    }

    /// Damages what goes and what comes in its stead.
    private mutating func replace(
        _ old: ArraySlice<DisplayPiece>, _ new: ArraySlice<DisplayPiece>,
        _ transform: CGAffineTransform
    ) {
        var new = new
        for piece in old {
            var changes: [PixelRect]?
            let successor = new.firstIndex {
                changes = piece.changes(to: $0, under: transform)
                return changes != nil
            }
            guard let successor else {
                damage(piece.pixels(under: transform))
                continue
            }
            // The order of the others stays as it is.
            for other in new[..<successor] { damage(other.pixels(under: transform)) }
            damage(changes ?? [])
            new = new[(successor + 1)...]
        }
        for piece in new { damage(piece.pixels(under: transform)) }
    }

    private mutating func compare(
        _ old: DisplayGroup, _ new: DisplayGroup, inside effect: GroupEffect,
        under transform: CGAffineTransform
    ) {
        // Only a clip and a blur change where damage inside is seen.
        let outside = (count: surroundings.count, mayMove: mayMove)
        mayMove = mayMove && effect.box(under: transform) != nil
        defer {
            surroundings.removeLast(surroundings.count - outside.count)
            mayMove = outside.mayMove && changes.move == nil
        }
        switch effect {
        case .transform(let inner):
            return compare(old, new, under: inner.concatenating(transform))
        case .opacity, .isolated, .blend, .adjust:
            return compare(old, new, under: transform)
        case .clip(let shape):
            let clip = effect.box(under: transform) ?? Self.cover(shape.bounds, transform)
            surroundings.append(Surrounding(clip: clip))
        case .mask(let mask):
            surroundings.append(Surrounding(clip: Self.cover(mask.bounds, transform)))
        case .shadow(_, let radius, let offset):
            let moved = offset.applying(transform)
            let bounds = effect.bounds(of: old.bounds).union(effect.bounds(of: new.bounds))
            surroundings.append(Surrounding(clip: Self.cover(bounds, transform)))
            surroundings.append(
                Surrounding(
                    reach: transform.pixelReach(ofBlur: radius), dx: Int(moved.width.rounded()),
                    dy: Int(moved.height.rounded())))
        case .blur(let radius):
            let bounds = effect.bounds(of: old.bounds).union(effect.bounds(of: new.bounds))
            surroundings.append(Surrounding(clip: Self.cover(bounds, transform)))
            surroundings.append(Surrounding(reach: transform.pixelReach(ofBlur: radius)))
        }
        compare(old, new, under: transform)
    }

    private static func cover(_ bounds: CGRect, _ transform: CGAffineTransform) -> PixelRect {
        PixelRect(covering: bounds, under: transform, as: .group)
    }

    /// Where one group fills the greater part of the boxes around and has only moved, by whole
    /// pixels, its pixels can move with it. What is then compared is the old group in the new place.
    private mutating func moveScrolled(
        _ old: inout [DisplayPiece], _ new: [DisplayPiece], _ transform: CGAffineTransform
    ) {
        guard mayMove else { return }
        let clip = Self.reaching(surroundings)
        for (index, piece) in old.enumerated() {
            guard case .group(let group, let start) = piece.item, piece.origin == .zero else {
                continue
            }
            let later = new.first { $0.item.child?.id == group.id }
            guard let later, case .group(let next, let end) = later.item, later.origin == .zero,
                let scroll = ScrolledGroup(
                    group, next, from: start, to: end, within: clip, under: transform),
                let spoilt = scroll.spoilt(in: self.old, self.new)
            else { continue }
            mayMove = false
            changes.move = scroll.move
            for rect in spoilt { changes.damage.formUnion(rect) }
            old[index] = DisplayPiece(
                item: .group(group, offset: end), origin: .zero, bounds: group.bounds(at: end))
            return
        }
    }

    private mutating func damage(_ rects: [PixelRect]) {
        for rect in rects { changes.damage.formUnion(Self.pixels(rect, surroundings)) }
    }

    /// The pixels in which a change is seen from outside.
    private static func reaching(_ surroundings: [Surrounding]) -> PixelRect {
        var seen = surroundings[0].clip
        for surrounding in surroundings.dropFirst() {
            if let reach = surrounding.reach {
                seen = seen.union(seen.offsetBy(dx: -surrounding.dx, dy: -surrounding.dy))
                    .outsetBy(dx: reach.x + 2, dy: reach.y + 2)
            }
            seen = seen.intersection(surrounding.clip)
        }
        return seen
    }

    /// What is seen of changed pixels from outside of the clips and blurs around.
    private static func pixels(_ rect: PixelRect, _ surroundings: [Surrounding]) -> PixelRect {
        var rect = rect
        for surrounding in surroundings.reversed() {
            rect = rect.intersection(surrounding.clip)
            guard !rect.isEmpty else { return rect }
            guard let reach = surrounding.reach else { continue }
            // A shadow's pixels may be rounded otherwise than those of what casts it.
            rect = rect.union(
                rect.outsetBy(dx: reach.x + 2, dy: reach.y + 2)
                    .offsetBy(dx: surrounding.dx, dy: surrounding.dy))
        }
        return rect
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
