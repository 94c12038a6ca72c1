import CTurboJPEG
import Foundation

/// JPEGs of red pixels.
enum JPEGFixture {
    static let data = data(width: 8, height: 8)

    /// A progressive JPEG whose last scan comes so many times.
    static func data(width: Int, height: Int, repeatingLastScan count: Int) -> Data {
        let data = data(width: width, height: height, flags: TJFLAG_PROGRESSIVE)
        guard let start = data.range(of: Data([0xFF, 0xDA]), options: .backwards)?.lowerBound else {
            return data
        }
        let scan = data[start..<data.endIndex - 2]
        var result = data[..<start]
        for _ in 0..<count { result += scan }
        return result + data.suffix(2)
    }

    static func data(width: Int, height: Int, flags: Int32 = 0) -> Data {
        let encoder = tjInitCompress()
        defer { tjDestroy(encoder) }
        let pixels = [UInt32](repeating: 0xFFE0_2010, count: width * height)
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        pixels.withUnsafeBytes {
            _ = tjCompress2(
                encoder, $0.bindMemory(to: UInt8.self).baseAddress, Int32(width),
                Int32(width * 4), Int32(height),
                Int32(TJPF_BGRA.rawValue), &bytes, &count, Int32(TJSAMP_444.rawValue), 90,
                flags)
        }
        defer { tjFree(bytes) }
        return bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }
}
