import Geometry

/// Copies the pixels of a window to a screen, and blends its rounded corners with the pixels there.
struct ContentCopy {
    private let content: CompositorLayer.Content
    private let shown: PixelRect

    init(_ content: CompositorLayer.Content) {
        self.content = content
        shown = content.rect.intersection(
            content.framebuffer.bounds.offsetBy(dx: content.rect.minX, dy: content.rect.minY))
    }

    func paint(_ rect: PixelRect, into screen: Framebuffer) {
        let part = rect.intersection(shown).intersection(screen.bounds)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY {
            let inset = inset(ofRow: y)
            let row = screen.pixels + y * screen.width
            let source =
                content.framebuffer.pixels
                + (y - content.rect.minY) * content.framebuffer.width - content.rect.minX
            let start = min(max(part.minX, content.rect.minX + inset), part.maxX)
            let end = max(min(part.maxX, content.rect.maxX - inset), start)
            (row + start).update(from: source + start, count: end - start)
            for x in part.minX..<start { blend(source[x], into: &row[x], x, y) }
            for x in end..<part.maxX { blend(source[x], into: &row[x], x, y) }
        }
    }

    /// How many pixels at each end of a row belong to a corner.
    private func inset(ofRow y: Int) -> Int {
        if y < content.rect.minY + content.topRadius { return content.topRadius }
        return y >= content.rect.maxY - content.bottomRadius ? content.bottomRadius : 0
    }

    private func blend(_ pixel: UInt32, into target: inout UInt32, _ x: Int, _ y: Int) {
        let isUpper = y < content.rect.minY + content.topRadius
        let radius = isUpper ? content.topRadius : content.bottomRadius
        // The distances from the window's edges.
        let column = min(x - content.rect.minX, content.rect.maxX - 1 - x)
        let row = isUpper ? y - content.rect.minY : content.rect.maxY - 1 - y
        let coverage = Self.coverage(column, row, radius: radius)
        guard coverage < 256 else { return target = pixel }
        guard coverage > 0 else { return }
        var result: UInt32 = 0xFF00_0000
        for shift: UInt32 in [0, 8, 16] {
            let (over, under) = (pixel >> shift & 0xFF, target >> shift & 0xFF)
            result |= ((over * coverage + under * (256 - coverage) + 128) >> 8) << shift
        }
        target = result
    }

    /// How much of a pixel lies inside a quarter circle, from 0 to 256.
    private static func coverage(_ column: Int, _ row: Int, radius: Int) -> UInt32 {
        let samples = 8
        let limit = (radius * samples * 2) * (radius * samples * 2)
        var count = 0
        for y in 0..<samples {
            for x in 0..<samples {
                let dx = 2 * ((radius - column) * samples - x) - 1
                let dy = 2 * ((radius - row) * samples - y) - 1
                if dx * dx + dy * dy <= limit { count += 1 }
            }
        }
        return UInt32(count * 256 / (samples * samples))
    }
}
