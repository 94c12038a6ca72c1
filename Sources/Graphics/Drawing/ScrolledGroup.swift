import Foundation
import Geometry

/// A group whose content, or most of it, has moved by whole pixels, as in a scroll view.
struct ScrolledGroup {
    let move: PixelMove
    /// The visible pixels of the group before and after the move.
    private let rect: PixelRect
    private let old: DisplayGroup
    private let new: DisplayGroup

    /// Nil if moving pixels gains nothing: the group moves by fractions of pixels or out of the
    /// clip, or covers little of it.
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

    /// In pixels; painting a smaller area costs no more than moving it.
    private static let leastArea = 4096

    /// The pixels to paint after the move: those that come into view, and those of everything else
    /// drawn there, at its own position and where the move has taken its pixels. Nil if that is most
    /// of the area.
    func exposed(in before: DisplayList, _ after: DisplayList) -> [PixelRect]? {
        var exposed = rect.subtracting(move.rect)
        var others: [PixelRect] = []
        Self.appendOthers(than: old, in: before.root, before.deviceTransform, rect, &others)
        for other in others {
            exposed.append(other.offsetBy(dx: move.dx, dy: move.dy).intersection(rect))
        }
        others = []
        Self.appendOthers(than: new, in: after.root, after.deviceTransform, rect, &others)
        exposed += others
        let area = exposed.reduce(0) { $0 + $1.area }
        return 2 * area <= rect.area ? exposed : nil
    }

    /// Appends the pixels of commands that do not move with a group. A fill of the whole rectangle
    /// is left out because moving it changes nothing.
    private static func appendOthers(
        than group: DisplayGroup, in parent: DisplayGroup, _ transform: CGAffineTransform,
        _ rect: PixelRect, _ found: inout [PixelRect]
    ) {
        parent.forEachCommand(in: VisibleRect(rect, under: transform)) { command, bounds in
            switch command {
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
                if !isWhole { found.append(cover(command, bounds, transform).intersection(rect)) }
            default: found.append(cover(command, bounds, transform).intersection(rect))
            }
        }
    }

    private static func cover(
        _ command: DrawCommand, _ bounds: CGRect, _ transform: CGAffineTransform
    ) -> PixelRect {
        PixelRect(
            covering: bounds, under: transform, as: command.child == nil ? .command : .group)
    }
}

extension GroupEffect {
    /// The pixels of a rectangular clip; nil for any other effect.
    func box(under transform: CGAffineTransform) -> PixelRect? {
        guard case .clip(.rect(let rect)) = self, transform.isUpright else { return nil }
        return PixelRect(nearest: rect.applying(transform))
    }
}

extension CGAffineTransform {
    /// Whether it only translates and scales, without mirroring.
    package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
