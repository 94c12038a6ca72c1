import Foundation
import Limits
import Testing

struct SurfaceLimitTests {
    private let limit = SurfaceLimit()

    @Test("A surface of 32,767 pixels to a side is the longest, at every scale")
    func sides() {
        #expect(limit.allows(width: 32_767, height: 1))
        #expect(!limit.allows(width: 32_768, height: 1))
        #expect(!limit.allows(width: 1, height: 32_768))
        #expect(!limit.allows(width: 16_384, height: 100, scale: 2))
        #expect(!limit.allows(width: 5000, height: 600, scale: 8))
        #expect(limit.allows(width: 4000, height: 200, scale: 8))
        #expect(!limit.allows(width: 65_536, height: 65_536, scale: 1))
    }

    @Test("A surface has an area of 8,192 × 8,192 pixels at most")
    func area() {
        #expect(limit.allows(width: 8192, height: 8192))
        #expect(!limit.allows(width: 8193, height: 8192))
        #expect(!limit.allows(width: 16_384, height: 16_384))
    }

    @Test(
        "Sides that are none, negative or not finite are not allowed",
        arguments: [0, -1, .nan, .infinity, -.infinity, 1e308, 0x1p63] as [Double])
    func odd(length: Double) {
        #expect(!limit.allows(width: length, height: 10, scale: 1))
        #expect(!limit.allows(width: 10, height: length, scale: 1))
        #expect(!limit.allows(width: 10, height: 10, scale: length))
    }

    @Test("A surface takes a quarter of the available memory at most")
    func memory() {
        let small = SurfaceLimit(memory: 16 << 20)
        #expect(small.area == 1 << 20)
        #expect(small.allows(width: 1024, height: 1024))
        #expect(!small.allows(width: 1025, height: 1024))
        #expect(SurfaceLimit(memory: 0).allows(width: 1, height: 1))
        #expect(SurfaceLimit(memory: .max) == limit)
        #expect(SurfaceLimit.now.bytes <= limit.bytes)
    }

    @Test("A fitted size is allowed whatever the size was, and the same if that is")
    func fitted() {
        let lengths: [Double] = [
            -1e308, -1, 0, 0.1, 1, 99.5, 800, 8192, 16_384, 32_767, 65_536, 1e9, 1e308, .infinity,
            .nan,
        ]
        for limit in [limit, SurfaceLimit(memory: 1 << 20), SurfaceLimit(memory: 0)] {
            for scale in [0.5, 1, 1.25, 2, 3.3, 8] {
                for width in lengths {
                    for height in lengths {
                        let size = limit.fitted(width: width, height: height, scale: scale)
                        #expect(
                            limit.allows(width: size.width, height: size.height, scale: scale),
                            "\(width)×\(height) at \(scale) became \(size)")
                        if limit.allows(width: width, height: height, scale: scale) {
                            #expect(size == (width, height))
                        }
                    }
                }
            }
        }
        #expect(limit.fitted(width: 65_536, height: 400, scale: 1) == (32_767, 400))
        #expect(limit.fitted(width: 400, height: 65_536, scale: 2) == (400, 16_383.5))
    }
}
