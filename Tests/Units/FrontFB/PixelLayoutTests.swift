import BareScreen
import CLinux
import Testing

@testable import FrontFB

/// Where a screen keeps red, green and blue, as the kernel tells it.
struct PixelLayoutTests {
    private func layout(
        _ bits: Int, red: (Int, Int), green: (Int, Int), blue: (Int, Int),
        _ change: (inout fb_var_screeninfo) -> Void = { _ in }
    ) -> PixelLayout? {
        func field(_ place: (Int, Int)) -> fb_bitfield {
            fb_bitfield(offset: UInt32(place.0), length: UInt32(place.1), msb_right: 0)
        }
        var screen = fb_var_screeninfo()
        screen.bits_per_pixel = UInt32(bits)
        (screen.red, screen.green, screen.blue) = (field(red), field(green), field(blue))
        change(&screen)
        return PixelLayout(screen)
    }

    /// Each pixel in the screen's bytes, as a number.
    private func converted(_ pixels: [UInt32], _ layout: PixelLayout) -> [UInt32] {
        let size = layout.bytesPerPixel
        // One byte more shows what is written beyond the row.
        var bytes = [UInt8](repeating: 0xEE, count: pixels.count * size + 1)
        bytes.withUnsafeMutableBytes { bytes in
            pixels.withUnsafeBytes { pixels in
                layout.convert(
                    pixels.baseAddress!, to: bytes.baseAddress!, count: pixels.count / 4)
            }
        }
        #expect(bytes.last == 0xEE)
        return (0..<pixels.count).map { index in
            (0..<size).reduce(0) { $0 | UInt32(bytes[index * size + $1]) << UInt32(8 * $1) }
        }
    }

    private let colors: [UInt32] = [0xFF_0000, 0x00_FF00, 0x00_00FF, 0xFF_FFFF, 0, 0x80_4020]

    @Test("A 15-bit screen shows five bits of each colour, whether it counts 15 or 16 bits a pixel")
    func fifteen() throws {
        for bits in [15, 16] {
            let found = try #require(layout(bits, red: (10, 5), green: (5, 5), blue: (0, 5)))
            #expect(found.bytesPerPixel == 2)
            #expect(converted(colors, found) == [0x7C00, 0x03E0, 0x001F, 0x7FFF, 0, 0x4104])
        }
    }

    @Test("A 16-bit screen shows its colours with red or blue in the upper bits")
    func sixteen() throws {
        let usual = try #require(layout(16, red: (11, 5), green: (5, 6), blue: (0, 5)))
        #expect(usual == .rgb565)
        #expect(converted(colors, usual) == [0xF800, 0x07E0, 0x001F, 0xFFFF, 0, 0x8204])
        let turned = try #require(layout(16, red: (0, 5), green: (5, 6), blue: (11, 5)))
        #expect(converted(colors, turned) == [0x001F, 0x07E0, 0xF800, 0xFFFF, 0, 0x2210])
    }

    @Test("A 24-bit screen has three bytes a pixel, in either order")
    func twentyFour() throws {
        let usual = try #require(layout(24, red: (16, 8), green: (8, 8), blue: (0, 8)))
        #expect(usual.bytesPerPixel == 3)
        #expect(converted(colors, usual) == colors)
        let turned = try #require(layout(24, red: (0, 8), green: (8, 8), blue: (16, 8)))
        #expect(
            converted(colors, turned)
                == [0x00_00FF, 0x00_FF00, 0xFF_0000, 0xFF_FFFF, 0, 0x20_4080])
    }

    @Test("A 32-bit screen is copied, or has red and blue changed over, or ten bits a colour")
    func thirtyTwo() throws {
        let usual = try #require(layout(32, red: (16, 8), green: (8, 8), blue: (0, 8)))
        #expect(usual == .xrgb8888)
        #expect(converted(colors, usual) == colors)
        let turned = try #require(layout(32, red: (0, 8), green: (8, 8), blue: (16, 8)))
        #expect(converted([0x80_4020], turned) == [0x20_4080])
        let shifted = try #require(layout(32, red: (24, 8), green: (16, 8), blue: (8, 8)))
        #expect(converted([0x80_4020], shifted) == [0x8040_2000])
        let deep = try #require(layout(32, red: (20, 10), green: (10, 10), blue: (0, 10)))
        #expect(converted([0xFF_FFFF, 0x80_0000], deep) == [0x3FFF_FFFF, 0x202 << 20])
    }

    @Test("A driver that does not say where its colours are has them where others do")
    func unsaid() {
        #expect(layout(32, red: (0, 0), green: (0, 0), blue: (0, 0)) == .xrgb8888)
        #expect(layout(16, red: (0, 0), green: (0, 0), blue: (0, 0)) == .rgb565)
        #expect(layout(24, red: (0, 0), green: (0, 0), blue: (0, 0)) == nil)
    }

    @Test("Palettes, grey and colours that lie outside of their pixel are not understood")
    func unknown() {
        #expect(layout(8, red: (0, 8), green: (0, 8), blue: (0, 8)) == nil)
        #expect(layout(16, red: (12, 5), green: (5, 6), blue: (0, 5)) == nil)
        #expect(layout(32, red: (16, 8), green: (8, 0), blue: (0, 8)) == nil)
        #expect(
            layout(32, red: (16, 8), green: (8, 8), blue: (0, 8)) { $0.grayscale = 1 } == nil)
        #expect(
            layout(32, red: (16, 8), green: (8, 8), blue: (0, 8)) { $0.red.msb_right = 1 } == nil)
    }
}
