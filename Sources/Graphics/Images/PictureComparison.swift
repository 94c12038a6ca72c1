import Foundation

/// Compares two pictures pixel by pixel.
package enum PictureComparison {
    /// Throws where the pictures are not the same within the tolerance, which is a difference in
    /// one channel, of 255. A picture of the differing pixels is then left at `difference`.
    package static func compare(
        _ path: String, with expected: String, tolerance: Int = 0, difference: String
    ) throws(PictureMismatch) {
        guard FileManager.default.fileExists(atPath: expected) else {
            throw PictureMismatch(
                "there is no picture \(expected) to compare with; this one is \(path)")
        }
        switch try result(path, with: expected, tolerance: tolerance, difference: difference) {
        case .same: return
        case .sizes(let found, let wanted):
            throw PictureMismatch(
                "the picture \(path) has \(found) pixels, and \(expected) \(wanted)")
        case .pixels(let count, _, let first, let isWritten):
            throw PictureMismatch(
                """
                the picture \(path) differs from \(expected) in \
                \(count) pixels, the first at \(first)\
                \(isWritten ? "; they are red in \(difference)" : "")
                """)
        }
    }

    /// How a picture compares with the expected one.
    package enum Result: Equatable {
        case same
        /// The widths and heights, written as `200×100`.
        case sizes(found: String, wanted: String)
        /// How many pixels of how many differ, where the first one is, and whether a picture shows
        /// them.
        case pixels(Int, of: Int, first: String, isWritten: Bool)

        /// The difference as part of a sentence.
        package var text: String {
            switch self {
            case .same: "the same"
            case .sizes(let found, let wanted): "\(found) pixels instead of \(wanted)"
            case .pixels(let count, let all, let first, _):
                "\(count) of \(all) pixels differ, the first at \(first)"
            }
        }
    }

    /// Compares two pictures that are there. One of the differing pixels is left at `difference`.
    package static func result(
        _ path: String, with expected: String, tolerance: Int = 0, difference: String
    ) throws(PictureMismatch) -> Result {
        let (found, wanted) = (try decode(path), try decode(expected))
        guard found.width == wanted.width, found.height == wanted.height else {
            return .sizes(
                found: "\(found.width)×\(found.height)", wanted: "\(wanted.width)×\(wanted.height)")
        }
        let count = found.width * found.height
        let marked = (0..<count).map { isFar(found.pixels[$0], wanted.pixels[$0], tolerance) }
        guard let first = marked.firstIndex(of: true) else { return .same }
        let isWritten = write(marked, over: found, to: difference)
        return .pixels(
            marked.count { $0 }, of: count,
            first: "(\(first % found.width), \(first / found.width))", isWritten: isWritten)
    }

    private static func decode(_ path: String) throws(PictureMismatch) -> DecodedImage {
        do {
            return try ImageFile(path: path).decode()
        } catch {
            throw PictureMismatch("\(error)")
        }
    }

    /// Whether two pixels differ by more than the tolerance in one channel, of 255.
    package static func isFar(_ a: UInt32, _ b: UInt32, _ tolerance: Int) -> Bool {
        guard (a ^ b) & 0xFFFFFF != 0 else { return false }
        return [UInt32(0), 8, 16].contains { shift in
            let (one, other) = (Int((a >> shift) & 0xFF), Int((b >> shift) & 0xFF))
            return abs(one - other) > tolerance
        }
    }

    /// The picture made pale, with the marked pixels in red.
    private static func write(_ marked: [Bool], over image: DecodedImage, to path: String) -> Bool {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(marked.count)
        for (index, isMarked) in marked.enumerated() {
            let pale = ((image.pixels[index] >> 2) & 0x3F3F3F) + 0xC0C0C0
            pixels.append(isMarked ? 0xFF0000 : pale)
        }
        guard
            let data = try? PNGEncoder.encode(
                pixels, width: image.width, height: image.height, pixelsPerRow: image.width,
                file: path)
        else { return false }
        return (try? data.write(to: URL(filePath: path))) != nil
    }
}

/// How a picture is not the expected one, or why the two cannot be compared.
package struct PictureMismatch: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
