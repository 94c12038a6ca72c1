import Foundation
import Images

/// Two pictures compared pixel by pixel.
struct PictureDifference {
    private let found: DecodedImage
    private let expected: DecodedImage
    /// Whether each pixel of the area that both have, or that only one has, differs.
    private let marks: [Bool]
    private let width: Int
    private let height: Int

    /// Pixels that differ by no more than the tolerance in each channel, of 255, count as equal.
    init(found: DecodedImage, expected: DecodedImage, tolerance: Int) {
        self.found = found
        self.expected = expected
        let (width, height) = (
            max(found.width, expected.width), max(found.height, expected.height)
        )
        (self.width, self.height) = (width, height)
        var marks = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let isInBoth =
                    x < found.width && x < expected.width && y < found.height
                    && y < expected.height
                marks[y * width + x] =
                    !isInBoth
                    || PictureComparison.isFar(
                        found.pixels[y * found.width + x],
                        expected.pixels[y * expected.width + x], tolerance)
            }
        }
        self.marks = marks
    }

    var isEmpty: Bool { !marks.contains(true) }

    /// How many pixels differ.
    var count: Int { marks.count { $0 } }

    /// The pixels around all that differ.
    var bounds: CGRect {
        var (left, top, right, bottom) = (width, height, 0, 0)
        for index in marks.indices where marks[index] {
            let (x, y) = (index % width, index / width)
            (left, right) = (min(left, x), max(right, x + 1))
            (top, bottom) = (min(top, y), max(bottom, y + 1))
        }
        return left < right
            ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
    }

    /// The three panels of a sheet; without the difference if memory falls short for it.
    var panels: [SnapshotSheet.Panel] {
        let both: [SnapshotSheet.Panel] = [
            .init(title: "Found", content: .picture(found)),
            .init(title: "Expected", content: .picture(expected)),
        ]
        return both + (marked.map { [.init(title: "Difference", content: .picture($0))] } ?? [])
    }

    /// What was found made pale, with the pixels that differ in red.
    private var marked: DecodedImage? {
        try? DecodedImage(width: width, height: height) { pixels in
            for index in marks.indices {
                let (x, y) = (index % width, index / width)
                let isFound = x < found.width && y < found.height
                let own = isFound ? found.pixels[y * found.width + x] : 0xFFFFFF
                let pale: UInt32 = ((own >> 2) & 0x3F3F3F) + 0xC0C0C0
                pixels[index] = marks[index] ? 0xFFFF_0000 : 0xFF00_0000 | pale
            }
        }
    }
}
