import Foundation
import Images
import Testing

struct ImageFileTests {
    /// An orange picture.
    private func png(width: Int, height: Int) throws -> Data {
        let pixels = [UInt32](repeating: 0x00FF_8000, count: width * height)
        return try PNGEncoder.encode(
            pixels, width: width, height: height, pixelsPerRow: width, file: "test")
    }

    @Test("A PNG tells its size from its first bytes alone")
    func header() throws {
        let header = try ImageHeader.read(try png(width: 20, height: 7).prefix(24), file: "a.png")
        let whole = try ImageHeader.read(try png(width: 20, height: 7), file: "a.png")
        #expect(header == whole)
        #expect(header.width == 20 && header.height == 7 && header.format == .png)
    }

    @Test("A name that ends in @2x counts two pixels to a point")
    func scale() throws {
        let file = try ImageFile(data: try png(width: 20, height: 8), name: "icon@2x.png")
        #expect(file.size == CGSize(width: 10, height: 4))
        let pixel = try file.decode().pixel(x: 0, y: 0)
        #expect(pixel == 0xFFFF_8000)
    }

    @Test("A file of another kind, a cut one and a missing one each say what is wrong")
    func errors() throws {
        #expect(throws: ImageFileError.unknownFormat(file: "notes.txt")) {
            try ImageFile(data: Data("hello".utf8), name: "notes.txt")
        }
        let cut = try png(width: 50, height: 50).prefix(60)
        #expect(throws: ImageFileError.self) {
            try ImageFile(data: Data(cut), name: "cut.png").decode()
        }
        #expect(throws: ImageFileError.self) { try ImageFile(path: "/nowhere/picture.png") }
    }

    @Test("A picture too large to hold is refused before it is decoded")
    func tooLarge() throws {
        var data = try png(width: 1, height: 1)
        data.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(
            throws: ImageFileError.tooLarge(file: "huge.png", width: 0x7FFF_FFFF, height: 1)
        ) {
            try ImageFile(data: data, name: "huge.png")
        }
    }

    @Test("A JPEG is read with its size, opaque")
    func jpeg() throws {
        let file = try ImageFile(data: JPEGFixture.data, name: "red.jpg")
        let header = try ImageHeader.read(JPEGFixture.data, file: "red.jpg")
        #expect(file.header == header)
        #expect(file.header.format == .jpeg && file.header.width == 8)
        let pixel = try file.decode().pixel(x: 0, y: 0)
        let (red, blue) = (pixel >> 16 & 0xFF, pixel & 0xFF)
        #expect(pixel >> 24 == 0xFF && red > 200 && blue < 60)
    }
}
