import Foundation
import Geometry

/// Writes what has changed as a FramebufferUpdate, in the encodings and the format of one viewer.
final class UpdateWriter {
    var capabilities = ViewerCapabilities() {
        didSet { if capabilities != oldValue { chooseEncoder() } }
    }
    var format = ViewerPixelFormat() {
        didSet {
            guard format != oldValue else { return }
            conversion = PixelConversion(format)
            kind.format = format
        }
    }
    private var conversion = PixelConversion(ViewerPixelFormat())
    private var encoder: any RectEncoder = RawEncoder()
    /// What the viewer has of the zlib streams, which go on if it returns to an encoding.
    private let streams = ZlibStreams()
    private let shared: SharedEncodings
    /// What the viewer shares patches as.
    private var kind = SharedEncodings.Kind() {
        didSet {
            guard kind != oldValue else { return }
            shared.remove(oldValue)
            shared.add(kind)
            sharedDeflaters = nil
        }
    }
    /// Made if this viewer is the first to encode a patch for several.
    private var sharedDeflaters: SharedDeflaters?
    private var rects: [UInt8] = []
    private var count = 0

    init(_ shared: SharedEncodings) {
        self.shared = shared
        shared.add(kind)
    }

    deinit { shared.remove(kind) }

    var isEmpty: Bool { count == 0 }

    /// The message with all rectangles so far.
    func finish() -> [UInt8] {
        defer { (rects, count) = ([], 0) }
        var message: [UInt8] = [0, 0]
        message.append(u16: count)
        return message + rects
    }

    // MARK: Pixels

    func add(_ move: ScreenMove) {
        rects.append(header: move.rect, RFBEncoding.copyRect)
        rects.append(u16: move.source.minX)
        rects.append(u16: move.source.minY)
        count += 1
    }

    func add(_ patch: ScreenPatch) {
        // What is not compressed is made as quickly as it is found.
        let common =
            kind.pixels == .raw
            ? nil : shared.encoded(patch, as: kind) { encodeForAll(patch) }
        let encoded = common ?? encoder.encode(patch, conversion, with: streams)
        count += encoded.rects
        streams.append(encoded, isShared: common != nil, to: &rects)
    }

    /// Encodes the patch as each viewer of the kind can be sent it.
    private func encodeForAll(_ patch: ScreenPatch) -> EncodedPatch {
        let deflaters = sharedDeflaters ?? SharedDeflaters(level: kind.level)
        sharedDeflaters = deflaters
        return encoder.encode(patch, conversion, with: deflaters)
    }

    private func chooseEncoder() {
        streams.level = capabilities.level
        kind = SharedEncodings.Kind(
            format: format, pixels: capabilities.pixels,
            quality: capabilities.pixels == .tight ? capabilities.quality : nil,
            level: capabilities.level)
        switch capabilities.pixels {
        case .raw: encoder = RawEncoder()
        case .zrle: encoder = ZRLEEncoder()
        case .tight: encoder = TightEncoder(quality: capabilities.quality)
        }
    }

    // MARK: The screen

    /// Why a size is sent: the `x` and `y` of its rectangle.
    enum SizeReason: Equatable {
        case screen
        case request(status: Int)
        case otherViewer

        /// Statuses of a request.
        static let done = 0
        static let prohibited = 1
        static let invalid = 3
    }

    /// False where the viewer has no message for it.
    func add(_ size: ScreenSize, _ reason: SizeReason) -> Bool {
        var rect = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        if capabilities.contains(RFBEncoding.extendedDesktopSize) {
            switch reason {
            case .screen: break
            case .request(let status): rect = rect.offsetBy(dx: 1, dy: status)
            case .otherViewer: rect = rect.offsetBy(dx: 2, dy: 0)
            }
            rects.append(header: rect, RFBEncoding.extendedDesktopSize)
            // One screen, its number, its place and its flags.
            rects += [1, 0, 0, 0]
            rects.append(u32: 0)
            for number in [0, 0, size.width, size.height] { rects.append(u16: number) }
            rects.append(u32: 0)
        } else if capabilities.contains(RFBEncoding.desktopSize) {
            rects.append(header: rect, RFBEncoding.desktopSize)
        } else {
            return false
        }
        count += 1
        return true
    }

    func addTitle(_ title: String) {
        guard capabilities.contains(RFBEncoding.desktopName) else { return }
        rects.append(header: .empty, RFBEncoding.desktopName)
        rects.append(counted: title.utf8)
        count += 1
    }

    /// Tells the viewer that keys may come with their positions.
    func addExtendedKeys() {
        rects.append(header: .empty, RFBEncoding.qemuExtendedKey)
        count += 1
    }

    func add(_ facts: ExtensionFacts) {
        guard capabilities.contains(RFBExtension.encoding), let json = facts.json else { return }
        rects.append(header: .empty, RFBExtension.encoding)
        rects.append(counted: json)
        count += 1
    }

    // MARK: The pointer

    func add(_ cursor: CursorPicture) {
        let place = PixelRect(
            x: cursor.hotX, y: cursor.hotY, width: cursor.width, height: cursor.height)
        if capabilities.contains(RFBEncoding.cursorWithAlpha) {
            rects.append(header: place, RFBEncoding.cursorWithAlpha)
            rects.append(s32: RFBEncoding.raw)
            for pixel in cursor.pixels {
                for shift: UInt32 in [16, 8, 0, 24] {
                    rects.append(UInt8(truncatingIfNeeded: pixel >> shift))
                }
            }
        } else if capabilities.contains(RFBEncoding.cursor) {
            rects.append(header: place, RFBEncoding.cursor)
            for pixel in cursor.pixels {
                conversion.append(Self.withoutAlpha(pixel), to: &rects)
            }
            appendMask(of: cursor)
        } else {
            return
        }
        count += 1
    }

    /// A bit for each pixel that is not transparent.
    private func appendMask(of cursor: CursorPicture) {
        for y in 0..<cursor.height {
            for start in stride(from: 0, to: cursor.width, by: 8) {
                var byte: UInt8 = 0
                for x in start..<min(start + 8, cursor.width)
                where cursor.pixels[y * cursor.width + x] >> 24 >= 128 {
                    byte |= 0x80 >> UInt8(x - start)
                }
                rects.append(byte)
            }
        }
    }

    private static func withoutAlpha(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func part(_ shift: UInt32) -> UInt32 {
            min(255, (pixel >> shift & 0xFF) * 255 / alpha) << shift
        }
        return part(16) | part(8) | part(0)
    }
}

/// What is sent to viewers with `RFBExtension`; nil where it has not changed.
struct ExtensionFacts: Encodable, Equatable {
    var windows: [MirroredWindow]?
    var scale: Double?
    var isViewOnly: Bool?
    var isResizable: Bool?

    var json: Data? { self == ExtensionFacts() ? nil : try? JSONEncoder().encode(self) }
}
