import CPNG
import Foundation

extension PNGEncoder {
    /// A picture with its transparency; the name is only for the error.
    package static func encode(_ picture: DecodedImage, file: String) throws -> Data {
        var bytes = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
        for index in 0..<picture.width * picture.height {
            let pixel = picture.pixels[index]
            let alpha = pixel >> 24
            guard alpha > 0 else { continue }
            // Stored colours are multiplied by their opacity, those of a PNG are not.
            for (offset, shift) in [UInt32(0), 8, 16].enumerated() {
                let part = ((pixel >> shift) & 0xff) * 255 + alpha / 2
                bytes[index * 4 + offset] = UInt8(min(255, part / alpha))
            }
            bytes[index * 4 + 3] = UInt8(alpha)
        }
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(picture.width)
        image.height = UInt32(picture.height)
        image.format = PNGFormat.bgra
        defer { png_image_free(&image) }
        let rowLength = Int32(picture.width * 4)
        var length: png_alloc_size_t = 0
        guard png_image_write_to_memory(&image, nil, &length, 0, bytes, rowLength, nil) != 0 else {
            throw ImageFileError.unwritable(file: file, reason: image.reason)
        }
        var data = Data(count: Int(length))
        let isWritten = data.withUnsafeMutableBytes { target in
            png_image_write_to_memory(
                &image, target.baseAddress, &length, 0, bytes, rowLength, nil) != 0
        }
        guard isWritten else {
            throw ImageFileError.unwritable(file: file, reason: image.reason)
        }
        return data.prefix(Int(length))
    }
}
