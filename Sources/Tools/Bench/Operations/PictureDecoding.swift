import Casement
import Foundation
import Images

/// O27: decoding a picture of 1,600×1,000 pixels from the bytes of its file.
@MainActor
enum PictureDecoding {
    static let operations: [Operation] = [
        Operation(id: "O27", variant: "png", note: "an opaque PNG of 1,600×1,000") {
            try DecodingTrial("png") { try PNGEncoder.encode(opaque: $0) }
        },
        Operation(id: "O27", variant: "translucent", note: "a translucent PNG of 1,600×1,000") {
            try DecodingTrial("png", opacity: 0.5) { $0.pngData }
        },
        Operation(id: "O27", variant: "jpeg", note: "a JPEG of 1,600×1,000") {
            try DecodingTrial("jpeg") { $0.jpegData(quality: 0.8) }
        },
    ]

    private static let width = 1_600
    private static let height = 1_000

    /// Rings in three colours: neither flat, which compresses to nothing, nor noise.
    private static func rings(opacity: Double) throws -> DecodedImage {
        try DecodedImage(width: width, height: height) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let distance = Double(x * x + y * y).squareRoot()
                    var pixel = UInt32(opacity * 255) << 24
                    for (shift, period) in [(UInt32(0), 7.0), (8, 31), (16, 127)] {
                        let wave = (1 + sin(distance / period)) / 2
                        pixel |= UInt32(opacity * wave * 255) << shift
                    }
                    pixels[y * width + x] = pixel
                }
            }
        }
    }

    private final class DecodingTrial: Trial {
        private let name: String
        private let file: Data
        private let opacity: Double
        private var decoded: DecodedImage?

        init(
            _ kind: String, opacity: Double = 1, _ encode: (DecodedImage) throws -> Data?
        ) throws {
            guard let file = try encode(rings(opacity: opacity)) else {
                throw WrongResult("The picture was not encoded as a \(kind).")
            }
            name = "rings.\(kind)"
            self.file = file
            self.opacity = opacity
        }

        func prepare() { decoded = nil }

        func perform() { decoded = try? ImageFile(data: file, name: name).decode() }

        /// The last pixel has the opacity that was encoded.
        func check() throws {
            guard let decoded else { throw WrongResult("\(name) was not decoded.") }
            let pixel = decoded.pixel(x: width - 1, y: height - 1)
            try WrongResult.unless(
                decoded.width == width && pixel >> 24 == UInt32(opacity * 255),
                "The last pixel of \(name) is \(pixel).")
        }
    }
}

extension PNGEncoder {
    fileprivate static func encode(opaque picture: DecodedImage) throws -> Data {
        try encode(
            picture.pixels, width: picture.width, height: picture.height,
            pixelsPerRow: picture.width, file: "rings.png")
    }
}
