import Drawing
import Geometry

/// The pixels of a screen that can differ between two stacks of layers.
struct StackDamage {
    private(set) var region = DamageRegion()
    private let new: [CompositorLayer]

    init(
        from old: [CompositorLayer], to new: [CompositorLayer], contents: [Int: DamageRegion]
    ) {
        self.new = new
        var earlier: [Int: (layer: CompositorLayer, rank: Int)] = [:]
        for (rank, layer) in old.enumerated() { earlier[layer.id] = (layer, rank) }
        let open = Set(new.map(\.id))
        for layer in old where !open.contains(layer.id) { region.formUnion(layer.bounds) }
        for (rank, layer) in new.enumerated() {
            guard let (before, _) = earlier[layer.id] else {
                add(layer.bounds, from: rank)
                continue
            }
            compare(before, layer, rank)
            guard let content = layer.content, let damage = contents[layer.id] else { continue }
            for rect in damage.rects {
                add(
                    rect.offsetBy(dx: content.rect.minX, dy: content.rect.minY)
                        .intersection(content.rect), from: rank)
            }
        }
        // If two layers have changed their order, their intersection changes.
        for upper in new.indices {
            for lower in 0..<upper {
                guard let first = earlier[new[upper].id], let second = earlier[new[lower].id],
                    first.rank < second.rank
                else { continue }
                region.formUnion(new[upper].bounds.intersection(new[lower].bounds))
            }
        }
    }

    private mutating func compare(
        _ before: CompositorLayer, _ after: CompositorLayer, _ rank: Int
    ) {
        let hasSameGeometry =
            before.origin == after.origin && before.listBounds == after.listBounds
            && before.content?.rect == after.content?.rect
            && before.content?.topRadius == after.content?.topRadius
            && before.content?.bottomRadius == after.content?.bottomRadius
            && before.content?.framebuffer === after.content?.framebuffer
            && before.opaque == after.opaque
        guard hasSameGeometry else {
            region.formUnion(before.bounds)
            add(after.bounds, from: rank)
            return
        }
        if before.shadow != after.shadow {
            let touched = (before.shadow?.bounds ?? .empty).union(after.shadow?.bounds ?? .empty)
            for rect in touched.subtracting(after.opaque) { add(rect, from: rank) }
        }
        guard let list = after.list else { return }
        for rect in list.damage(since: before.list).rects {
            for seen in rect.offsetBy(dx: after.origin.x, dy: after.origin.y)
                .subtracting(after.opaque)
            {
                add(seen, from: rank)
            }
        }
    }

    /// Adds changed pixels of a layer, except for those hidden by layers above it.
    private mutating func add(_ rect: PixelRect, from rank: Int) {
        var rest = rect.isEmpty ? [] : [rect]
        for layer in new[(rank + 1)...] where !layer.opaque.isEmpty {
            rest = rest.flatMap { $0.subtracting(layer.opaque) }
        }
        for rect in rest { region.formUnion(rect) }
    }
}
