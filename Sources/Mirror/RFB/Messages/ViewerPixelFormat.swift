/// How a viewer wants its pixels, as SetPixelFormat says.
package struct ViewerPixelFormat: Hashable, Sendable {
    package var bitsPerPixel = 32
    package var depth = 24
    package var isBigEndian = false
    /// Else pixels are indices of a colour map.
    package var isTrueColor = true
    package var redMax = 255
    package var greenMax = 255
    package var blueMax = 255
    package var redShift = 16
    package var greenShift = 8
    package var blueShift = 0

    package init() {}

    /// The 16 bytes of it.
    package init(_ bytes: some Collection<UInt8>) {
        let b = Array(bytes)
        guard b.count == 16 else { return }
        (bitsPerPixel, depth, isBigEndian, isTrueColor) = (
            Int(b[0]), Int(b[1]), b[2] != 0, b[3] != 0
        )
        redMax = Int(b[4]) << 8 | Int(b[5])
        greenMax = Int(b[6]) << 8 | Int(b[7])
        blueMax = Int(b[8]) << 8 | Int(b[9])
        (redShift, greenShift, blueShift) = (Int(b[10]), Int(b[11]), Int(b[12]))
    }

    package var bytes: [UInt8] {
        var result = [
            UInt8(bitsPerPixel), UInt8(depth), isBigEndian ? 1 : 0, isTrueColor ? 1 : 0,
        ]
        for maximum in [redMax, greenMax, blueMax] { result.append(u16: maximum) }
        result += [UInt8(redShift), UInt8(greenShift), UInt8(blueShift), 0, 0, 0]
        return result
    }

    /// Why pixels cannot be made in this format; nil where they can.
    package var problem: String? {
        guard [8, 16, 32].contains(bitsPerPixel) else {
            return "The viewer asks for pixels of \(bitsPerPixel) bits."
        }
        guard isTrueColor else { return "The viewer asks for a colour map." }
        for (maximum, shift) in [
            (redMax, redShift), (greenMax, greenShift), (blueMax, blueShift),
        ] {
            guard maximum & (maximum + 1) == 0, shift < bitsPerPixel,
                UInt64(maximum) << UInt64(shift) < UInt64(1) << UInt64(bitsPerPixel)
            else { return "The viewer asks for colours that do not fit into its pixels." }
        }
        return nil
    }

    package var bytesPerPixel: Int { bitsPerPixel / 8 }

    /// The format of this process's own pixels, 0x00RRGGBB with the lowest byte first.
    var isOwn: Bool { self == Self() }
}
