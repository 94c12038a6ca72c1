import Drawing
import Geometry

/// Composites the windows of one screen into its pixels. It compares each stack of layers with the
/// previous one and paints only what has changed and is visible.
package final class Compositor {
    package let screen: Framebuffer
    /// The colour behind all windows.
    private var background = ResolvedColor.black
    private var layers: [CompositorLayer] = []
    private let cache = SurfaceCache(limit: 32 << 20)
    private var shadows = ShadowCache()
    private var isBlank = true

    package init(width: Int, height: Int) { screen = Framebuffer(width: width, height: height) }

    /// Changes the size of the screen. The next call of `show` paints all of it.
    package func resize(width: Int, height: Int) {
        screen.resize(width: width, height: height)
        isBlank = true
    }

    /// Shows the layers, back to front, and returns the changed pixels of the screen.
    ///
    /// `contentDamage` holds the changed pixels of the layers' contents, in the contents' own
    /// coordinates, by the layers' ids.
    @discardableResult
    package func show(
        _ new: [CompositorLayer], background: ResolvedColor, contentDamage: [Int: DamageRegion]
    ) -> DamageRegion {
        cache.fit(framebufferBytes: screen.width * screen.height * 4)
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

    /// Paints the rectangle, from the topmost layer that covers all of it upwards.
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
