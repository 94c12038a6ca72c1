import Foundation
import Geometry
import Limits

/// How the user has a screen shown: magnified around a place, with its colours inverted, or both.
///
/// The place is where the pointer or the focus was last. All of it is done to the finished picture, so
/// the app knows nothing of it.
final class ScreenLens {
    /// Pixels of the screen to a pixel of the picture, along each side.
    private(set) var magnification = 1
    private(set) var isInverted = false
    /// The display on which the place is, and the place in its pixels.
    private var center = (display: 0, x: 0, y: 0)
    private var buffers: [Int: Buffer] = [:]

    private static let magnifications = [1, 2, 3, 4, 6, 8]

    /// The pixels that a display shows.
    private final class Buffer {
        let pixels: UnsafeMutablePointer<UInt32>
        let (width, height): (Int, Int)

        init(_ bounds: PixelRect) {
            (width, height) = (bounds.width, bounds.height)
            pixels = .allocate(capacity: max(1, width * height))
            pixels.initialize(repeating: 0, count: max(1, width * height))
        }

        deinit { pixels.deallocate() }
    }

    func isNeeded(on display: Int) -> Bool { isInverted || magnification(on: display) > 1 }

    /// Only the display with the place is magnified.
    func magnification(on display: Int) -> Int { display == center.display ? magnification : 1 }

    // MARK: What the user asks for

    func magnify(by steps: Int) {
        let now = Self.magnifications.firstIndex(of: magnification) ?? 0
        let last = Self.magnifications.count - 1
        magnification = Self.magnifications[min(max(now + steps, 0), last)]
    }

    func reset() {
        magnification = 1
        isInverted = false
        buffers = [:]
    }

    func invert() { isInverted.toggle() }

    /// Moves the place; returns whether displays show something else because of that.
    func move(to x: Int, _ y: Int, on display: Int) -> Bool {
        guard center != (display, x, y) else { return false }
        center = (display, x, y)
        return magnification > 1
    }

    // MARK: Pictures

    /// The first pixel of a display's picture that is seen.
    private func origin(on display: Int, in bounds: PixelRect) -> (x: Int, y: Int) {
        let factor = magnification(on: display)
        guard factor > 1 else { return (0, 0) }
        func first(_ place: Int, _ length: Int) -> Int {
            let seen = (length + factor - 1) / factor
            return min(max(place - seen / 2, 0), length - seen)
        }
        return (first(center.x, bounds.width), first(center.y, bounds.height))
    }

    /// Where a place of a display's picture is seen.
    func shown(_ x: Int, _ y: Int, on display: Int, in bounds: PixelRect) -> (x: Int, y: Int) {
        let factor = magnification(on: display)
        let origin = origin(on: display, in: bounds)
        return ((x - origin.x) * factor, (y - origin.y) * factor)
    }

    /// The place of a display's picture that is seen at a place of the display.
    func place(
        _ x: Double, _ y: Double, on display: Int, in bounds: PixelRect
    ) -> (x: Double, y: Double) {
        let factor = Double(magnification(on: display))
        let origin = origin(on: display, in: bounds)
        return (Double(origin.x) + x / factor, Double(origin.y) + y / factor)
    }

    /// What a display of that size shows of a picture, of which a part is new. Returns the part of the
    /// display that is new.
    func picture(
        of source: PixelSource, _ damage: DamageRegion, on display: Int, in bounds: PixelRect
    ) -> (source: PixelSource, damage: DamageRegion) {
        let buffer = buffer(for: display, bounds)
        let factor = magnification(on: display)
        let origin = origin(on: display, in: bounds)
        let mask: UInt32 = isInverted ? 0xFF_FFFF : 0
        var written = DamageRegion()
        for rect in damage.rects {
            let known = rect.intersection(source.bounds)
            let target = PixelRect(
                x: (known.minX - origin.x) * factor, y: (known.minY - origin.y) * factor,
                width: known.width * factor, height: known.height * factor
            ).intersection(bounds)
            guard !target.isEmpty else { continue }
            for y in target.minY..<target.maxY {
                let row = buffer.pixels + y * buffer.width
                var from = source.place(
                    origin.x + target.minX / factor, origin.y + y / factor)
                var left = factor - target.minX % factor
                for x in target.minX..<target.maxX {
                    row[x] = from.pointee ^ mask
                    left -= 1
                    if left == 0 {
                        left = factor
                        from += 1
                    }
                }
            }
            written.formUnion(target)
        }
        let shown = PixelSource(buffer.pixels, pixelsPerRow: buffer.width, bounds: bounds)
        return (shown, written)
    }

    private func buffer(for display: Int, _ bounds: PixelRect) -> Buffer {
        if let known = buffers[display], known.width == bounds.width, known.height == bounds.height
        {
            return known
        }
        let new = Buffer(bounds)
        buffers[display] = new
        return new
    }
}
