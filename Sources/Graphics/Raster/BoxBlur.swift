import Foundation

/// A Gaussian blur by three running means along rows and columns (P. Kovesi, "Fast Almost-Gaussian
/// Filtering"), in integers, so that a pixel does not depend on how much around it was rendered.
///
/// The cost of a mean does not depend on its radius. Many lines are averaged side by side with SIMD
/// instructions.
struct BoxBlur {
    /// One mean of a pixel and its neighbours.
    private struct Mean {
        let before: Int
        let after: Int
        /// The inverse of the number of pixels, plus a little, so that a half is rounded up despite
        /// the rounding of the multiplication. The addition is too small to round up anything below
        /// a half, up to 4,000 pixels.
        let factor: Float

        init(_ before: Int, _ after: Int) {
            self.before = before
            self.after = after
            factor = Float((1 + 0x1p-22) / Double(before + after + 1))
        }
    }

    private let rowMeans: [Mean]
    private let columnMeans: [Mean]

    /// The standard deviation along each axis, in pixels. No pixel reaches further than three.
    init(_ deviation: (x: CGFloat, y: CGFloat)) {
        rowMeans = Self.means(deviation.x)
        columnMeans = Self.means(deviation.y)
    }

    /// Whether the blur changes nothing.
    var isIdentity: Bool { rowMeans.isEmpty && columnMeans.isEmpty }

    private static func means(_ deviation: CGFloat) -> [Mean] {
        let width = Int(
            saturating: (deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = width / 2
        if width < 2 { return [] }
        if width % 2 == 1 { return [Mean(half, half), Mean(half, half), Mean(half, half)] }
        return [Mean(half, half - 1), Mean(half - 1, half), Mean(half, half)]
    }

    /// Blurs a picture, or only its opacity, in place. The picture is blank outside of the rows, and
    /// the result is undefined outside of the columns.
    func apply(
        to surface: PixelSurface, coverageOnly: Bool, rows: Range<Int>, columns: Range<Int>
    ) {
        guard !isIdentity, !rows.isEmpty, !columns.isEmpty else { return }
        let unit = coverageOnly ? 1 : 4
        // The opacity is the last byte of a pixel.
        let start = surface.bytes + (coverageOnly ? 3 : 0)
        let scratch = BlurScratch(length: max(surface.width, surface.height))
        let lanes = BlurScratch.lineBytes / unit
        if !rowMeans.isEmpty {
            for y in stride(from: rows.lowerBound, to: rows.upperBound, by: lanes) {
                let lines = PixelLines(
                    start: start + y * surface.bytesPerRow, unit: unit,
                    count: min(lanes, rows.upperBound - y), stride: surface.bytesPerRow,
                    length: surface.width, step: 4)
                blur(lines, rowMeans, scratch)
            }
        }
        guard !columnMeans.isEmpty else { return }
        for x in stride(from: columns.lowerBound, to: columns.upperBound, by: lanes) {
            let lines = PixelLines(
                start: start + x * 4, unit: unit, count: min(lanes, columns.upperBound - x),
                stride: 4, length: surface.height, step: surface.bytesPerRow)
            blur(lines, columnMeans, scratch)
        }
    }

    private func blur(_ lines: PixelLines, _ means: [Mean], _ scratch: BlurScratch) {
        lines.copy(to: scratch.lines)
        var (from, to) = (scratch.lines, scratch.otherLines)
        for mean in means {
            average(from, into: to, lines.length, mean, scratch)
            swap(&from, &to)
        }
        lines.copy(from: from)
    }

    /// Averages along all lines, which are blank beyond their ends.
    private func average(
        _ source: UnsafeMutablePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>,
        _ length: Int, _ mean: Mean, _ scratch: BlurScratch
    ) {
        let bytes = BlurScratch.lineBytes
        let (sums, blank, factor) = (scratch.sums, scratch.blank, mean.factor)
        sums.update(repeating: 0, count: bytes)
        for index in 0..<min(mean.after, length) {
            let line = source + index &* bytes
            for lane in 0..<bytes { sums[lane] &+= Int32(truncatingIfNeeded: line[lane]) }
        }
        for index in 0..<length {
            let next = index &+ mean.after
            let entering = next < length ? source + next &* bytes : blank
            let leaving = index >= mean.before ? source + (index &- mean.before) &* bytes : blank
            let line = result + index &* bytes
            for lane in 0..<bytes {
                let sum = sums[lane] &+ Int32(truncatingIfNeeded: entering[lane])
                // Adding 2 to the 23rd rounds to an integer, which the low bits then hold.
                let rounded = Float(sum) * factor + 0x1p23
                line[lane] = UInt8(truncatingIfNeeded: rounded.bitPattern)
                sums[lane] = sum &- Int32(truncatingIfNeeded: leaving[lane])
            }
        }
    }
}

/// The memory for averaging lines: for each position along the lines, one byte of each line.
private final class BlurScratch {
    static let lineBytes = 64

    let lines: UnsafeMutablePointer<UInt8>
    let otherLines: UnsafeMutablePointer<UInt8>
    let blank: UnsafeMutablePointer<UInt8>
    let sums: UnsafeMutablePointer<Int32>

    init(length: Int) {
        lines = .allocate(capacity: length * Self.lineBytes)
        otherLines = .allocate(capacity: length * Self.lineBytes)
        blank = .allocate(capacity: Self.lineBytes)
        sums = .allocate(capacity: Self.lineBytes)
        lines.initialize(repeating: 0, count: length * Self.lineBytes)
        otherLines.initialize(repeating: 0, count: length * Self.lineBytes)
        blank.initialize(repeating: 0, count: Self.lineBytes)
        sums.initialize(repeating: 0, count: Self.lineBytes)
    }

    deinit {
        lines.deallocate()
        otherLines.deallocate()
        blank.deallocate()
        sums.deallocate()
    }
}

/// Rows or columns of a surface that lie side by side.
private struct PixelLines {
    /// The first pixel of the first line.
    let start: UnsafeMutablePointer<UInt8>
    /// How many bytes of each pixel are blurred.
    let unit: Int
    let count: Int
    /// Bytes from one line to the next.
    let stride: Int
    let length: Int
    /// Bytes from one pixel of a line to the next.
    let step: Int

    /// Copies the lines so that the bytes of one position are adjacent.
    func copy(to scratch: UnsafeMutablePointer<UInt8>) {
        forEachPixel { pixel, index in
            if unit == 4 {
                Self.word(scratch + index).pointee = Self.word(pixel).pointee
            } else {
                scratch[index] = pixel.pointee
            }
        }
    }

    func copy(from scratch: UnsafeMutablePointer<UInt8>) {
        forEachPixel { pixel, index in
            if unit == 4 {
                Self.word(pixel).pointee = Self.word(scratch + index).pointee
            } else {
                pixel.pointee = scratch[index]
            }
        }
    }

    private static func word(
        _ bytes: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    }

    /// Calls the body with each pixel and its index in the scratch memory, in the order of the
    /// surface's memory.
    @inline(__always)
    private func forEachPixel(_ body: (UnsafeMutablePointer<UInt8>, _ index: Int) -> Void) {
        if step < stride {
            for line in 0..<count {
                for index in 0..<length {
                    body(
                        start + (line &* stride &+ index &* step),
                        index &* BlurScratch.lineBytes &+ line &* unit)
                }
            }
        } else {
            for index in 0..<length {
                for line in 0..<count {
                    body(
                        start + (line &* stride &+ index &* step),
                        index &* BlurScratch.lineBytes &+ line &* unit)
                }
            }
        }
    }
}
