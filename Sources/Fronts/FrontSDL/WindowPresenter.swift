#if SDL
    import CSDL2
    import Geometry
    import Raster

    /// Copies damaged pixels to where the window system finds them and has them shown.
    protocol WindowPresenter: AnyObject {
        /// Shows the damaged part of the framebuffer; all of it where the window has a new size or
        /// nothing has been shown yet.
        func present(_ framebuffer: Framebuffer, damage: DamageRegion) throws
        /// The window system lost what was shown.
        func invalidate()
        /// The window has another state or size, which the window system may need to have
        /// acknowledged.
        func finishChange()
    }

    extension WindowPresenter {
        func finishChange() {}
    }

    /// Presents through the window's surface of SDL, which is shared memory on X11.
    final class SurfacePresenter: WindowPresenter {
        private let window: OpaquePointer
        /// The surface the last framebuffer went to; a new one holds nothing of it.
        private var surface: UnsafeMutablePointer<SDL_Surface>?

        init(_ window: OpaquePointer) { self.window = window }

        func invalidate() { surface = nil }

        func present(_ framebuffer: Framebuffer, damage: DamageRegion) throws {
            guard let target = SDL_GetWindowSurface(window) else {
                throw SDLError.noPixels(SDLError.reason)
            }
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
            guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
                throw SDLError.noPixels(SDLError.reason)
            }
        }

        private func copy(
            _ rect: PixelRect, of framebuffer: Framebuffer,
            to target: UnsafeMutablePointer<SDL_Surface>
        ) {
            let format = target.pointee.format.pointee
            let pitch = Int(target.pointee.pitch)
            let source = UnsafeRawPointer(framebuffer.pixels)
                .advanced(by: rect.minY * framebuffer.bytesPerRow + rect.minX * 4)
            let destination = target.pointee.pixels
                .advanced(by: rect.minY * pitch + rect.minX * Int(format.BytesPerPixel))
            SDL_ConvertPixels(
                Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_RGB888.rawValue, source,
                Int32(framebuffer.bytesPerRow), format.format, destination, Int32(pitch))
        }
    }
#endif
