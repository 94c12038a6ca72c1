import Foundation
import Geometry
import Mirror
import RFB
import Raster
import Testing

struct ScreenMemoryTests {
    /// Memory that can be taken away.
    private final class Memory {
        var isThere = false
    }

    @Test("Viewers see a screen for which there was no memory as soon as there is")
    func later() {
        let memory = Memory()
        let mirror = ScreenMirror(wake: {}, pixels: { memory.isThere ? calloc($0, 4) : nil })
        let framebuffer = Framebuffer(width: 40, height: 30)
        let whole = DamageRegion(framebuffer.bounds)
        mirror.present(framebuffer, damage: whole)
        let viewer = mirror.follow {}
        mirror.refresh()
        #expect(viewer.collect(WantedChanges()).size == nil)
        memory.isThere = true
        mirror.present(framebuffer, damage: whole)
        #expect(viewer.collect(WantedChanges()).size == ScreenSize(40, 30))

        memory.isThere = false
        framebuffer.resize(width: 60, height: 50)
        mirror.present(framebuffer, damage: DamageRegion(framebuffer.bounds))
        let without = viewer.collect(WantedChanges())
        #expect(without.size == nil && without.patches.isEmpty)
        memory.isThere = true
        mirror.refresh()
        #expect(viewer.collect(WantedChanges()).size == ScreenSize(60, 50))
        viewer.end()
    }
}
