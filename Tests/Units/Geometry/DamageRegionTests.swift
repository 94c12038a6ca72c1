import Geometry
import Testing

struct DamageRegionTests {
    @Test("Two rectangles that make one box become one")
    func merging() {
        var region = DamageRegion(PixelRect(x: 0, y: 0, width: 10, height: 10))
        region.formUnion(PixelRect(x: 10, y: 0, width: 10, height: 10))
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 20, height: 10)])
    }

    @Test("Distant rectangles stay apart")
    func apart() {
        let region = DamageRegion([
            PixelRect(x: 0, y: 0, width: 10, height: 10),
            PixelRect(x: 100, y: 0, width: 10, height: 10),
        ])
        #expect(region.rects.count == 2)
        #expect(region.area == 200)
        #expect(!region.contains(x: 50, y: 5))
    }

    @Test("An empty rectangle adds nothing")
    func empty() {
        #expect(DamageRegion(PixelRect(x: 3, y: 3, width: 0, height: 9)).isEmpty)
    }

    @Test("Whatever is added, the region stays disjoint, bounded in count, and loses no pixel")
    func randomUnions() {
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<200 {
            var region = DamageRegion()
            var added: [PixelRect] = []
            for _ in 0..<40 {
                let rect = PixelRect(
                    x: next(200), y: next(200), width: next(40), height: next(40))
                added.append(rect)
                region.formUnion(rect)
                region.checkInvariants()
                #expect(added.allSatisfy { region.contains($0) })
            }
        }
    }

    @Test("An intersection keeps only what is inside")
    func intersection() {
        let region = DamageRegion([
            PixelRect(x: 0, y: 0, width: 10, height: 10),
            PixelRect(x: 100, y: 0, width: 10, height: 10),
        ])
        let inside = region.intersection(PixelRect(x: 5, y: 5, width: 50, height: 50))
        #expect(inside.rects == [PixelRect(x: 5, y: 5, width: 5, height: 5)])
    }
}
