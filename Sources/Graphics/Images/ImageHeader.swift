import CTurboJPEG
import Foundation

/// A picture's format and size, known without decoding its pixels.
package struct ImageHeader: Equatable, Sendable {
    package enum Format: Equatable, Sendable { case png, jpeg }

    package static let largestSide = 32_767
    /// 256 MB of pixels: more than any screen shows, and little enough for a small device.
    package static let largestArea = 1 << 26

    package let format: Format
    /// Pixels.
    package let width: Int
    package let height: Int

    /// The name is only for the error.
    package static func read(_ data: Data, file: String) throws -> ImageHeader {
        let header: ImageHeader
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            header = try readPNG(data, file: file)
        } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            header = try readJPEG(data, file: file)
        } else {
            throw ImageFileError.unknownFormat(file: file)
        }
        guard header.width > 0, header.height > 0 else {
            throw ImageFileError.damaged(file: file, reason: "its size is zero")
        }
        guard max(header.width, header.height) <= largestSide,
            header.width * header.height <= largestArea
        else {
            throw ImageFileError.tooLarge(file: file, width: header.width, height: header.height)
        }
        return header
    }

    /// The size stands in the first chunk, after signature, length and name.
    private static func readPNG(_ data: Data, file: String) throws -> ImageHeader {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
            throw ImageFileError.damaged(file: file, reason: "its first chunk is not a header")
        }
        func number(_ start: Int) -> Int {
            bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return ImageHeader(format: .png, width: number(16), height: number(20))
    }

    private static func readJPEG(_ data: Data, file: String) throws -> ImageHeader {
        guard let decoder = tjInitDecompress() else {
            throw ImageFileError.unreadable(file: file, reason: "no memory for a decoder")
        }
        defer { tjDestroy(decoder) }
        var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let status = data.withUnsafeBytes { bytes in
            tjDecompressHeader3(
                decoder, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width,
                &height, &subsampling, &colors)
        }
        guard status == 0 else {
            throw ImageFileError.damaged(
                file: file, reason: String(cString: tjGetErrorStr2(decoder)))
        }
        return ImageHeader(format: .jpeg, width: Int(width), height: Int(height))
    }
}

/// Why a picture could not be had from a file, or written to one.
package enum ImageFileError: Error, Equatable, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case unknownFormat(file: String)
    case damaged(file: String, reason: String)
    /// Over `ImageHeader.largestSide` pixels on a side, or over `largestArea` in all.
    case tooLarge(file: String, width: Int, height: Int)
    case unwritable(file: String, reason: String)

    package var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
        case .unknownFormat(let file): "\(file) is neither a PNG nor a JPEG"
        case .damaged(let file, let reason): "\(file) is damaged: \(reason)"
        case .tooLarge(let file, let width, let height):
            "\(file) is too large: \(width)×\(height) pixels"
        case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)"
        }
    }
}
