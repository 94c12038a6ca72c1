/// Turns pixels, 0x00RRGGBB, into bytes of a viewer's format.
struct PixelConversion {
    let format: ViewerPixelFormat
    /// The bytes of a pixel in ZRLE: three where all colours are in three bytes of four.
    let compactBytes: Int
    /// How far a pixel is shifted to the right for these.
    private let compactShift: UInt32
    /// Whether Tight sends pixels as red, green and blue.
    let isTightRGB: Bool
    private let reds: [UInt32]
    private let greens: [UInt32]
    private let blues: [UInt32]

    init(_ format: ViewerPixelFormat) {
        self.format = format
        func table(_ maximum: Int, _ shift: Int) -> [UInt32] {
            (0...255).map { UInt32(($0 * maximum + 127) / 255) << UInt32(shift) }
        }
        reds = table(format.redMax, format.redShift)
        greens = table(format.greenMax, format.greenShift)
        blues = table(format.blueMax, format.blueShift)
        let all = reds[255] | greens[255] | blues[255]
        let isWide = format.bitsPerPixel == 32 && format.depth <= 24
        if isWide, all & 0xFF00_0000 == 0 {
            (compactBytes, compactShift) = (3, 0)
        } else if isWide, all & 0xFF == 0 {
            (compactBytes, compactShift) = (3, 8)
        } else {
            (compactBytes, compactShift) = (format.bytesPerPixel, 0)
        }
        isTightRGB =
            format.bitsPerPixel == 32 && format.depth == 24 && format.redMax == 255
            && format.greenMax == 255 && format.blueMax == 255
    }

    /// The number that stands for the colour.
    func value(_ pixel: UInt32) -> UInt32 {
        reds[Int(pixel >> 16 & 0xFF)] | greens[Int(pixel >> 8 & 0xFF)] | blues[Int(pixel & 0xFF)]
    }

    func append(_ pixels: UnsafeBufferPointer<UInt32>, to output: inout [UInt8]) {
        if format.isOwn {
            output.append(contentsOf: UnsafeRawBufferPointer(pixels))
            return
        }
        for pixel in pixels { append(value(pixel), format.bytesPerPixel, to: &output) }
    }

    func append(_ pixel: UInt32, to output: inout [UInt8]) {
        append(value(pixel), format.bytesPerPixel, to: &output)
    }

    /// A pixel as in ZRLE.
    @inline(__always)
    func appendCompact(_ pixel: UInt32, to output: inout [UInt8]) {
        append(value(pixel) >> compactShift, compactBytes, to: &output)
    }

    /// A pixel as in Tight.
    @inline(__always)
    func appendTight(_ pixel: UInt32, to output: inout [UInt8]) {
        guard isTightRGB else { return append(pixel, to: &output) }
        output.append(UInt8(truncatingIfNeeded: pixel >> 16))
        output.append(UInt8(truncatingIfNeeded: pixel >> 8))
        output.append(UInt8(truncatingIfNeeded: pixel))
    }

    var tightBytes: Int { isTightRGB ? 3 : format.bytesPerPixel }

    @inline(__always)
    private func append(_ value: UInt32, _ count: Int, to output: inout [UInt8]) {
        for index in 0..<count {
            let shift = UInt32(8 * (format.isBigEndian ? count - 1 - index : index))
            output.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}
