import Foundation
import Geometry

/// A group that shows the same as before, or nearly, some pixels away.
struct ScrolledGroup {
    let move: PixelMove
    /// Where the pixels would move, were those that come in known too.
    private let rect: PixelRect
    private let old: DisplayGroup
    private let new: DisplayGroup

    /// Nil where less would be gained than painting costs: the group moves by parts of pixels or out
    /// of sight, or is small beside what clips it.
    init?(
        _ old: DisplayGroup, _ new: DisplayGroup, from start: CGPoint, to end: CGPoint,
        within clip: PixelRect, under transform: CGAffineTransform
    ) {
        guard transform.isUpright else { return nil }
        let dx = (end.x - start.x) * transform.a
        let dy = (end.y - start.y) * transform.d
        guard max(abs(dx), abs(dy)) < 0x1p20, dx != 0 || dy != 0,
            abs(dx - dx.rounded()) < 1e-6, abs(dy - dy.rounded()) < 1e-6
        else { return nil }
        let bounds = old.bounds(at: start).union(new.bounds(at: end))
        rect = PixelRect(covering: bounds, under: transform, as: .group).intersection(clip)
        let (x, y) = (Int(dx.rounded()), Int(dy.rounded()))
        move = PixelMove(rect: rect.intersection(rect.offsetBy(dx: x, dy: y)), dx: x, dy: y)
        guard 2 * move.rect.area >= clip.area, move.rect.area >= Self.leastArea else {
            return nil
        }
        self.old = old
        self.new = new
    }

    /// Pixels; below that, painting costs as little.
    private static let leastArea = 4096

    /// What must be painted although the group's pixels have moved: what comes in, and whatever else
    /// is drawn there, where it was taken along and where it is; nil where that is most of it.
    func spoilt(in before: DisplayList, _ after: DisplayList) -> [PixelRect]? {
        var spoilt = rect.subtracting(move.rect)
        var others: [PixelRect] = []
        Self.appendOthers(than: old, in: before.root, before.deviceTransform, rect, &others)
        for other in others {
            spoilt.append(other.offsetBy(dx: move.dx, dy: move.dy).intersection(rect))
        }
        others = []
        Self.appendOthers(than: new, in: after.root, after.deviceTransform, rect, &others)
        spoilt += others
        let area = spoilt.reduce(0) { $0 + $1.area }
        return 2 * area <= rect.area ? spoilt : nil
    }

    /// The pixels of commands that do not move with a group. One colour all over is the same
    /// everywhere.
    private static func appendOthers(
        than group: DisplayGroup, in parent: DisplayGroup, _ transform: CGAffineTransform,
        _ rect: PixelRect, _ found: inout [PixelRect]
    ) {
        parent.forEachItem(in: SeenPart(rect, under: transform)) { item, bounds in
            switch item {
            case .group(let child, let offset):
                guard child !== group else { return }
                let inner = transform.translatedBy(x: offset.x, y: offset.y)
                appendOthers(than: group, in: child, inner, rect, &found)
            case .effect(let child, let effect) where effect.box(under: transform) != nil:
                let clip = effect.box(under: transform) ?? .empty
                appendOthers(
                    than: group, in: child, transform, rect.intersection(clip), &found)
            case .fill(.rect(let box), .color) where transform.isUpright:
                let box = box.applying(transform)
                let isWhole =
                    box.minX <= CGFloat(rect.minX) && box.maxX >= CGFloat(rect.maxX)
                    && box.minY <= CGFloat(rect.minY) && box.maxY >= CGFloat(rect.maxY)
                if !isWhole { found.append(cover(item, bounds, transform).intersection(rect)) }
            default: found.append(cover(item, bounds, transform).intersection(rect))
            }
        }
    }

    private static func cover(
        _ item: DisplayItem, _ bounds: CGRect, _ transform: CGAffineTransform
    ) -> PixelRect {
        PixelRect(
            covering: bounds, under: transform, as: item.child == nil ? .command : .group)
    }
}

extension GroupEffect {
    /// The pixels it cuts a group to, where that is all it does and they are a box.
    func box(under transform: CGAffineTransform) -> PixelRect? {
        guard case .clip(.rect(let rect)) = self, transform.isUpright else { return nil }
        return PixelRect(nearest: rect.applying(transform))
    }
}

extension CGAffineTransform {
    /// Whether it only moves and stretches, without mirroring.
    package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
