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

    @Test("A progressive JPEG is read, and one that would be gone over without end is not")
    func scans() throws {
        for count in [1, 5] {
            let data = JPEGFixture.data(width: 64, height: 64, repeatingLastScan: count)
            let picture = try ImageFile(data: data, name: "red.jpg").decode()
            #expect(picture.width == 64)
        }
        // Small pictures are gone over fast.
        let small = JPEGFixture.data(width: 64, height: 64, repeatingLastScan: 300)
        #expect(throws: Never.self) { try ImageFile(data: small, name: "red.jpg").decode() }
        for (side, count) in [(64, 2000), (2048, 60)] {
            let data = JPEGFixture.data(width: side, height: side, repeatingLastScan: count)
            let error = try #require(throws: ImageFileError.self) {
                try ImageFile(data: data, name: "red.jpg").decode()
            }
            #expect(error.description.hasSuffix("scans, and would take too long"), "\(error)")
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

    private let wide = JPEGFixture.data(width: 8, height: 4)

    /// A red JPEG, twice as wide as high, with a note of how the camera was held.
    private func held(_ number: UInt8, isLittle: Bool, cutTo length: Int = .max) -> Data {
        func word(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0] : [0, value] }
        func long(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0, 0, 0] : [0, 0, 0, value] }
        let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
        var tiff: [UInt8] = Array((isLittle ? "II" : "MM").utf8) + word(42) + long(8) + word(1)
        tiff += tag + word(3) + long(1) + word(number) + [0, 0] + long(0)
        let body = Array((Array("Exif".utf8) + [0, 0] + tiff).prefix(length))
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
        return wide.prefix(2) + Data(segment) + wide.dropFirst(2)
    }

    @Test("A picture taken with the camera on its side is upright", arguments: [true, false])
    func turned(isLittle: Bool) throws {
        let plain = try ImageFile(data: wide, name: "red.jpg")
        let file = try ImageFile(data: held(6, isLittle: isLittle), name: "red.jpg")
        #expect(file.size == CGSize(width: plain.size.height, height: plain.size.width))
        #expect(try file.decode().width == plain.header.height)
        let upright = try ImageFile(data: held(1, isLittle: isLittle), name: "red.jpg")
        #expect(upright.size == plain.size)
    }

    @Test("A note that is cut short or wrong counts as none", arguments: [0, 6, 12, 20, 25])
    func cutNote(length: Int) throws {
        let plain = try ImageFile(data: wide, name: "red.jpg")
        let file = try ImageFile(data: held(6, isLittle: true, cutTo: length), name: "red.jpg")
        #expect(file.size == plain.size)
        #expect(try ImageFile(data: held(9, isLittle: true), name: "red.jpg").size == plain.size)
    }

    @Test("A turned picture has its corner where the turn puts it")
    func corners() throws {
        let picture = try DecodedImage(width: 3, height: 2) { $0[0] = 0xFFFF_FFFF }
        let corners: [PictureTurn: (Int, Int)] = [
            .up: (0, 0), .upMirrored: (2, 0), .down: (2, 1), .downMirrored: (0, 1),
            .left: (0, 2), .leftMirrored: (0, 0), .right: (1, 0), .rightMirrored: (1, 2),
        ]
        for (turn, corner) in corners {
            let turned = try picture.turned(turn, scale: 1)
            #expect(turned.width == (turn.swapsSides ? 2 : 3))
            #expect(turned.pixel(x: corner.0, y: corner.1) == 0xFFFF_FFFF, "\(turn)")
        }
    }
}
