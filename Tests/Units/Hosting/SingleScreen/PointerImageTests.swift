import Hosting
import Testing
import Views

/// Cursors as pictures with opacity.
struct PointerImageTests {
    private let cursors: [Cursor] = [
        .arrow, .text, .hand, .wait, .resizeHorizontal, .resizeVertical, .resizeFalling,
        .resizeRising,
    ]

    private func opacity(_ image: PointerImage, _ x: Int, _ y: Int) -> UInt32 {
        image.pixels[y * image.width + x] >> 24
    }

    @Test("Every cursor is black with a white edge, on nothing")
    func looks() {
        for cursor in cursors {
            let image = PointerImage(cursor, scale: 2)
            #expect(image.width == 40 && image.height == 40, "\(cursor)")
            #expect(image.pixels.contains(0xFF00_0000), "\(cursor) has black in it")
            #expect(image.pixels.contains(0xFFFF_FFFF), "\(cursor) has white in it")
            #expect(opacity(image, 39, 0) == 0, "\(cursor) leaves its corner free")
            for pixel in image.pixels {
                let (alpha, blue) = (pixel >> 24, pixel & 0xFF)
                #expect(blue <= alpha, "colours are multiplied by their opacity")
            }
        }
    }

    @Test("The pixel that points lies in the picture, and for most cursors is drawn")
    func hotSpots() {
        for cursor in cursors {
            let image = PointerImage(cursor, scale: 1)
            #expect((0..<image.width).contains(image.hotX))
            #expect((0..<image.height).contains(image.hotY))
            #expect(opacity(image, image.hotX, image.hotY) > 0, "\(cursor)")
        }
    }

    @Test("Turned four times a cursor is itself again, with the same pixel that points")
    func turned() {
        let image = PointerImage(.hand, scale: 1.5)
        var turning = image
        for _ in 0..<4 { turning = turning.turned(.quarter) }
        #expect(turning == image)
        #expect(image.turned(.half).turned(.half) == image)
        #expect(image.turned(.quarter).turned(.threeQuarters) == image)
        #expect(image.turned(.quarter) != image)
    }
}
