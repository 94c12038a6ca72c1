import Foundation

/// The scans of a JPEG: how often a decoder goes over the whole picture. A progressive picture has
/// some ten; a file of a few hundred kilobytes can have thousands.
struct JPEGScans {
    let count: Int

    /// Scans that any picture may have.
    private static let usual = 20
    /// Beyond these: scans of a picture, and pixels of all scans together.
    private static let most = (scans: 500, pixels: 1 << 27)

    init(_ data: Data) {
        count = data.withUnsafeBytes { Self.count(in: $0.bindMemory(to: UInt8.self)) }
    }

    func isAcceptable(width: Int, height: Int) -> Bool {
        guard count > Self.usual else { return true }
        return count <= Self.most.scans && count * width * height <= Self.most.pixels
    }

    /// Counts the markers that begin a scan, outside of other segments, until there are too many.
    private static func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = bytes.baseAddress else { return 0 }
        var count = 0
        var position = 2
        while position + 3 < bytes.count, count <= most.scans {
            guard bytes[position] == 0xFF else {
                // The content of a scan: most of the file.
                let rest = bytes.count - position
                guard let next = memchr(start + position, 0xFF, rest) else { return count }
                position = UnsafePointer(next.assumingMemoryBound(to: UInt8.self)) - start
                continue
            }
            let marker = bytes[position + 1]
            switch marker {
            case 0xFF: position += 1
            // A byte of the content, a restart, and markers without a length.
            case 0x00, 0x01, 0xD0...0xD9: position += 2
            default:
                if marker == 0xDA { count += 1 }
                position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
            }
        }
        return count
    }
}
