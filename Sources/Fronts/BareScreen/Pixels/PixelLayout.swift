/// How a screen keeps the three colours of a pixel.
package struct PixelLayout: Equatable, Sendable {
    /// Which bits of a pixel are one colour's.
    package struct Channel: Equatable, Sendable {
        /// Bits below it.
        package var offset: Int
        package var length: Int

        package init(offset: Int, length: Int) {
            self.offset = offset
            self.length = length
        }
    }

    package let bitsPerPixel: Int
    package let red: Channel
    package let green: Channel
    package let blue: Channel
    /// What turns eight bits of a colour into its bits of a pixel, by table: red's 256 entries,
    /// then green's and blue's. Empty where pixels are copied as they are.
    private let table: [UInt32]

    /// The layout of `Framebuffer`, so that rows are copied.
    package static let xrgb8888 = PixelLayout(
        bitsPerPixel: 32, red: Channel(offset: 16, length: 8), green: Channel(offset: 8, length: 8),
        blue: Channel(offset: 0, length: 8))

    package static let rgb565 = PixelLayout(
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

    /// Nil where the channels do not lie in whole bytes of a pixel.
    package static func channels(
        bitsPerPixel: Int, red: Channel, green: Channel, blue: Channel
    ) -> PixelLayout? {
        guard [15, 16, 24, 32].contains(bitsPerPixel) else { return nil }
        for channel in [red, green, blue] {
            guard channel.offset >= 0, (1...16).contains(channel.length),
                channel.offset + channel.length <= (bitsPerPixel + 7) / 8 * 8
            else { return nil }
        }
        return PixelLayout(bitsPerPixel: bitsPerPixel, red: red, green: green, blue: blue)
    }

    /// Fifteen bits take two bytes.
    package var bytesPerPixel: Int { (bitsPerPixel + 7) / 8 }

    /// Writes a row of XRGB8888 pixels in this layout.
    package func convert(
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
