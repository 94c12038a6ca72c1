#if SDL
    import CSDL2
    import Foundation
    import Geometry
    import Hosting
    import Raster
    import Views

    /// A title bar drawn above a window's content, where the window system draws none: one picture
    /// of both, and the areas by which SDL lets the user move and resize the window.
    final class SDLTitleBar {
        private var bar: ClientTitleBar
        private let painter: TitleBarPainter
        private let whole = Framebuffer(width: 1, height: 1)
        private var metrics: SDLMetrics?
        /// When and where the title bar was last pressed, in SDL's units.
        private var lastPress: (time: ContinuousClock.Instant, location: CGPoint)?

        /// Two presses on the title bar within this time maximise the window.
        private static let doublePress = Duration.milliseconds(400)

        init(_ plan: WindowPlan, painter: TitleBarPainter) {
            bar = ClientTitleBar(plan)
            self.painter = painter
        }

        var cursor: Cursor? { bar.cursor }

        /// Takes over the state of the window. Returns the whole window's pixels and their changed
        /// part, where anything has changed and there are pixels already.
        func update(
            _ plan: WindowPlan, _ state: SDLWindowState
        ) -> (Framebuffer, DamageRegion)? {
            bar.update(
                plan, content: state.size, top: state.metrics.contentTop,
                isKey: state.isFocused, isMaximized: state.placement == .maximized)
            guard metrics == state.metrics else { return nil }
            return repainted()
        }

        /// What a pointer does, in points from the window's upper left corner.
        func handle(_ event: PointerEvent) -> ClientTitleBar.Response { bar.handle(event) }

        /// The title bar drawn again, where it looks different.
        func repainted() -> (Framebuffer, DamageRegion)? {
            guard let metrics, metrics.titleBarPixels > 0,
                let rect = painter.paint(&bar, scale: metrics.scale, into: whole)
            else { return nil }
            return (whole, DamageRegion(rect))
        }

        /// The whole window with the content's damaged pixels in it, and what has changed of it.
        func compose(
            _ content: Framebuffer, damage: DamageRegion, _ metrics: SDLMetrics
        ) -> (Framebuffer, DamageRegion) {
            let top = metrics.titleBarPixels
            var damage = damage
            if self.metrics != metrics || whole.width != content.width
                || whole.height != content.height + top
            {
                self.metrics = metrics
                whole.resize(width: content.width, height: content.height + top)
                bar.needsPaint = true
                damage = DamageRegion(content.bounds)
            }
            var changed = DamageRegion()
            for rect in damage.intersection(content.bounds).rects {
                copy(rect, of: content, down: top)
                changed.formUnion(rect.offsetBy(dx: 0, dy: top))
            }
            if let repainted = repainted() { changed.formUnion(repainted.1) }
            return (whole, changed)
        }

        private func copy(_ rect: PixelRect, of content: Framebuffer, down rows: Int) {
            for y in rect.minY..<rect.maxY {
                (whole.pixels + (y + rows) * whole.width + rect.minX)
                    .update(from: content.pixels + y * content.width + rect.minX, count: rect.width)
            }
        }

        // MARK: Moving and resizing

        /// What SDL may do with a press at the point, in its own units.
        func hitTest(_ location: CGPoint, _ metrics: SDLMetrics) -> SDL_HitTestResult {
            let point = CGPoint(
                x: location.x / metrics.unitsPerPoint, y: location.y / metrics.unitsPerPoint)
            switch bar.part(at: point) {
            case .edges(let edges): return Self.resizing(edges)
            case .titleBar:
                defer { lastPress = (.now, location) }
                // The second press is ours.
                if let lastPress, lastPress.time + Self.doublePress > .now,
                    abs(lastPress.location.x - location.x) + abs(lastPress.location.y - location.y)
                        < 8
                {
                    return SDL_HITTEST_NORMAL
                }
                return SDL_HITTEST_DRAGGABLE
            default: return SDL_HITTEST_NORMAL
            }
        }

        private static func resizing(_ edges: Edge.Set) -> SDL_HitTestResult {
            switch edges {
            case [.top, .leading]: SDL_HITTEST_RESIZE_TOPLEFT
            case [.top, .trailing]: SDL_HITTEST_RESIZE_TOPRIGHT
            case [.bottom, .leading]: SDL_HITTEST_RESIZE_BOTTOMLEFT
            case [.bottom, .trailing]: SDL_HITTEST_RESIZE_BOTTOMRIGHT
            case .top: SDL_HITTEST_RESIZE_TOP
            case .bottom: SDL_HITTEST_RESIZE_BOTTOM
            case .leading: SDL_HITTEST_RESIZE_LEFT
            default: SDL_HITTEST_RESIZE_RIGHT
            }
        }
    }
#endif
