import CTurboJPEG
import Foundation

// Pictures as files.
extension DecodedImage {
    /// With opacity; nil where libpng has no memory for it.
    package var pngData: Data? { try? PNGEncoder.encode(self, file: "picture") }

    /// On black where it is transparent, with a quality from 0 to 1; nil where the encoder fails.
    package func jpegData(quality: CGFloat) -> Data? {
        guard let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        let percent = Int32(exactly: (min(max(quality, 0), 1) * 99 + 1).rounded()) ?? 100
        var buffer: UnsafeMutablePointer<UInt8>?
        var length: UInt = 0
        defer { tjFree(buffer) }
        let status = pixels.withMemoryRebound(to: UInt8.self, capacity: byteCount) { bytes in
            tjCompress2(
                encoder, bytes, Int32(width), Int32(bytesPerRow), Int32(height),
                Int32(TJPF_BGRX.rawValue), &buffer, &length, Int32(TJSAMP_444.rawValue),
                percent, 0)
        }
        guard status == 0, let buffer else { return nil }
        return Data(bytes: buffer, count: Int(length))
    }
}
