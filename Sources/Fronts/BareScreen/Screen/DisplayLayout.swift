import Foundation
import Geometry
import Hosting

/// Where displays lie in one space: side by side from the left, the main one first, at one scale.
package struct DisplayLayout: Equatable, Sendable {
    package struct Placed: Equatable, Sendable {
        package let display: ScreenDisplay
        package let rotation: ScreenRotation
        /// The picture's pixels in the space of all displays.
        package let pixels: PixelRect
        /// The display's rectangle in points.
        package let frame: CGRect
    }

    package let displays: [Placed]
    /// Pixels to a point.
    package let scale: Double

    /// Rotation and scale of the setup count for all displays; else each has its own rotation, and
    /// the main one decides the scale.
    package init(_ displays: [ScreenDisplay], _ setup: ScreenSetup) {
        let scale = setup.scale ?? displays.first?.naturalScale ?? 1
        self.scale = scale
        var x = 0
        self.displays = displays.map { display in
            let rotation = setup.rotation ?? display.rotation
            let size = rotation.turned(width: display.width, height: display.height)
            let pixels = PixelRect(x: x, y: 0, width: size.width, height: size.height)
            x += size.width
            return Placed(
                display: display, rotation: rotation, pixels: pixels,
                frame: CGRect(
                    x: Double(pixels.minX) / scale, y: 0, width: Double(size.width) / scale,
                    height: Double(size.height) / scale))
        }
    }

    package var frames: [CGRect] { displays.map(\.frame) }
    package var bounds: PixelRect { displays.reduce(.empty) { $0.union($1.pixels) } }
    package var size: CGSize { frames.reduce(CGRect.zero) { $0.union($1) }.size }

    package var inputArea: InputArea {
        InputArea(
            size: size, touched: frames.first, rotation: displays.first?.rotation ?? .none,
            displays: Dictionary(
                displays.map { ($0.display.name, $0.frame) }, uniquingKeysWith: { a, _ in a }))
    }

    /// The display at a point, or the nearest to it.
    package func index(at point: CGPoint) -> Int? {
        frames.indices.min { distance(point, $0) < distance(point, $1) }
    }

    private func distance(_ point: CGPoint, _ index: Int) -> Double {
        let frame = frames[index]
        let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
        let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
        // A display begins on its left edge and ends before its right one.
        return x + y + (point.x == frame.maxX ? 1e-9 : 0)
    }
}
