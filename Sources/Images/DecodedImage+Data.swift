import CPNG
import CTurboJPEG
import Foundation

// Pictures as files.
extension DecodedImage {
    /// With opacity; nil where libpng has no memory for it.
    package var pngData: Data? {
        var plain = [UInt32](repeating: 0, count: width * height)
        for index in 0..<plain.count { plain[index] = Self.unmultiplied(pixels[index]) }
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(width)
        image.height = UInt32(height)
        image.format = PNGFormat.bgra
        defer { png_image_free(&image) }
        var length: png_alloc_size_t = 0
        let row = Int32(width * 4)
        guard png_image_write_to_memory(&image, nil, &length, 0, plain, row, nil) != 0 else {
            return nil
        }
        var data = Data(count: Int(length))
        let isWritten = data.withUnsafeMutableBytes { target in
            png_image_write_to_memory(&image, target.baseAddress, &length, 0, plain, row, nil) != 0
        }
        return isWritten ? data.prefix(Int(length)) : nil
    }

    /// On black where it is transparent, with a quality from 0 to 1; nil where the encoder fails.
    package func jpegData(quality: CGFloat) -> Data? {
        guard let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        let percent = quality.isFinite ? min(max(quality, 0), 1) * 99 + 1 : 100
        var buffer: UnsafeMutablePointer<UInt8>?
        var length: UInt = 0
        defer { tjFree(buffer) }
        let status = pixels.withMemoryRebound(to: UInt8.self, capacity: byteCount) { bytes in
            tjCompress2(
                encoder, bytes, Int32(width), Int32(bytesPerRow), Int32(height),
                Int32(TJPF_BGRX.rawValue), &buffer, &length, Int32(TJSAMP_444.rawValue),
                Int32(percent.rounded()), 0)
        }
        guard status == 0, let buffer else { return nil }
        return Data(bytes: buffer, count: Int(length))
    }

    /// `0xAARRGGBB` with the colours as they were before they were multiplied by the opacity.
    private static func unmultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0, alpha < 255 else { return pixel }
        func part(_ shift: UInt32) -> UInt32 {
            min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
        }
        return alpha << 24 | part(16) | part(8) | part(0)
    }
}
