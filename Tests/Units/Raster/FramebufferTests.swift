import Drawing
import Foundation
import Geometry
import Images
import Raster
import Testing

struct FramebufferTests {
    @Test("A framebuffer written as a PNG is read back the same")
    func png() throws {
        let framebuffer = Framebuffer(width: 5, height: 3)
        for index in 0..<15 { framebuffer.pixels[index] = UInt32(index * 0x111111) }
        let path = NSTemporaryDirectory() + "framebuffer-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try framebuffer.writePNG(to: path)
        let image = try ImageFile(path: path).decode()
        #expect(image.width == 5 && image.height == 3)
        for index in 0..<15 {
            #expect(
                image.pixel(x: index % 5, y: index / 5) == 0xFF00_0000 | UInt32(index * 0x111111))
        }
    }

    @Test("A picture that cannot be written says so")
    func unwritable() {
        #expect(throws: ImageFileError.self) {
            try Framebuffer(width: 1, height: 1).writePNG(to: "/nowhere/at/all.png")
        }
    }

    @Test("Resizing gives other bounds, and equal pixels an equal checksum")
    func resizing() {
        let framebuffer = Framebuffer(width: 5, height: 3)
        framebuffer.resize(width: 8, height: 2)
        #expect(framebuffer.bounds == PixelRect(x: 0, y: 0, width: 8, height: 2))
        let other = Framebuffer(width: 8, height: 2)
        #expect(framebuffer.checksum == other.checksum)
        other.pixels[3] = 1
        #expect(framebuffer.checksum != other.checksum)
        #expect(
            framebuffer.difference(from: other) == PixelRect(x: 3, y: 0, width: 1, height: 1))
    }
}
