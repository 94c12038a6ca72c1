import CTurboJPEG
import Foundation

/// A JPEG of 8 × 8 red pixels.
enum JPEGFixture {
    static let data: Data = {
        let encoder = tjInitCompress()
        defer { tjDestroy(encoder) }
        let pixels = [UInt32](repeating: 0xFFE0_2010, count: 64)
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        pixels.withUnsafeBytes {
            _ = tjCompress2(
                encoder, $0.bindMemory(to: UInt8.self).baseAddress, 8, 32, 8,
                Int32(TJPF_BGRA.rawValue), &bytes, &count, Int32(TJSAMP_444.rawValue), 90, 0)
        }
        defer { tjFree(bytes) }
        return bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }()
}
