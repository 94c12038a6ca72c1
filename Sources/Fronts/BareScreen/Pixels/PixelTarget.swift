import Geometry
import Hosting

/// The memory of a panel, to which parts of a picture are copied: turned, and in its own layout.
package struct PixelTarget {
    /// The first visible pixel.
    let base: UnsafeMutableRawPointer
    let bytesPerRow: Int
    /// The panel's size, before the picture is turned.
    let width: Int
    let height: Int
    let layout: PixelLayout

    package init(
        _ base: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int,
        layout: PixelLayout
    ) {
        self.base = base
        self.bytesPerRow = bytesPerRow
        self.width = width
        self.height = height
        self.layout = layout
    }

    /// Copies a rectangle of the picture, as far as both have it. Returns the panel's rectangle.
    @discardableResult
    package func copy(
        _ rect: PixelRect, of picture: PixelSource, rotation: ScreenRotation = .none
    ) -> PixelRect {
        let size = rotation.turned(width: width, height: height)
        let visible = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
            .intersection(picture.bounds)
            .intersection(rect)
        guard !visible.isEmpty else { return .empty }
        let panel = rotation.panel(of: visible, width: size.width, height: size.height)
        switch rotation {
        case .none:
            for y in visible.minY..<visible.maxY {
                layout.convert(
                    picture.pixel(visible.minX, y), to: pixel(visible.minX, y),
                    count: visible.width)
            }
        case .quarter, .half, .threeQuarters:
            copyTurned(visible, to: panel, picture, rotation)
        }
        return panel
    }

    /// Collects each row of the panel from the picture, then converts it as a whole: memory of a
    /// display is written in order, because it is not cached.
    private func copyTurned(
        _ visible: PixelRect, to panel: PixelRect, _ picture: PixelSource,
        _ rotation: ScreenRotation
    ) {
        let stride = picture.pixelsPerRow
        // The first pixel of the first row, and the steps along a row and to the next.
        let (x, y, along, next): (Int, Int, Int, Int) =
            switch rotation {
            case .none: (visible.minX, visible.minY, 1, stride)
            case .quarter: (visible.minX, visible.maxY - 1, -stride, 1)
            case .half: (visible.maxX - 1, visible.maxY - 1, -1, -stride)
            case .threeQuarters: (visible.maxX - 1, visible.minY, stride, -1)
            }
        let first = picture.place(x, y)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: panel.width) { row in
            guard let start = row.baseAddress else { return }
            for line in 0..<panel.height {
                var place = first + line * next
                for index in 0..<panel.width {
                    row[index] = place.pointee
                    place += along
                }
                layout.convert(
                    UnsafeRawPointer(start), to: pixel(panel.minX, panel.minY + line),
                    count: panel.width)
            }
        }
    }

    /// Makes all of it black.
    package func clear() {
        for y in 0..<height {
            pixel(0, y).initializeMemory(
                as: UInt8.self, repeating: 0, count: width * layout.bytesPerPixel)
        }
    }

    private func pixel(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
        base + y * bytesPerRow + x * layout.bytesPerPixel
    }
}

/// Pixels to copy from: `0xXXRRGGBB`, of a framebuffer or a part of it.
package struct PixelSource {
    private let pixels: UnsafePointer<UInt32>
    let pixelsPerRow: Int
    /// Where the pixels lie in the picture that is shown.
    let bounds: PixelRect

    package init(_ pixels: UnsafePointer<UInt32>, pixelsPerRow: Int, bounds: PixelRect) {
        self.pixels = pixels
        self.pixelsPerRow = pixelsPerRow
        self.bounds = bounds
    }

    func place(_ x: Int, _ y: Int) -> UnsafePointer<UInt32> {
        pixels + (y - bounds.minY) * pixelsPerRow + x - bounds.minX
    }

    func pixel(_ x: Int, _ y: Int) -> UnsafeRawPointer { UnsafeRawPointer(place(x, y)) }
}
