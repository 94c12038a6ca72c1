import Foundation

extension PNGEncoder {
    /// A picture with its transparency; the name is only for the error.
    package static func encode(_ picture: DecodedImage, file: String) throws -> Data {
        try encode(
            width: picture.width, height: picture.height, bytesPerPixel: 4, format: PNGFormat.bgra,
            file: file
        ) { target in
            for index in 0..<picture.width * picture.height {
                let pixel = picture.pixels[index]
                let alpha = pixel >> 24
                // Stored colours are multiplied by their opacity, those of a PNG are not.
                for (offset, shift) in [UInt32(0), 8, 16].enumerated() {
                    let part = ((pixel >> shift) & 0xff) * 255 + alpha / 2
                    target[index * 4 + offset] = alpha > 0 ? UInt8(min(255, part / alpha)) : 0
                }
                target[index * 4 + 3] = UInt8(alpha)
            }
        }
    }
}
