import Foundation
import Geometry

extension DisplayList {
    /// The pixels that can differ from those of an earlier list; all pixels without one.
    package func damage(since earlier: DisplayList?) -> DamageRegion {
        changes(since: earlier, mayMove: false).damage
    }

    /// How to turn the pixels of an earlier list into those of this one.
    package func changes(since earlier: DisplayList?) -> DisplayChanges {
        changes(since: earlier, mayMove: true)
    }

    private func changes(since earlier: DisplayList?, mayMove: Bool) -> DisplayChanges {
        guard let earlier, earlier.size == size, earlier.scale == scale,
            earlier.background == background
        else { return DisplayChanges(damage: DamageRegion(pixelBounds)) }
        var diff = DisplayListDiff(from: earlier, to: self, mayMove: mayMove)
        diff.run()
        var changes = diff.changes
        changes.damage = withBackdrops(changes.damage, moved: changes.move?.rect)
        return changes
    }
}

/// Finds the pixels in which two display lists can differ.
///
/// A node that both lists show at the same position is compared inside. Every other node is split
/// into its commands, and equal commands at equal positions are matched whatever node they belong
/// to: if a row moves to the position of another row, what both draw there causes no damage.
/// Commands that are new, gone or out of order damage their bounds; a changed text damages only
/// the glyphs that differ. Outside the damage, every pixel has the same commands in the same order.
struct DisplayListDiff {
    private(set) var changes = DisplayChanges(damage: DamageRegion())
    private let old: DisplayList
    private let new: DisplayList
    private var enclosing: EnclosingEffects
    /// Whether pixels may be moved: at most once, and only if every enclosing clip is a rectangle.
    private var mayMove: Bool
    /// The moved group at its new position, retained here because commands do not retain groups.
    private var movedGroup: DisplayGroup?

    init(from old: DisplayList, to new: DisplayList, mayMove: Bool) {
        self.old = old
        self.new = new
        self.mayMove = mayMove
        enclosing = EnclosingEffects(new.pixelBounds)
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
        let visible = VisibleRect(enclosing.reach, under: transform)
        if oldRange.count == 1, newRange.count == 1 {
            let first = PlacedCommand(old, oldRange.lowerBound)
            let second = PlacedCommand(new, newRange.lowerBound)
            guard visible.intersects(first.bounds) || visible.intersects(second.bounds) else {
                return
            }
            if first.showsNode(of: second) { return compareMatched(first, second, transform) }
        }
        var before: [PlacedCommand] = []
        var after: [PlacedCommand] = []
        old.forEachPlacedCommand(in: oldRange, visible) { before.append($0) }
        new.forEachPlacedCommand(in: newRange, visible) { after.append($0) }
        moveScrolled(&before, after, transform)
        let isAligned =
            before.count == after.count
            && zip(before, after).allSatisfy { $0.showsNode(of: $1) || $0.isSame(as: $1) }
        if isAligned {
            for (first, second) in zip(before, after) { compareMatched(first, second, transform) }
        } else {
            compare(before, after, transform, visible)
        }
    }

    /// Matches the commands of two lists, and damages those without a match.
    private mutating func compare(
        _ old: [PlacedCommand], _ new: [PlacedCommand], _ transform: CGAffineTransform,
        _ visible: VisibleRect
    ) {
        let before = CommandMatching.Commands(old, beside: PlacedNodes(new), in: visible)
        let after = CommandMatching.Commands(new, beside: PlacedNodes(old), in: visible)
        let (older, newer) = (before.commands, after.commands)
        var nextOld = 0
        var nextNew = 0
        let pairs = CommandMatching.pairs(before, after)
        for pair in pairs + [(older.count, newer.count)] {
            replace(older[nextOld..<pair.0], newer[nextNew..<pair.1], transform)
            nextOld = pair.0 + 1
            nextNew = pair.1 + 1
            guard pair.0 < older.count else { break }
            compareMatched(older[pair.0], newer[pair.1], transform)
        }
    }

    /// Compares two commands that are equal or draw the same node.
    private mutating func compareMatched(
        _ old: PlacedCommand, _ new: PlacedCommand, _ transform: CGAffineTransform
    ) {
        let placed = transform.translatedBy(x: old.origin.x, y: old.origin.y)
        switch (old.command, new.command) {
        case (.group(let before, let offset), .group(let after, _)):
            compare(before, after, under: placed.translatedBy(x: offset.x, y: offset.y))
        case (.effect(let before, let effect), .effect(let after, _)):
            guard before !== after else { return }
            compare(before, after, inside: effect, under: placed)
        default: break
        }
    }

    /// How many commands are tried as a replacement of one, so that the cost stays linear.
    private static let candidates = 8

    /// Damages the removed commands and the inserted ones, or only what differs between a command
    /// and its replacement.
    private mutating func replace(
        _ old: ArraySlice<PlacedCommand>, _ new: ArraySlice<PlacedCommand>,
        _ transform: CGAffineTransform
    ) {
        var new = new
        for command in old {
            var changes: [PixelRect]?
            let successor = new.prefix(Self.candidates).firstIndex {
                changes = command.changes(to: $0, under: transform)
                return changes != nil
            }
            guard let successor else {
                damage(command.pixels(under: transform))
                continue
            }
            for other in new[..<successor] { damage(other.pixels(under: transform)) }
            damage(changes ?? [])
            new = new[(successor + 1)...]
        }
        for command in new { damage(command.pixels(under: transform)) }
    }

    private mutating func compare(
        _ old: DisplayGroup, _ new: DisplayGroup, inside effect: GroupEffect,
        under transform: CGAffineTransform
    ) {
        // Only clips and blurs change where damage inside is visible.
        let outside = (enclosing, mayMove)
        mayMove = mayMove && effect.box(under: transform) != nil
        defer {
            enclosing = outside.0
            mayMove = outside.1 && changes.move == nil
        }
        let bounds = effect.bounds(of: old.bounds).union(effect.bounds(of: new.bounds))
        let cover = PixelRect(covering: bounds, under: transform, as: .group)
        var inner = transform
        if effect.blurs,
            old.movedContent(under: transform).transform
                != new.movedContent(under: transform).transform
        {
            // The picture may have another subpixel offset, which changes all of it.
            return damage([cover])
        }
        switch effect {
        case .transform(let change): inner = change.concatenating(transform)
        case .projection: return damage([cover])
        case .opacity, .isolated, .blend, .adjust: break
        case .clip, .mask: enclosing.enter(clip: effect.box(under: transform) ?? cover)
        case .shadow(_, let radius, let offset), .onlyShadow(_, let radius, let offset),
            .innerShadow(_, let radius, let offset):
            enclosing.enter(blur: radius, offset: offset, within: cover, under: transform)
        case .blur(let radius):
            enclosing.enter(blur: radius, within: cover, under: transform)
        }
        compare(old, new, under: inner)
    }

    /// If a group that covers most of the visible area has only moved, by whole pixels, its pixels
    /// can be moved. The comparison continues with the old group at the new position.
    private mutating func moveScrolled(
        _ old: inout [PlacedCommand], _ new: [PlacedCommand], _ transform: CGAffineTransform
    ) {
        guard mayMove else { return }
        for (index, command) in old.enumerated() {
            // Few groups are that large, so the search below is rare.
            guard case .group(let group, let start) = command.command, command.origin == .zero,
                2
                    * PixelRect(covering: command.bounds, under: transform, as: .group)
                    .intersection(enclosing.reach).area >= enclosing.reach.area
            else { continue }
            let later = new.first { $0.node == group.id }
            guard let later, case .group(let next, let end) = later.command, later.origin == .zero,
                let scroll = ScrolledGroup(
                    group, next, from: start, to: end, within: enclosing.reach, under: transform),
                let exposed = scroll.exposed(in: self.old, self.new)
            else { continue }
            mayMove = false
            changes.move = scroll.move
            for rect in exposed { changes.damage.formUnion(rect) }
            let moved = DisplayGroup(id: group.id, commands: [.group(group, offset: end)])
            movedGroup = moved
            old[index] = PlacedCommand(moved, 0)
            return
        }
    }

    private mutating func damage(_ rects: [PixelRect]) {
        for rect in rects { changes.damage.formUnion(enclosing.visiblePart(of: rect)) }
    }
}
