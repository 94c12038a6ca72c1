import Foundation

/// A Gaussian blur by three running means along rows and columns (P. Kovesi, "Fast Almost-Gaussian
/// Filtering"), in whole numbers: a pixel is the same however much around it was drawn.
struct BoxBlur {
    /// How many neighbours before and after a pixel a mean takes.
    private typealias Pass = (before: Int, after: Int)

    private let rowPasses: [Pass]
    private let columnPasses: [Pass]

    /// The standard deviation along each axis, in pixels. No pixel reaches further than three.
    init(_ deviation: (x: CGFloat, y: CGFloat)) {
        rowPasses = Self.passes(deviation.x)
        columnPasses = Self.passes(deviation.y)
    }

    private static func passes(_ deviation: CGFloat) -> [Pass] {
        let width = Int((deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = width / 2
        if width < 2 { return [] }
        if width % 2 == 1 { return [(half, half), (half, half), (half, half)] }
        return [(half, half - 1), (half - 1, half), (half, half)]
    }

    /// Blurs a surface in place and copies it, less a margin on each side, into the result.
    func apply(
        _ source: PixelSurface, coverageOnly: Bool, inset: (x: Int, y: Int),
        into result: PixelSurface
    ) {
        let (width, height) = (source.width, source.height)
        let channels = coverageOnly ? 3..<4 : 0..<4
        var scratch = [UInt8](repeating: 0, count: max(width, height))
        scratch.withUnsafeMutableBufferPointer { scratch in
            guard let scratch = scratch.baseAddress else { return }
            for channel in channels {
                for y in 0..<height {
                    let row = source.bytes + y * source.bytesPerRow + channel
                    blur(row, step: 4, count: width, rowPasses, scratch)
                }
                for x in inset.x..<width - inset.x {
                    let column = source.bytes + x * 4 + channel
                    blur(column, step: source.bytesPerRow, count: height, columnPasses, scratch)
                }
            }
        }
        for y in 0..<result.height {
            let from = source.bytes + (y + inset.y) * source.bytesPerRow + inset.x * 4
            let to = result.bytes + y * result.bytesPerRow
            if coverageOnly {
                for x in 0..<result.width { to[x] = from[x * 4 + 3] }
            } else {
                to.update(from: from, count: result.width * 4)
            }
        }
        result.markChanged()
    }

    private func blur(
        _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ passes: [Pass],
        _ scratch: UnsafeMutablePointer<UInt8>
    ) {
        for (before, after) in passes {
            let width = before + after + 1
            var index = 0
            var isBlank = true
            while index < count {
                let value = line[index &* step]
                scratch[index] = value
                if value != 0 { isBlank = false }
                index &+= 1
            }
            if isBlank { return }
            var sum = 0
            index = 0
            while index < min(after, count) {
                sum &+= Int(scratch[index])
                index &+= 1
            }
            index = 0
            while index < count {
                if index &+ after < count { sum &+= Int(scratch[index &+ after]) }
                line[index &* step] = UInt8(truncatingIfNeeded: (sum &* 2 &+ width) / (width &* 2))
                if index >= before { sum &-= Int(scratch[index &- before]) }
                index &+= 1
            }
        }
    }
}
