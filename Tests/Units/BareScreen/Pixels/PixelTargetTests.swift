import BareScreen
import Geometry
import Hosting
import Testing

/// Pictures that are turned on their way to a panel.
struct PixelTargetTests {
    /// Copies a picture of 3 by 2 whose pixels are its letters to a panel, with a border of rows
    /// that must stay.
    private func copy(
        _ rects: [PixelRect], _ rotation: ScreenRotation
    ) -> (rows: [String], written: [PixelRect]) {
        let picture = "abcdef".unicodeScalars.map { $0.value }
        let size = rotation.turned(width: 3, height: 2)
        var panel = [UInt32](repeating: 46, count: (size.width + 1) * size.height)
        var written: [PixelRect] = []
        panel.withUnsafeMutableBytes { bytes in
            picture.withUnsafeBufferPointer { picture in
                guard let base = bytes.baseAddress, let start = picture.baseAddress else { return }
                let target = PixelTarget(
                    base, bytesPerRow: (size.width + 1) * 4, width: size.width,
                    height: size.height, layout: .xrgb8888)
                let source = PixelSource(
                    start, pixelsPerRow: 3, bounds: PixelRect(x: 0, y: 0, width: 3, height: 2))
                written = rects.map { target.copy($0, of: source, rotation: rotation) }
            }
        }
        let letters = panel.map { Character(Unicode.Scalar($0) ?? "?") }
        let rows = (0..<size.height).map { row in
            String(letters[(row * (size.width + 1))..<((row + 1) * (size.width + 1))])
        }
        return (rows, written)
    }

    @Test("A picture is turned clockwise by its rotation")
    func whole() {
        let all = [PixelRect(x: 0, y: 0, width: 3, height: 2)]
        #expect(copy(all, .none).rows == ["abc.", "def."])
        #expect(copy(all, .quarter).rows == ["da.", "eb.", "fc."])
        #expect(copy(all, .half).rows == ["fed.", "cba."])
        #expect(copy(all, .threeQuarters).rows == ["cf.", "be.", "ad."])
    }

    @Test("A part lands where it lies in the whole, and says where that is")
    func part() {
        let corner = [PixelRect(x: 1, y: 0, width: 5, height: 1)]
        #expect(copy(corner, .none).rows == [".bc.", "...."])
        #expect(copy(corner, .quarter).rows == ["...", ".b.", ".c."])
        #expect(copy(corner, .quarter).written == [PixelRect(x: 1, y: 1, width: 1, height: 2)])
        #expect(copy(corner, .half).rows == ["....", "cb.."])
        #expect(copy(corner, .threeQuarters).rows == ["c..", "b..", "..."])
    }

    @Test("Nothing outside of picture and panel is read or written")
    func outside() {
        for rotation in ScreenRotation.allCases {
            let far = [
                PixelRect(x: -5, y: -5, width: 4, height: 4),
                PixelRect(x: 3, y: 0, width: 9, height: 9),
            ]
            let result = copy(far, rotation)
            #expect(result.written == [.empty, .empty])
            #expect(result.rows.allSatisfy { $0.allSatisfy { $0 == "." } })
        }
    }

    @Test("A touch on the panel is at the point of the picture that is shown there")
    func touches() {
        for rotation in ScreenRotation.allCases {
            let size = rotation.turned(width: 30, height: 20)
            for (x, y) in [(0, 0), (29, 0), (0, 19), (29, 19), (7, 3)] {
                let panel = rotation.panel(
                    of: PixelRect(x: x, y: y, width: 1, height: 1), width: 30, height: 20)
                let area = InputArea(size: .init(width: 30, height: 20), rotation: rotation)
                let point = area.point(
                    atFraction: .init(
                        x: (Double(panel.minX) + 0.5) / Double(size.width),
                        y: (Double(panel.minY) + 0.5) / Double(size.height)))
                #expect(abs(point.x - Double(x) - 0.5) < 1e-9, "\(rotation)")
                #expect(abs(point.y - Double(y) - 0.5) < 1e-9, "\(rotation)")
            }
        }
    }
}
