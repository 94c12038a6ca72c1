#if SDL
    import CLinux
    import CWayland
    import Geometry
    import Glibc
    import Raster

    /// The memory that the app and the compositor share, as the connection offers it.
    final class WaylandMemory {
        fileprivate let shared: OpaquePointer
        private let display: OpaquePointer

        /// Uses SDL's connection. Nil where the compositor has no shared memory, which the protocol
        /// does not allow.
        init?(display: OpaquePointer) {
            self.display = display
            let queue = wl_display_create_queue(display)
            let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(display))
            defer {
                wl_proxy_wrapper_destroy(wrapper)
                wl_event_queue_destroy(queue)
            }
            // SDL's own events wait meanwhile.
            wl_proxy_set_queue(OpaquePointer(wrapper), queue)
            guard let registry = wl_display_get_registry(OpaquePointer(wrapper)) else { return nil }
            defer { wl_registry_destroy(registry) }
            let found = Found()
            var listener = wl_registry_listener(
                global: { data, registry, name, interface, _ in
                    guard let data, let interface, strcmp(interface, "wl_shm") == 0 else { return }
                    let found = Unmanaged<Found>.fromOpaque(data).takeUnretainedValue()
                    found.shared = withUnsafePointer(to: wl_shm_interface) {
                        wl_registry_bind(registry, name, $0, 1)
                    }
                }, global_remove: { _, _, _ in })
            withUnsafePointer(to: &listener) { listener in
                wl_registry_add_listener(
                    registry, listener, Unmanaged.passUnretained(found).toOpaque())
                wl_display_roundtrip_queue(display, queue)
            }
            guard let shared = found.shared else { return nil }
            self.shared = OpaquePointer(shared)
            // From now on SDL dispatches its events, and those of buffers.
            wl_proxy_set_queue(self.shared, nil)
        }

        deinit { wl_shm_destroy(shared) }

        func flush() { wl_display_flush(display) }

        private final class Found { var shared: UnsafeMutableRawPointer? }
    }

    /// One picture of a window in memory that the compositor reads.
    final class WaylandBuffer {
        let handle: OpaquePointer
        /// Where it differs from the window's framebuffer.
        var stale: DamageRegion
        /// Whether the compositor may be reading it.
        var isBusy = false
        /// Called once the compositor has given it back.
        var whenReleased: () -> Void = {}
        private let width: Int
        private let height: Int
        private let pixels: UnsafeMutableRawPointer

        private var byteCount: Int { width * height * 4 }

        /// The pixels are those of a framebuffer: XRGB8888, rows without gaps.
        init(width: Int, height: Int, in memory: WaylandMemory) throws {
            self.width = width
            self.height = height
            stale = DamageRegion(PixelRect(x: 0, y: 0, width: width, height: height))
            let bytes = width * height * 4
            let file = linux_make_memory("casement-window", Int64(bytes))
            guard file >= 0 else { throw SDLError.noPixels(String(cString: strerror(errno))) }
            defer { close(file) }
            guard let pixels = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
                pixels != MAP_FAILED
            else { throw SDLError.noPixels(String(cString: strerror(errno))) }
            self.pixels = pixels
            let pool = wl_shm_create_pool(memory.shared, file, Int32(bytes))
            handle = wl_shm_pool_create_buffer(
                pool, 0, Int32(width), Int32(height), Int32(width * 4),
                WL_SHM_FORMAT_XRGB8888.rawValue)
            wl_shm_pool_destroy(pool)
            wl_buffer_add_listener(handle, Self.listener, Unmanaged.passUnretained(self).toOpaque())
        }

        deinit {
            // The compositor has its own mapping, and may go on reading that.
            wl_buffer_destroy(handle)
            munmap(pixels, byteCount)
        }

        func fits(_ framebuffer: Framebuffer) -> Bool {
            width == framebuffer.width && height == framebuffer.height
        }

        /// Copies what it lacks.
        func update(from framebuffer: Framebuffer) {
            let bytesPerRow = width * 4
            for rect in stale.intersection(framebuffer.bounds).rects {
                for y in rect.minY..<rect.maxY {
                    let offset = y * bytesPerRow + rect.minX * 4
                    memcpy(
                        pixels + offset, UnsafeRawPointer(framebuffer.pixels) + offset,
                        rect.width * 4)
                }
            }
            stale = DamageRegion()
        }

        private func release() {
            isBusy = false
            whenReleased()
        }

        /// Outlives every buffer, as the protocol's library asks.
        nonisolated(unsafe) private static let listener: UnsafePointer<wl_buffer_listener> = {
            let listener = UnsafeMutablePointer<wl_buffer_listener>.allocate(capacity: 1)
            listener.initialize(
                to: wl_buffer_listener { data, _ in
                    guard let data else { return }
                    Unmanaged<WaylandBuffer>.fromOpaque(data).takeUnretainedValue().release()
                })
            return UnsafePointer(listener)
        }()
    }
#endif
