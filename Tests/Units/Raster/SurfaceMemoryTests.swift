import CCairo
import Foundation
import Testing

@testable import Raster

struct SurfaceMemoryTests {
    @Test("A large surface has the memory of one that is gone, without what was drawn there")
    func reuse() throws {
        var first = PixelSurface(width: 611, height: 503, format: .color)
        let bytes = try #require(first?.bytes)
        memset(bytes, 0xAB, 611 * 4 * 503)
        first = nil
        // Other tests may draw at the same time, and take it.
        let second = try #require(PixelSurface(width: 600, height: 503, format: .color))
        #expect((0..<second.byteCount).allSatisfy { second.bytes[$0] == 0 })
    }

    @Test(
        "Surfaces in large pages are empty, whole to the last byte, and come again",
        arguments: [1_023, 1_024, 1_025, 1_536, 1_999, 2_000, 4_096])
    func largePages(height: Int) throws {
        for round in 0..<3 {
            var surface = PixelSurface(width: 512, height: height, format: .color)
            let (bytes, count) = try #require(surface.map { ($0.bytes, $0.byteCount) })
            #expect((0..<count).allSatisfy { bytes[$0] == 0 }, "round \(round)")
            memset(bytes, 0xAB, count)
            #expect(bytes[count - 1] == 0xAB)
            surface = nil
            SurfaceMemory.drawingEnded()
            SurfaceMemory.drawingEnded()
        }
    }

    @Test("The memory of a surface is not another one's while a pattern shows it")
    func retained() throws {
        var source = PixelSurface(width: 300, height: 300, format: .color)
        let bytes = try #require(source?.bytes)
        memset(bytes, 0xFF, 300 * 4 * 300)
        let target = try #require(PixelSurface(width: 300, height: 300, format: .color))
        let pattern = cairo_pattern_create_for_surface(source?.cairo)
        defer { cairo_pattern_destroy(pattern) }
        source = nil
        let others = (0..<4).map { _ in PixelSurface(width: 300, height: 300, format: .color) }
        target.draw {
            cairo_set_source($0, pattern)
            cairo_paint($0)
        }
        #expect(others.count == 4 && target.bytes[0] == 0xFF)
    }
}
