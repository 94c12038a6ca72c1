import Drawing
import Foundation
import Geometry
import RandomNumbers
import Raster
import Testing

/// Blurred pictures: what they look like, and when they are made.
struct BlurredPictureTests {
    private let size = CGSize(width: 120, height: 90)

    private func paint(
        _ group: DisplayGroup, at offset: CGPoint = .zero, _ effect: GroupEffect,
        by rasterizer: Rasterizer = Rasterizer()
    ) -> Framebuffer {
        let blurred = DisplayGroup(id: 1, commands: [.effect(group, effect)])
        let list = DisplayList(
            root: DisplayGroup(id: 0, commands: [.group(blurred, offset: offset)]), size: size)
        let framebuffer = Framebuffer(width: Int(size.width), height: Int(size.height))
        rasterizer.play(list, within: list.damage(since: nil), into: framebuffer)
        return framebuffer
    }

    private func boxes(seed: Int) -> (group: DisplayGroup, rects: [PixelRect]) {
        var random = SeededGenerator(seed: seed)
        let rects = (0..<6).map { _ in
            PixelRect(
                x: random.int(-10..<100), y: random.int(-10..<80), width: random.int(1..<40),
                height: random.int(1..<30))
        }
        let commands = rects.map { rect in
            DrawCommand.fill(
                .rect(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)),
                .color(.black))
        }
        return (DisplayGroup(id: 2, commands: commands), rects)
    }

    /// How dark each pixel is, 0 to 255.
    private func coverage(_ framebuffer: Framebuffer) -> [Int] {
        (0..<framebuffer.height).flatMap { y in
            (0..<framebuffer.width).map { 255 - Int(framebuffer.pixel(x: $0, y: y) & 0xFF) }
        }
    }

    /// Three rounded means of each line, as written in a textbook.
    private func mean(of line: [Int], deviation: Double) -> [Int] {
        let width = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
        guard width > 1 else { return line }
        let half = width / 2
        let passes =
            width % 2 == 1
            ? [(half, half), (half, half), (half, half)]
            : [(half, half - 1), (half - 1, half), (half, half)]
        var line = line
        for (before, after) in passes {
            // Each sum is the difference of two sums from the start of the line.
            let sums = line.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
            let count = before + after + 1
            line = line.indices.map { index in
                let sum = sums[min(index + after + 1, line.count)] - sums[max(0, index - before)]
                return (2 * sum + count) / (2 * count)
            }
        }
        return line
    }

    @Test(
        "A blur is three rounded means of rows and of columns",
        arguments: [0.7, 0.8, 1, 1.5, 2.7, 4, 9.3, 31] as [CGFloat])
    func means(radius: CGFloat) {
        let (group, rects) = boxes(seed: Int(radius * 10))
        let margin = Int(3 * radius) + 1
        let (width, height) = (120 + 2 * margin, 90 + 2 * margin)
        var rows = (0..<height).map { y in
            (0..<width).map { x in
                rects.contains { $0.contains(x: x - margin, y: y - margin) } ? 255 : 0
            }
        }
        rows = rows.map { mean(of: $0, deviation: radius) }
        let columns = (0..<width).map { x in
            mean(of: rows.map { $0[x] }, deviation: radius)
        }
        let expected = (0..<90).flatMap { y in
            (0..<120).map { columns[$0 + margin][y + margin] }
        }
        #expect(coverage(paint(group, .blur(radius: radius))) == expected)
        let shadow = GroupEffect.shadow(
            color: .black, radius: radius, offset: CGSize(width: -300, height: 0))
        #expect(
            coverage(paint(group, at: CGPoint(x: 300, y: 0), shadow)) == expected)
    }

    @Test("A blurred group moved by whole pixels is the same picture, moved")
    func movedByPixels() {
        let (group, _) = boxes(seed: 3)
        let rasterizer = Rasterizer()
        let first = coverage(paint(group, .blur(radius: 3), by: rasterizer))
        let blurred = rasterizer.pixelsBlurred
        let second = coverage(
            paint(group, at: CGPoint(x: -7, y: -5), .blur(radius: 3), by: rasterizer))
        for y in 0..<60 {
            for x in 0..<80 { #expect(second[y * 120 + x] == first[(y + 5) * 120 + x + 7]) }
        }
        // What came into sight on two sides, and what the blur reaches for.
        #expect(blurred > 0 && rasterizer.pixelsBlurred < 2 * blurred)
    }

    @Test("A blurred group between pixels is mixed from its neighbours, not blurred anew")
    func movedByParts() {
        func box(_ x: CGFloat) -> DisplayGroup {
            let rect = CGRect(x: x, y: 30, width: 30, height: 20)
            return DisplayGroup(id: 2, commands: [.fill(.rect(rect), .color(.black))])
        }
        let rasterizer = Rasterizer()
        let first = coverage(paint(box(40), .blur(radius: 4), by: rasterizer))
        let blurred = rasterizer.pixelsBlurred
        let moved = coverage(
            paint(box(40), at: CGPoint(x: 0.25, y: 0), .blur(radius: 4), by: rasterizer))
        #expect(rasterizer.pixelsBlurred == blurred)
        for y in 20..<60 {
            for x in 1..<119 {
                let mixed = (3 * first[y * 120 + x] + first[y * 120 + x - 1] + 2) / 4
                #expect(abs(moved[y * 120 + x] - mixed) <= 1)
            }
        }
        // Where it would have been drawn, but for a rounding.
        let exact = coverage(paint(box(40.25), .blur(radius: 4)))
        for (moved, exact) in zip(moved, exact) { #expect(abs(moved - exact) <= 3) }
    }

    @Test("Blurred pictures keep to the cache's limit, and are made again when they are gone")
    func cacheLimit() {
        let rasterizer = Rasterizer(cacheLimit: 200_000)
        let groups = (0..<12).map { boxes(seed: $0).group }
        let fresh = groups.map { coverage(paint($0, .blur(radius: 3))) }
        for _ in 0..<2 {
            for (group, expected) in zip(groups, fresh) {
                #expect(coverage(paint(group, .blur(radius: 3), by: rasterizer)) == expected)
                rasterizer.checkInvariants()
                #expect(rasterizer.cachedBytes <= 200_000)
            }
        }
    }

    @Test("A blurred picture painted bit by bit is the picture painted at once", arguments: 0..<8)
    func parts(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let (group, _) = boxes(seed: seed)
        let offset = CGPoint(x: CGFloat(random.int(-16..<17)) / 16, y: CGFloat(seed % 3) / 4)
        let blurred = DisplayGroup(id: 1, commands: [.effect(group, .blur(radius: 5))])
        let list = DisplayList(
            root: DisplayGroup(id: 0, commands: [.group(blurred, offset: offset)]), size: size)
        // With little memory parts are made again instead of growing.
        let rasterizer = Rasterizer(cacheLimit: seed % 2 == 0 ? 64 << 20 : 30_000)
        let whole = Framebuffer(width: 120, height: 90)
        Rasterizer().play(list, within: list.damage(since: nil), into: whole)
        let shown = Framebuffer(width: 120, height: 90)
        var left = DamageRegion(shown.bounds)
        while !left.isEmpty {
            let rect = PixelRect(
                x: random.int(-20..<110), y: random.int(-20..<80), width: random.int(1..<60),
                height: random.int(1..<60))
            rasterizer.play(list, within: DamageRegion(rect), into: shown)
            left = left.rects.reduce(into: DamageRegion()) { region, part in
                for rest in part.subtracting(rect) { region.formUnion(rest) }
            }
        }
        #expect(shown.difference(from: whole) == .empty)
    }
}
