import Foundation
import Geometry

/// A command at its place among those of two lists that are compared. It lives no longer than its
/// group, and counts no references.
struct DisplayPiece {
    private unowned(unsafe) let group: DisplayGroup
    private let index: Int
    /// Where the origin of the command's coordinates is.
    let origin: CGPoint
    /// Everything it may touch.
    let bounds: CGRect

    /// A command of a group that has its origin at a point.
    init(_ group: DisplayGroup, _ index: Int, at origin: CGPoint = .zero) {
        self.group = group
        self.index = index
        self.origin = origin
        bounds = group.bounds(ofItemAt: index).offsetBy(dx: origin.x, dy: origin.y)
    }

    var item: DisplayItem { group.items[index] }

    /// The node that the command draws, if it draws one.
    var node: Int? { item.child?.id }

    /// Whether both draw the same pixels wherever they are drawn.
    func isSame(as other: DisplayPiece) -> Bool {
        origin == other.origin && item.draws(sameAs: other.item)
    }

    /// Whether both draw a node, the same, in the same place, whatever is in it.
    func showsNode(of other: DisplayPiece) -> Bool {
        guard origin == other.origin else { return false }
        switch (item, other.item) {
        case (.group(let group, let offset), .group(let later, let place)):
            return group.id == later.id && offset == place
        case (.effect(let group, let effect), .effect(let later, let other)):
            guard group.id == later.id, effect == other else { return false }
            if case .opacity = effect { return group.foldsOpacity == later.foldsOpacity }
            return true
        default: return false
        }
    }

    /// The commands it consists of, those of moved groups inside included, as far as they are seen.
    func appendCommands(to pieces: inout [DisplayPiece], in part: SeenPart) {
        guard case .group(let group, let offset) = item else { return pieces.append(self) }
        let inner = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        group.forEachPiece(in: group.items.indices, at: inner, part) {
            $0.appendCommands(to: &pieces, in: part)
        }
    }
}

extension DisplayGroup {
    /// Hands over, in order, the commands of a range that may be seen, with the group's origin at a
    /// point.
    func forEachPiece(
        in range: Range<Int>, at origin: CGPoint = .zero, _ part: SeenPart,
        _ body: (DisplayPiece) -> Void
    ) {
        forEachIndex(in: range, part.from(origin)) { body(DisplayPiece(self, $0, at: origin)) }
    }

    /// Whether both draw the same pixels, whichever nodes they are of.
    fileprivate func draws(sameAs other: DisplayGroup) -> Bool {
        if self === other { return true }
        return items.count == other.items.count
            && zip(items, other.items).allSatisfy { $0.draws(sameAs: $1) }
    }
}

extension DisplayItem {
    fileprivate func draws(sameAs other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.group(let group, let offset), .group(let later, let place)):
            offset == place && group.draws(sameAs: later)
        case (.effect(let group, let effect), .effect(let later, let other)):
            effect == other && group.draws(sameAs: later)
        default: self == other
        }
    }
}
