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
    private(set) var changes = DisplayChanges(damage: DamageRegion())
    private let old: DisplayList
    private let new: DisplayList
    private var surroundings: DamageSurroundings
    /// Whether pixels may be moved: not twice, and only where none but boxes cut what is compared.
    private var mayMove: Bool
    /// What has moved, in its new place: pieces keep nothing alive.
    private var movedGroup: DisplayGroup?

    init(from old: DisplayList, to new: DisplayList, mayMove: Bool) {
        self.old = old
        self.new = new
        self.mayMove = mayMove
        surroundings = DamageSurroundings(new.pixelBounds)
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
        let part = SeenPart(surroundings.reach, under: transform)
        if oldRange.count == 1, newRange.count == 1 {
            let first = DisplayPiece(old, oldRange.lowerBound)
            let second = DisplayPiece(new, newRange.lowerBound)
            guard part.meets(first.bounds) || part.meets(second.bounds) else { return }
            if first.showsNode(of: second) { return compareKept(first, second, transform) }
        }
        var before: [DisplayPiece] = []
        var after: [DisplayPiece] = []
        old.forEachPiece(in: oldRange, part) { before.append($0) }
        new.forEachPiece(in: newRange, part) { after.append($0) }
        moveScrolled(&before, after, transform)
        let isAligned =
            before.count == after.count
            && zip(before, after).allSatisfy { $0.showsNode(of: $1) || $0.isSame(as: $1) }
        if isAligned {
            for (first, second) in zip(before, after) { compareKept(first, second, transform) }
        } else {
            compare(before, after, transform, part)
        }
    }

    /// The general case: what is in both lists, and between that what is in one.
    private mutating func compare(
        _ old: [DisplayPiece], _ new: [DisplayPiece], _ transform: CGAffineTransform,
        _ part: SeenPart
    ) {
        let before = DisplayPieceMatching.Pieces(old, beside: Self.byNode(new), in: part)
        let after = DisplayPieceMatching.Pieces(new, beside: Self.byNode(old), in: part)
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
            if let id = piece.node { result[id] = piece }
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

    /// Where much has changed, a successor is one of the next few or not worth the search.
    private static let candidates = 8

    /// Damages what goes and what comes in its stead.
    private mutating func replace(
        _ old: ArraySlice<DisplayPiece>, _ new: ArraySlice<DisplayPiece>,
        _ transform: CGAffineTransform
    ) {
        var new = new
        for piece in old {
            var changes: [PixelRect]?
            let successor = new.prefix(Self.candidates).firstIndex {
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
        let outside = (surroundings, mayMove)
        mayMove = mayMove && effect.box(under: transform) != nil
        defer {
            surroundings = outside.0
            mayMove = outside.1 && changes.move == nil
        }
        let bounds = effect.bounds(of: old.bounds).union(effect.bounds(of: new.bounds))
        let cover = PixelRect(covering: bounds, under: transform, as: .group)
        var inner = transform
        if effect.blurs,
            old.movedContent(under: transform).transform
                != new.movedContent(under: transform).transform
        {
            // The picture may lie otherwise between pixels, which changes all of it.
            return damage([cover])
        }
        switch effect {
        case .transform(let change): inner = change.concatenating(transform)
        case .opacity, .isolated, .blend, .adjust: break
        case .clip, .mask: surroundings.enter(clip: effect.box(under: transform) ?? cover)
        case .shadow(_, let radius, let offset):
            surroundings.enter(blur: radius, offset: offset, within: cover, under: transform)
        case .blur(let radius):
            surroundings.enter(blur: radius, within: cover, under: transform)
        }
        compare(old, new, under: inner)
    }

    /// Where one group fills the greater part of the boxes around and has only moved, by whole
    /// pixels, its pixels can move with it. What is then compared is the old group in the new place.
    private mutating func moveScrolled(
        _ old: inout [DisplayPiece], _ new: [DisplayPiece], _ transform: CGAffineTransform
    ) {
        guard mayMove else { return }
        for (index, piece) in old.enumerated() {
            // Few groups are that large; the others need no search.
            guard case .group(let group, let start) = piece.item, piece.origin == .zero,
                2
                    * PixelRect(covering: piece.bounds, under: transform, as: .group)
                    .intersection(surroundings.reach).area >= surroundings.reach.area
            else { continue }
            let later = new.first { $0.node == group.id }
            guard let later, case .group(let next, let end) = later.item, later.origin == .zero,
                let scroll = ScrolledGroup(
                    group, next, from: start, to: end, within: surroundings.reach, under: transform),
                let spoilt = scroll.spoilt(in: self.old, self.new)
            else { continue }
            mayMove = false
            changes.move = scroll.move
            for rect in spoilt { changes.damage.formUnion(rect) }
            let moved = DisplayGroup(id: group.id, items: [.group(group, offset: end)])
            movedGroup = moved
            old[index] = DisplayPiece(moved, 0)
            return
        }
    }

    private mutating func damage(_ rects: [PixelRect]) {
        for rect in rects { changes.damage.formUnion(surroundings.seen(rect)) }
    }
}
