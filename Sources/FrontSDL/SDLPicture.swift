#if SDL
    import CSDL2
    import Geometry
    import Raster

    /// What stands in a window: copies damaged pixels to its surface and has them shown, without a
    /// renderer between.
    struct SDLPicture {
        /// The surface the last framebuffer went to; a new one holds nothing of it.
        private var surface: UnsafeMutablePointer<SDL_Surface>?

        /// The window system lost what was shown.
        mutating func invalidate() { surface = nil }

        mutating func show(
            _ framebuffer: Framebuffer, damage: DamageRegion, in window: OpaquePointer
        ) {
            guard let target = SDL_GetWindowSurface(window) else { return }
            let whole = PixelRect(
                x: 0, y: 0, width: min(framebuffer.width, Int(target.pointee.w)),
                height: min(framebuffer.height, Int(target.pointee.h)))
            let region = surface == target ? damage.intersection(whole) : DamageRegion(whole)
            surface = target
            guard !region.isEmpty else { return }
            let rects = region.rects.map { rect in
                copy(rect, of: framebuffer, to: target)
                return SDL_Rect(
                    x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width),
                    h: Int32(rect.height))
            }
            SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
        }

        private func copy(
            _ rect: PixelRect, of framebuffer: Framebuffer,
            to target: UnsafeMutablePointer<SDL_Surface>
        ) {
            let format = target.pointee.format.pointee
            let pitch = Int(target.pointee.pitch)
            let source = UnsafeRawPointer(framebuffer.pixels)
                .advanced(by: rect.minY * framebuffer.bytesPerRow + rect.minX * 4)
            let place = target.pointee.pixels
                .advanced(by: rect.minY * pitch + rect.minX * Int(format.BytesPerPixel))
            SDL_ConvertPixels(
                Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_RGB888.rawValue, source,
                Int32(framebuffer.bytesPerRow), format.format, place, Int32(pitch))
        }
    }
#endif
