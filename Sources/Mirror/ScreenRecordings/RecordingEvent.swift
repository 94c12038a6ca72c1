import Foundation
import Geometry
import Limits
import ScreenPixels

/// A line of a recording: an array of the seconds since its beginning, a word, and what that says.
///
///     [0.0, "size", 800, 600]
///     [1.5, "move", x, y, width, height, dx, dy]
///     [1.5, "pixels", x, y, width, height, "…"]
///
/// The text is base64 of zlib of red, green and blue for each pixel, row after row. A line without
/// a word, `[2.0]`, says that all is shown as it was then.
///
/// Times are up to 31 years, and a screen is as large as a surface may be. A rectangle that does not
/// lie on the screen is refused before its pixels are unpacked.
package struct RecordingEvent: Equatable, Sendable {
    package enum Change: Equatable, Sendable {
        case size(ScreenSize)
        case move(ScreenMove)
        case pixels(ScreenPatch)
        case none
    }

    /// Longer sides are damage.
    static let longestSide = SurfaceLimit.longestSide
    /// Where a decoder finds the screen's bounds, a `PixelRect`. Without them a rectangle may be as
    /// large as a surface.
    static let screenKey = CodingUserInfoKey(rawValue: "screen")!  // only an empty name is none

    package var seconds: Double
    package var change: Change

    package init(_ seconds: Double, _ change: Change) {
        self.seconds = seconds
        self.change = change
    }
}

extension RecordingEvent: Codable {
    package func encode(to encoder: any Encoder) throws {
        var line = encoder.unkeyedContainer()
        // Milliseconds are enough, and short.
        try line.encode((seconds * 1000).rounded() / 1000)
        switch change {
        case .size(let size):
            try line.encode("size")
            try line.encode(size.width)
            try line.encode(size.height)
        case .move(let move):
            try line.encode("move")
            try line.encode(contentsOf: move.rect.numbers + [move.dx, move.dy])
        case .pixels(let patch):
            try line.encode("pixels")
            try line.encode(contentsOf: patch.rect.numbers)
            try line.encode(Self.packed(patch.pixels))
        case .none: break
        }
    }

    package init(from decoder: any Decoder) throws {
        var line = try decoder.unkeyedContainer()
        seconds = try line.decode(Double.self)
        guard Duration(checkedSeconds: seconds) != nil else { throw RecordingError.damagedPixels }
        guard !line.isAtEnd else {
            change = .none
            return
        }
        switch try line.decode(String.self) {
        case "size":
            change = .size(ScreenSize(try line.decode(Int.self), try line.decode(Int.self)))
        case "move":
            let rect = try PixelRect(from: &line)
            let (dx, dy) = (try line.decode(Int.self), try line.decode(Int.self))
            guard [dx, dy].allSatisfy(PixelRect.sides.contains) else {
                throw RecordingError.damagedPixels
            }
            change = .move(ScreenMove(rect: rect, dx: dx, dy: dy))
        case "pixels":
            let rect = try PixelRect(from: &line)
            let screen = decoder.userInfo[RecordingEvent.screenKey] as? PixelRect
            guard SurfaceLimit().allows(width: rect.width, height: rect.height),
                screen?.contains(rect) ?? true,
                let pixels = Self.unpacked(try line.decode(String.self), count: rect.area)
            else { throw RecordingError.damagedPixels }
            change = .pixels(ScreenPatch(rect: rect, pixels: pixels))
        default: change = .none
        }
    }

    private static func packed(_ pixels: [UInt32]) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 3)
        for pixel in pixels {
            for shift: UInt32 in [16, 8, 0] {
                bytes.append(UInt8(truncatingIfNeeded: pixel >> shift))
            }
        }
        return Data(Deflater.whole(bytes)).base64EncodedString()
    }

    private static func unpacked(_ text: String, count: Int) -> [UInt32]? {
        guard let packed = Data(base64Encoded: text),
            let bytes = Inflater.bytes(of: packed, limit: count * 3), bytes.count == count * 3
        else { return nil }
        return (0..<count).map {
            UInt32(bytes[3 * $0]) << 16 | UInt32(bytes[3 * $0 + 1]) << 8 | UInt32(bytes[3 * $0 + 2])
        }
    }
}

extension PixelRect {
    fileprivate var numbers: [Int] { [minX, minY, width, height] }

    fileprivate static let sides = -RecordingEvent.longestSide...RecordingEvent.longestSide
    fileprivate static let lengths = 0...RecordingEvent.longestSide

    fileprivate init(from line: inout any UnkeyedDecodingContainer) throws {
        let (x, y) = (try line.decode(Int.self), try line.decode(Int.self))
        let (width, height) = (try line.decode(Int.self), try line.decode(Int.self))
        guard [x, y, width, height].allSatisfy(Self.lengths.contains) else {
            throw RecordingError.damagedPixels
        }
        self.init(x: x, y: y, width: width, height: height)
    }
}
