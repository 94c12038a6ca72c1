import Drawing
import Geometry

/// Stacks the windows of one screen and blends them into its pixels. It compares each stack with
/// the last one, and paints only what has changed and can be seen.
package final class Compositor {
    package let screen: Framebuffer
    /// What lies behind all windows.
    private var background = ResolvedColor.black
    private var layers: [CompositorLayer] = []
    private let cache = SurfaceCache(limit: 32 << 20)
    private var shadows = ShadowCache()
    private var isBlank = true

    package init(width: Int, height: Int) { screen = Framebuffer(width: width, height: height) }

    /// Gives the screen another size; all of it is painted with the next stack.
    package func resize(width: Int, height: Int) {
        screen.resize(width: width, height: height)
        isBlank = true
    }

    /// Shows the layers, back to front. `contentDamage` names, by the layers' ids, what of their
    /// contents is new, in the contents' own pixels. Returns what of the screen has changed.
    @discardableResult
    package func show(
        _ new: [CompositorLayer], background: ResolvedColor, contentDamage: [Int: DamageRegion]
    ) -> DamageRegion {
        let damage: DamageRegion
        if isBlank || background != self.background {
            damage = DamageRegion(screen.bounds)
        } else {
            damage = StackDamage(from: layers, to: new, contents: contentDamage)
                .region.intersection(screen.bounds)
        }
        (layers, isBlank) = (new, false)
        self.background = background
        for rect in damage.rects { paint(rect) }
        return damage
    }

    /// Paints everything in a rectangle, beginning with the uppermost layer that hides the rest.
    private func paint(_ rect: PixelRect) {
        let hiding = layers.lastIndex { $0.opaque.contains(rect) }
        if hiding == nil { withCanvas(rect) { $0.fill(rect, with: background) } }
        for index in (hiding ?? 0)..<layers.count where layers[index].bounds.intersects(rect) {
            paint(layers[index], rect, isLowest: index == hiding)
        }
        screen.pixelsWritten += rect.area
    }

    private func paint(_ layer: CompositorLayer, _ rect: PixelRect, isLowest: Bool) {
        if !isLowest {
            if let shadow = layer.shadow {
                shadows.paint(shadow, within: rect, without: layer.opaque, into: screen)
            }
            if let list = layer.list, layer.listBounds.intersects(rect) {
                var transform = list.deviceTransform
                transform.tx = Double(layer.origin.x)
                transform.ty = Double(layer.origin.y)
                withCanvas(rect.intersection(layer.listBounds)) {
                    Player(cache: cache, canvas: $0).draw(list.root, under: transform)
                }
            }
        }
        if let content = layer.content { ContentCopy(content).paint(rect, into: screen) }
    }

    private func withCanvas(_ rect: PixelRect, _ body: (Canvas) -> Void) {
        guard !rect.isEmpty else { return }
        Canvas.paint(screen.surface, within: rect, body)
    }
}
