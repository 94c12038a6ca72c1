import CTurboJPEG

/// Compresses pixels as JPEG.
final class JPEGCompressor {
    private let handle = tjInitCompress()

    /// From libjpeg's scale for each of RFB's levels.
    private static let qualities: [Int32] = [15, 29, 41, 50, 62, 70, 77, 84, 91, 97]

    deinit { if let handle { tjDestroy(handle) } }

    /// Pixels `0x00RRGGBB` in rows of that width; nil where the library refuses. `level` is 0 to 9.
    func compress(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, level: Int) -> [UInt8]? {
        guard let handle, let start = pixels.baseAddress else { return nil }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        // Full colours where quality is asked for, else a quarter of them.
        let sampling = level >= 8 ? TJSAMP_444 : TJSAMP_420
        let result = start.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) {
            tjCompress2(
                handle, $0, Int32(width), 0, Int32(pixels.count / width), TJPF_BGRX.rawValue,
                &bytes, &count, Int32(sampling.rawValue),
                Self.qualities[min(max(level, 0), 9)], 0)
        }
        defer { tjFree(bytes) }
        guard result == 0, let bytes else { return nil }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
}
