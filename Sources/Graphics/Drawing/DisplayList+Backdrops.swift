import Foundation
import Geometry

extension DisplayList {
    /// The damage, with all of each blurred backdrop in or behind which something has changed: a blur
    /// spreads every change over the whole.
    package func withBackdrops(
        _ damage: DamageRegion, moved: PixelRect? = nil
    ) -> DamageRegion {
        guard root.showsBackdrop, !damage.isEmpty || moved != nil else { return damage }
        var result = damage
        var rest = backdrops
        // One backdrop may lie behind another.
        while let index = rest.firstIndex(where: { rect in
            result.intersects(rect) || moved?.intersects(rect) == true
        }) {
            result.formUnion(rest.remove(at: index))
        }
        return result
    }

    /// Rectangles that cover the damage. Each backdrop that one of them meets lies wholly inside of
    /// it, because a blur of a part of a backdrop differs from that part of the whole blur.
    package func rects(of damage: DamageRegion) -> [PixelRect] {
        guard root.showsBackdrop else { return damage.rects }
        let backdrops = backdrops
        var rects = damage.rects
        // A merged rectangle is larger than its parts and may meet further backdrops.
        while let divided = backdrops.first(where: { backdrop in
            rects.contains { $0.intersects(backdrop) && !$0.contains(backdrop) }
        }) {
            rects = (rects + [divided]).merged
        }
        return rects
    }

    /// The pixels of every shape that shows what lies behind it.
    private var backdrops: [PixelRect] {
        var found: [PixelRect] = []
        root.appendBackdrops(to: &found, under: deviceTransform, within: pixelBounds)
        return found
    }
}

extension [PixelRect] {
    /// The rectangles, those that intersect replaced by their bounding boxes.
    fileprivate var merged: [PixelRect] {
        var result: [PixelRect] = []
        for rect in self {
            var rect = rect
            while let index = result.firstIndex(where: { $0.intersects(rect) }) {
                rect = rect.union(result.remove(at: index))
            }
            result.append(rect)
        }
        return result
    }
}

extension DisplayGroup {
    fileprivate func appendBackdrops(
        to found: inout [PixelRect], under transform: CGAffineTransform, within clip: PixelRect
    ) {
        guard showsBackdrop else { return }
        for (index, command) in commands.enumerated() {
            switch command {
            case .fill(_, .backdrop), .stroke(_, _, .backdrop):
                let rect = PixelRect(
                    covering: bounds(ofCommandAt: index), under: transform, as: .command
                ).intersection(clip)
                if !rect.isEmpty { found.append(rect) }
            case .group(let group, let offset):
                group.appendBackdrops(
                    to: &found, under: transform.translatedBy(x: offset.x, y: offset.y),
                    within: clip)
            case .effect(let group, let effect):
                var inner = transform
                switch effect {
                // Blurred and projected groups do not know what lies behind them.
                case .blur, .projection: continue
                case .transform(let change): inner = change.concatenating(transform)
                default: break
                }
                let cover = PixelRect(
                    covering: bounds(ofCommandAt: index), under: transform, as: .group)
                let shown = clip.intersection(cover)
                    .intersection(effect.box(under: transform) ?? cover)
                group.appendBackdrops(to: &found, under: inner, within: shown)
            default: break
            }
        }
    }
}
