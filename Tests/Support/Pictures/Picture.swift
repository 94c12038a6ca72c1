import Foundation
import Images

/// The colours of a picture, red, green and blue, without the byte nobody sees.
package struct Picture: Equatable {
    package private(set) var width: Int
    package private(set) var height: Int
    private var pixels: [UInt32]

    /// Copies pixels of 32 bits, `0xXXRRGGBB` in the machine's byte order.
    package init(width: Int, height: Int, bytesPerRow: Int, _ source: UnsafeRawPointer) {
        self.width = width
        self.height = height
        pixels = Array(unsafeUninitializedCapacity: width * height) { target, count in
            count = width * height
            let pointer = target.baseAddress!
            for y in 0..<height {
                memcpy(pointer + y * width, source + y * bytesPerRow, width * 4)
            }
            var index = 0
            while index < count {
                pointer[index] &= 0xFF_FFFF
                index += 1
            }
        }
    }

    /// A PNG of an opaque picture.
    package init(png path: String) throws {
        let image = try ImageFile(path: path).decode()
        self.init(
            width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, image.pixels)
    }

    /// A plain file of pixels, as the framebuffer front fills it; nil where it has another size.
    package init?(framebuffer path: String, width: Int, height: Int) throws {
        let data = try Data(contentsOf: URL(filePath: path))
        guard data.count == width * height * 4 else { return nil }
        self = data.withUnsafeBytes {
            Picture(width: width, height: height, bytesPerRow: width * 4, $0.baseAddress!)
        }
    }

    package static func == (a: Picture, b: Picture) -> Bool {
        guard a.width == b.width, a.height == b.height else { return false }
        return a.pixels.withUnsafeBytes { one in
            b.pixels.withUnsafeBytes { memcmp(one.baseAddress!, $0.baseAddress!, one.count) == 0 }
        }
    }

    package func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

    /// Where the other picture is in this one; nil where it is not.
    package func position(of other: Picture) -> CGPoint? {
        guard other.width <= width, other.height <= height else { return nil }
        // A place where its colours are its own, else every empty part of the screen is a candidate.
        let mark = other.pixels.firstIndex { $0 != other.pixels[0] } ?? 0
        let (markX, markY, colour) = (mark % other.width, mark / other.width, other.pixels[mark])
        return pixels.withUnsafeBufferPointer { all in
            other.pixels.withUnsafeBufferPointer { part in
                for y in 0...(height - other.height) {
                    let row = all.baseAddress! + (y + markY) * width + markX
                    for x in 0...(width - other.width) where row[x] == colour {
                        let isHere = (0..<other.height).allSatisfy {
                            memcmp(
                                all.baseAddress! + (y + $0) * width + x,
                                part.baseAddress! + $0 * other.width, other.width * 4) == 0
                        }
                        if isHere { return CGPoint(x: x, y: y) }
                    }
                }
                return nil
            }
        }
    }

    package func part(at origin: CGPoint, _ size: CGSize) -> Picture {
        pixels.withUnsafeBytes {
            Picture(
                width: Int(size.width), height: Int(size.height), bytesPerRow: width * 4,
                $0.baseAddress! + (Int(origin.y) * width + Int(origin.x)) * 4)
        }
    }

    /// The picture with one colour in a rectangle that does not count.
    package func covering(_ rect: CGRect) -> Picture {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isEmpty else { return self }
        var copy = self
        for y in Int(part.minY)..<Int(part.maxY) {
            for x in Int(part.minX)..<Int(part.maxX) { copy.pixels[y * width + x] = 0 }
        }
        return copy
    }

    /// The picture as a screen of fewer colours shows it: the upper bits of each, which the screen
    /// repeats below.
    package func reduced(red: Int, green: Int, blue: Int) -> Picture {
        var copy = self
        let tables = [red, green, blue].map { bits in
            (0..<256).map { value in
                let kept = UInt32(value & ~(0xFF >> bits))
                return kept | kept >> UInt32(bits)
            }
        }
        copy.pixels = pixels.map { pixel in
            tables[0][Int(pixel >> 16 & 0xFF)] << 16 | tables[1][Int(pixel >> 8 & 0xFF)] << 8
                | tables[2][Int(pixel & 0xFF)]
        }
        return copy
    }

    /// The picture turned clockwise by quarters.
    package func turned(quarters: Int) -> Picture {
        guard quarters % 4 != 0 else { return self }
        var copy = self
        (copy.width, copy.height) = (height, width)
        for y in 0..<width {
            for x in 0..<height { copy.pixels[y * height + x] = pixel(y, height - 1 - x) }
        }
        return copy.turned(quarters: quarters - 1)
    }

    /// How many pixels differ, in the rectangle where one is given.
    package func differences(from other: Picture, in rect: CGRect? = nil) -> Int {
        guard width == other.width, height == other.height else { return width * height }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = (rect ?? whole).integral.intersection(whole)
        var count = 0
        for y in Int(part.minY)..<Int(part.maxY) {
            for x in Int(part.minX)..<Int(part.maxX) where pixel(x, y) != other.pixel(x, y) {
                count += 1
            }
        }
        return count
    }

    /// How many colours there are, up to a few: a picture that shows something has several.
    package var isPlain: Bool { pixels.allSatisfy { $0 == pixels[0] } }
}
