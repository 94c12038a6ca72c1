import CLinux

/// How a framebuffer keeps the three colours of a pixel, as the kernel describes it.
struct PixelLayout: Equatable {
    /// Which bits of a pixel are one colour's.
    struct Channel: Equatable {
        /// Bits below it.
        var offset: Int
        var length: Int
    }

    let bitsPerPixel: Int
    let red: Channel
    let green: Channel
    let blue: Channel
    /// What turns eight bits of a colour into its bits of a pixel, by table: red's 256 entries,
    /// then green's and blue's. Empty where pixels are copied as they are.
    private let table: [UInt32]

    /// The layout of `Framebuffer`, so that rows are copied.
    static let xrgb8888 = PixelLayout(
        bitsPerPixel: 32, red: Channel(offset: 16, length: 8), green: Channel(offset: 8, length: 8),
        blue: Channel(offset: 0, length: 8))

    static let rgb565 = PixelLayout(
        bitsPerPixel: 16, red: Channel(offset: 11, length: 5), green: Channel(offset: 5, length: 6),
        blue: Channel(offset: 0, length: 5))

    private init(bitsPerPixel: Int, red: Channel, green: Channel, blue: Channel) {
        self.bitsPerPixel = bitsPerPixel
        (self.red, self.green, self.blue) = (red, green, blue)
        let isCopied =
            bitsPerPixel == 32 && red == Channel(offset: 16, length: 8)
            && green == Channel(offset: 8, length: 8) && blue == Channel(offset: 0, length: 8)
        table =
            isCopied
            ? []
            : [red, green, blue].flatMap { channel in (0..<256).map { channel.bits(of: $0) } }
    }

    /// Nil for unsupported layouts: planes, grey, palettes.
    init?(_ screen: fb_var_screeninfo) {
        let bits = Int(screen.bits_per_pixel)
        let channels = [screen.red, screen.green, screen.blue]
        guard [15, 16, 24, 32].contains(bits), screen.grayscale == 0 else { return nil }
        if channels.allSatisfy({ $0.length == 0 }) {
            // A driver that leaves the colours out has the usual ones.
            switch bits {
            case 16: self = .rgb565
            case 32: self = .xrgb8888
            default: return nil
            }
            return
        }
        for channel in channels {
            guard channel.msb_right == 0, (1...16).contains(channel.length),
                Int(channel.offset + channel.length) <= (bits + 7) / 8 * 8
            else { return nil }
        }
        let known = channels.map { Channel(offset: Int($0.offset), length: Int($0.length)) }
        self.init(bitsPerPixel: bits, red: known[0], green: known[1], blue: known[2])
    }

    /// Fifteen bits take two bytes.
    var bytesPerPixel: Int { (bitsPerPixel + 7) / 8 }

    /// Writes a row of XRGB8888 pixels in this layout.
    func convert(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
    ) {
        if table.isEmpty {
            target.copyMemory(from: source, byteCount: count * 4)
        } else if self == .rgb565 {
            Self.convertTo565(source, target, count)
        } else {
            table.withUnsafeBufferPointer { convert(source, target, count, $0) }
        }
    }

    private static func convertTo565(
        _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int
    ) {
        for index in 0..<count {
            let pixel = source.load(fromByteOffset: index * 4, as: UInt32.self)
            let red = pixel >> 8 & 0xF800
            let green = pixel >> 5 & 0x07E0
            let blue = pixel >> 3 & 0x001F
            target.storeBytes(
                of: UInt16(red | green | blue), toByteOffset: index * 2, as: UInt16.self)
        }
    }

    private func convert(
        _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int,
        _ table: UnsafeBufferPointer<UInt32>
    ) {
        let size = bytesPerPixel
        for index in 0..<count {
            let pixel = source.load(fromByteOffset: index * 4, as: UInt32.self)
            let bits =
                table[Int(pixel >> 16 & 0xFF)] | table[256 + Int(pixel >> 8 & 0xFF)]
                | table[512 + Int(pixel & 0xFF)]
            let place = index * size
            switch size {
            case 2: target.storeBytes(of: UInt16(bits), toByteOffset: place, as: UInt16.self)
            case 4: target.storeBytes(of: bits, toByteOffset: place, as: UInt32.self)
            default:
                // The lowest byte comes first, as in the other sizes on such a machine.
                target.storeBytes(of: UInt8(bits & 0xFF), toByteOffset: place, as: UInt8.self)
                target.storeBytes(
                    of: UInt8(bits >> 8 & 0xFF), toByteOffset: place + 1, as: UInt8.self)
                target.storeBytes(
                    of: UInt8(bits >> 16 & 0xFF), toByteOffset: place + 2, as: UInt8.self)
            }
        }
    }
}

extension PixelLayout.Channel {
    /// The upper bits of the eight; where there are more than eight, the eight repeat below.
    fileprivate func bits(of value: UInt32) -> UInt32 {
        let repeated = value << 8 | value
        return (repeated >> UInt32(16 - length)) << UInt32(offset)
    }
}
