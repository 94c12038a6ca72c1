#if SDL
    import CLinux
    import CWayland
    import Geometry
    import Glibc
    import Raster

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
        init(width: Int, height: Int, in connection: WaylandConnection) throws {
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
            let pool = wl_shm_create_pool(connection.memory, file, Int32(bytes))
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
