import RandomNumbers

/// Pictures of each kind that encodings treat differently.
enum TestPicture: CaseIterable {
    case plain, twoColors, fiveColors, hundredColors, manyColors, longRuns, noise

    /// The color of each pixel.
    var color: (_ x: Int, _ y: Int) -> UInt32 {
        switch self {
        case .plain: { _, _ in 0x12_8CFA }
        case .twoColors: { x, y in (x * 7 + y * 13) % 11 < 4 ? 0 : 0xFF_FFFF }
        case .fiveColors: { x, y in [0xFF0000, 0x80FF, 0xFFFFFF, 0x102030, 7][(x / 3 + y) % 5] }
        case .hundredColors: { x, y in UInt32((x * 3 + y) % 100 * 0x02_0105) }
        case .manyColors: { x, y in UInt32((x * 5 + y * 31) % 900 * 0x1234 & 0xFF_FFFF) }
        case .longRuns: { x, y in UInt32((x / 90 + y * 700) * 0x01_0307 & 0xFF_FFFF) }
        case .noise: { x, y in Self.hash(x, y) }
        }
    }

    /// Smooth like a photograph, no two neighbours alike.
    static func photograph(_ x: Int, _ y: Int) -> UInt32 {
        let (r, g, b) = (x * 200 / 320 + 20, y * 200 / 200 + 20, (x + y) * 200 / 520 + 20)
        return UInt32(r << 16 | g << 8 | b)
    }

    /// Lines of text-like pixels, each line different.
    static func text(_ x: Int, _ y: Int) -> UInt32 {
        guard y % 20 < 12, x > 10 else { return 0xFF_FFFF }
        return hash(x / 2, y / 20 * 100 + y % 20 / 2) % 3 == 0 ? 0x20_2020 : 0xFF_FFFF
    }

    private static func hash(_ x: Int, _ y: Int) -> UInt32 {
        var generator = SeededGenerator(seed: x * 100_003 + y)
        return UInt32(truncatingIfNeeded: generator.next()) & 0xFF_FFFF
    }
}
