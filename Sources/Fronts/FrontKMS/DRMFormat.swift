import BareScreen
import CDRM

/// A format of pixels that a display shows and Casement writes.
enum DRMFormat: CaseIterable {
    case xrgb8888, xbgr8888, rgb888, bgr888, rgb565, bgr565, xrgb1555, xrgb2101010, xbgr2101010
    /// For the pointer alone.
    case argb8888

    /// The kernel's code.
    var code: UInt32 {
        switch self {
        case .xrgb8888: Self.code("XR24")
        case .xbgr8888: Self.code("XB24")
        case .rgb888: Self.code("RG24")
        case .bgr888: Self.code("BG24")
        case .rgb565: Self.code("RG16")
        case .bgr565: Self.code("BG16")
        case .xrgb1555: Self.code("XR15")
        case .xrgb2101010: Self.code("XR30")
        case .xbgr2101010: Self.code("XB30")
        case .argb8888: Self.code("AR24")
        }
    }

    init?(code: UInt32) {
        guard let format = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = format
    }

    private static func code(_ letters: StaticString) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(letters.utf8Start[$1]) << UInt32(8 * $1) }
    }

    /// Bits a pixel of colour, as the card says what it prefers.
    var depth: Int {
        switch self {
        case .xrgb8888, .xbgr8888, .rgb888, .bgr888, .argb8888: 24
        case .rgb565, .bgr565: 16
        case .xrgb1555: 15
        case .xrgb2101010, .xbgr2101010: 30
        }
    }

    var layout: PixelLayout {
        func make(_ bits: Int, _ red: (Int, Int), _ green: (Int, Int), _ blue: (Int, Int))
            -> PixelLayout
        {
            PixelLayout.channels(
                bitsPerPixel: bits, red: PixelLayout.Channel(offset: red.0, length: red.1),
                green: PixelLayout.Channel(offset: green.0, length: green.1),
                blue: PixelLayout.Channel(offset: blue.0, length: blue.1)) ?? .xrgb8888
        }
        switch self {
        case .xrgb8888, .argb8888: return .xrgb8888
        case .xbgr8888: return make(32, (0, 8), (8, 8), (16, 8))
        case .rgb888: return make(24, (16, 8), (8, 8), (0, 8))
        case .bgr888: return make(24, (0, 8), (8, 8), (16, 8))
        case .rgb565: return .rgb565
        case .bgr565: return make(16, (0, 5), (5, 6), (11, 5))
        case .xrgb1555: return make(16, (10, 5), (5, 5), (0, 5))
        case .xrgb2101010: return make(32, (20, 10), (10, 10), (0, 10))
        case .xbgr2101010: return make(32, (0, 10), (10, 10), (20, 10))
        }
    }

    /// Those to try, best first: of the depth that the card prefers, then those that are copied as
    /// they are. A plane that says nothing shows what all displays can.
    static func candidates(_ offered: [DRMFormat], preferredDepth: Int) -> [DRMFormat] {
        let usable = offered.filter { $0 != .argb8888 }
        guard !usable.isEmpty else { return [.xrgb8888, .rgb565] }
        let order = allCases.filter { usable.contains($0) }
        return order.filter { $0.depth == preferredDepth }
            + order.filter { $0.depth != preferredDepth }
    }
}
