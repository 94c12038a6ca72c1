import Foundation

/// How the pixels of a file are turned and mirrored to be upright.
package enum PictureTurn: UInt8, CaseIterable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored

    /// Whether width and height change places.
    package var swapsSides: Bool { rawValue >= PictureTurn.left.rawValue }

    /// By the number that a camera notes in a JPEG's Exif data; upright where there is none.
    package init(jpeg data: Data) {
        self = Self.exifNumber(of: data).flatMap { Self.byExifNumber[$0] } ?? .up
    }

    private static let byExifNumber: [UInt16: PictureTurn] = [
        1: .up, 2: .upMirrored, 3: .down, 4: .downMirrored, 5: .leftMirrored, 6: .right,
        7: .rightMirrored, 8: .left,
    ]

    private static func exifNumber(of data: Data) -> UInt16? {
        let bytes = [UInt8](data.prefix(longestHead))
        var position = 2
        // Segments begin with FF, their kind and their length, in which the length itself counts.
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let kind = bytes[position + 1]
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            guard length >= 2, kind != 0xDA else { return nil }
            let end = min(position + 2 + length, bytes.count)
            if kind == 0xE1, let number = exifNumber(in: bytes[position + 4..<end]) {
                return number
            }
            position += 2 + length
        }
        return nil
    }

    /// The orientation in a segment: a signature, then a TIFF with one directory of entries.
    private static func exifNumber(in segment: ArraySlice<UInt8>) -> UInt16? {
        guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
        let tiff = Array(segment.dropFirst(6))
        guard tiff.count >= 8 else { return nil }
        let isLittle = tiff[0] == 0x49
        func number(_ start: Int, _ count: Int) -> Int? {
            guard start >= 0, start + count <= tiff.count else { return nil }
            let part = tiff[start..<start + count]
            return (isLittle ? Array(part.reversed()) : Array(part))
                .reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag == orientationTag { return number(entry + 8, 2).map(UInt16.init) }
        }
        return nil
    }

    private static let orientationTag = 0x0112
    private static let longestHead = 1 << 18
}

extension DecodedImage {
    /// A copy whose pixels are turned and mirrored to be upright.
    package func turned(_ turn: PictureTurn, scale: CGFloat) throws -> DecodedImage {
        let (newWidth, newHeight) = turn.swapsSides ? (height, width) : (width, height)
        return try DecodedImage(width: newWidth, height: newHeight, scale: scale) { target in
            for y in 0..<newHeight {
                for x in 0..<newWidth {
                    let (column, row) =
                        switch turn {
                        case .up: (x, y)
                        case .upMirrored: (width - 1 - x, y)
                        case .down: (width - 1 - x, height - 1 - y)
                        case .downMirrored: (x, height - 1 - y)
                        case .left: (width - 1 - y, x)
                        case .leftMirrored: (y, x)
                        case .right: (y, height - 1 - x)
                        case .rightMirrored: (width - 1 - y, height - 1 - x)
                        }
                    target[y * newWidth + x] = pixels[row * width + column]
                }
            }
        }
    }
}
