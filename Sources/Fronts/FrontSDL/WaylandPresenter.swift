#if SDL
    import CWayland
    import Geometry
    import Raster

    /// Presents on Wayland through memory shared with the compositor.
    ///
    /// SDL has only OpenGL for that. A changed label of 120×20 pixels then takes 2.8 ms with Mesa's
    /// software renderer and the process 70 MB more; so the window's `wl_surface` gets buffers of
    /// ours, as the protocol's `wl_shm` describes them.
    final class WaylandPresenter: WindowPresenter {
        private let connection: WaylandConnection
        /// The window's `wl_surface`, which is SDL's.
        private let surface: OpaquePointer
        private var buffers: [WaylandBuffer] = []
        /// What has changed since the compositor was last given a buffer.
        private var damage = DamageRegion()
        /// The framebuffer that is shown as soon as the compositor gives a buffer back.
        private var waiting: Framebuffer?
        private var isFinishingChange = false

        /// The compositor shows one, holds the next one, and a third is painted. A compositor that
        /// keeps all three gets the frame when it releases one.
        private static let bufferLimit = 3

        init(surface: OpaquePointer, connection: WaylandConnection) {
            self.surface = surface
            self.connection = connection
        }

        func invalidate() { buffers = [] }

        /// A title bar by libdecor consists of surfaces that change only when the window's own is
        /// committed. Until then its shadow, which lies in front of a new window, takes the clicks.
        /// SDL says that a window has the keyboard or another size, but not when the compositor has
        /// configured it and libdecor has drawn, which is as soon as the compositor has answered.
        func finishChange() {
            guard !isFinishingChange else { return }
            isFinishingChange = true
            connection.whenAnswered { [weak self] in
                guard let self else { return }
                isFinishingChange = false
                wl_surface_commit(surface)
                connection.flush()
            }
        }

        func present(_ framebuffer: Framebuffer, damage changed: DamageRegion) throws {
            var changed = changed
            if buffers.first.map({ !$0.fits(framebuffer) }) ?? true {
                buffers = []
                changed = DamageRegion(framebuffer.bounds)
                damage = changed
            } else {
                damage.formUnion(changed)
            }
            for buffer in buffers { buffer.stale.formUnion(changed) }
            try show(framebuffer)
        }

        private func show(_ framebuffer: Framebuffer) throws {
            guard !damage.isEmpty else { return }
            guard let buffer = try freeBuffer(for: framebuffer) else {
                waiting = framebuffer
                return
            }
            waiting = nil
            buffer.update(from: framebuffer)
            buffer.isBusy = true
            wl_surface_attach(surface, buffer.handle, 0, 0)
            for rect in damage.rects { reportDamage(rect) }
            damage = DamageRegion()
            wl_surface_commit(surface)
            connection.flush()
        }

        /// A buffer the compositor does not hold; nil where it holds as many as it may.
        private func freeBuffer(for framebuffer: Framebuffer) throws -> WaylandBuffer? {
            if let free = buffers.first(where: { !$0.isBusy }) { return free }
            guard buffers.count < Self.bufferLimit else { return nil }
            let buffer = try WaylandBuffer(
                width: framebuffer.width, height: framebuffer.height, in: connection)
            buffer.whenReleased = { [weak self] in self?.showWaiting() }
            buffers.append(buffer)
            return buffer
        }

        private func showWaiting() {
            // The memory for it is there already.
            if let waiting { try? show(waiting) }
        }

        private func reportDamage(_ rect: PixelRect) {
            if wl_proxy_get_version(surface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION {
                wl_surface_damage_buffer(
                    surface, Int32(rect.minX), Int32(rect.minY), Int32(rect.width),
                    Int32(rect.height))
            } else {
                // Older compositors count in the surface's own units: all of it, whatever they are.
                wl_surface_damage(surface, 0, 0, .max, .max)
            }
        }
    }
#endif
