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
}
