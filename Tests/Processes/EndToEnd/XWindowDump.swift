import Foundation

/// What `xwd` writes: 32-bit words of header, a colour map, rows of pixels.
struct XWindowDump {
    let picture: Picture
    /// Where the window's content stands on the screen.
    let origin: CGPoint

    /// Nil for anything but four bytes a pixel, least significant byte first.
    init?(_ data: Data) {
        guard data.count >= 100 else { return nil }
        let header = data.prefix(100).withUnsafeBytes { bytes in
            (0..<25).map {
                Int(UInt32(bigEndian: bytes.load(fromByteOffset: $0 * 4, as: UInt32.self)))
            }
        }
        let (width, height, bytesPerRow) = (header[4], header[5], header[12])
        // The header with the window's name, then twelve bytes for each colour.
        let first = header[0] + header[19] * 12
        // The bits of a pixel are not to be trusted: where windows overlap, its depth stands there.
        guard header[7] == 0, bytesPerRow >= width * 4, data.count >= first + height * bytesPerRow
        else { return nil }
        origin = CGPoint(x: header[22], y: header[23])
        picture = data.withUnsafeBytes { bytes in
            Picture(
                width: width, height: height, bytesPerRow: bytesPerRow,
                bytes.baseAddress!.advanced(by: first))
        }
    }
}
