/// A pixel format as a viewer asks for it.
struct ViewerFormat: CustomStringConvertible {
    let bits: Int
    let depth: Int
    let isBigEndian: Bool
    let maxima: [Int]
    let shifts: [Int]
    /// How far three bytes that hold all colours are from the end; `nil` if they need four.
    private let compactShift: Int?

    init(bits: Int, depth: Int, isBigEndian: Bool, maxima: [Int], shifts: [Int]) {
        self.bits = bits
        self.depth = depth
        self.isBigEndian = isBigEndian
        self.maxima = maxima
        self.shifts = shifts
        let all = zip(maxima, shifts).reduce(0) { $0 | $1.0 << $1.1 }
        let isCompact = bits == 32 && depth <= 24
        compactShift = !isCompact ? nil : all < 1 << 24 ? 0 : all & 255 == 0 ? 8 : nil
    }

    static let usual = ViewerFormat(
        bits: 32, depth: 24, isBigEndian: false, maxima: [255, 255, 255], shifts: [16, 8, 0])

    /// What viewers in use ask for, and less usual ones.
    static let all = [
        usual,
        ViewerFormat(
            bits: 32, depth: 24, isBigEndian: true, maxima: [255, 255, 255], shifts: [16, 8, 0]),
        ViewerFormat(
            bits: 32, depth: 24, isBigEndian: false, maxima: [255, 255, 255], shifts: [0, 8, 16]),
        ViewerFormat(
            bits: 32, depth: 24, isBigEndian: false, maxima: [255, 255, 255], shifts: [24, 16, 8]),
        ViewerFormat(
            bits: 32, depth: 24, isBigEndian: true, maxima: [255, 255, 255], shifts: [24, 16, 8]),
        ViewerFormat(
            bits: 32, depth: 30, isBigEndian: false, maxima: [1023, 1023, 1023],
            shifts: [20, 10, 0]),
        ViewerFormat(
            bits: 16, depth: 16, isBigEndian: false, maxima: [31, 63, 31], shifts: [11, 5, 0]),
        ViewerFormat(
            bits: 16, depth: 16, isBigEndian: true, maxima: [31, 63, 31], shifts: [11, 5, 0]),
        ViewerFormat(
            bits: 16, depth: 15, isBigEndian: false, maxima: [31, 31, 31], shifts: [0, 5, 10]),
        ViewerFormat(
            bits: 8, depth: 8, isBigEndian: false, maxima: [7, 7, 3], shifts: [0, 3, 6]),
        ViewerFormat(bits: 8, depth: 6, isBigEndian: true, maxima: [3, 3, 3], shifts: [4, 2, 0]),
    ]

    var description: String {
        "\(bits) bits \(isBigEndian ? "big" : "little") \(maxima) \(shifts)"
    }

    var byteCount: Int { bits / 8 }

    /// SetPixelFormat.
    var message: [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0, UInt8(bits), UInt8(depth), isBigEndian ? 1 : 0, 1]
        for maximum in maxima { bytes += [UInt8(maximum / 256), UInt8(maximum % 256)] }
        return bytes + shifts.map { UInt8($0) } + [0, 0, 0]
    }

    /// The number that a colour `0xRRGGBB` becomes: each part the nearest of its steps.
    func value(of color: UInt32) -> Int {
        let parts = [Int(color / 65_536 % 256), Int(color / 256 % 256), Int(color % 256)]
        return zip(parts, zip(maxima, shifts)).reduce(0) { sum, part in
            let (maximum, shift) = part.1
            let step = (Double(part.0) * Double(maximum) / 255).rounded()
            return sum + Int(step) << shift
        }
    }

    func value(of bytes: some Collection<UInt8>) -> Int {
        let ordered = isBigEndian ? Array(bytes) : bytes.reversed()
        return ordered.reduce(0) { $0 * 256 + Int($1) }
    }

    var compactByteCount: Int { compactShift == nil ? byteCount : 3 }

    /// ZRLE's pixel.
    func compactValue(of bytes: some Collection<UInt8>) -> Int {
        value(of: bytes) << (compactShift ?? 0)
    }

    /// Whether Tight's pixel is three bytes: red, green, blue.
    var isTightRGB: Bool { bits == 32 && depth == 24 && maxima == [255, 255, 255] }

    var tightByteCount: Int { isTightRGB ? 3 : byteCount }

    func tightValue(of bytes: some Collection<UInt8>) -> Int {
        guard isTightRGB else { return value(of: bytes) }
        return zip(bytes, shifts).reduce(0) { $0 + Int($1.0) << $1.1 }
    }
}
