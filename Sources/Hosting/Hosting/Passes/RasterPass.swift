import Drawing
import Raster
import Views

/// Draws the changed pixels of a window's display list into its framebuffer.
@MainActor
struct RasterPass {
    private let rasterizer: Rasterizer

    init(_ rasterizer: Rasterizer) { self.rasterizer = rasterizer }

    func run(
        _ list: DisplayList, _ changes: DisplayChanges, into surface: WindowSurface, _ app: AppGraph
    ) {
        let blurredBefore = rasterizer.pixelsBlurred
        rasterizer.play(list, changes, into: surface.framebuffer)
        app.report.blurredPixels += rasterizer.pixelsBlurred - blurredBefore
        app.report.damagedPixels += changes.region.area
        app.report.windowsPresented += 1
        surface.frames += 1
    }
}
