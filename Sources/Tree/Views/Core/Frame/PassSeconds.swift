/// Seconds spent in each pass of a frame.
package struct PassSeconds: Equatable, Sendable {
    private var values = SIMD16<Double>()

    package init() {}

    package subscript(pass: FramePass) -> Double {
        get { values[pass.rawValue] }
        set { values[pass.rawValue] = newValue }
    }

    package static func += (sum: inout PassSeconds, other: PassSeconds) {
        sum.values += other.values
    }

    package static func - (later: PassSeconds, earlier: PassSeconds) -> PassSeconds {
        var difference = later
        difference.values -= earlier.values
        return difference
    }

    /// The mean of a number of parts.
    package static func / (whole: PassSeconds, parts: Int) -> PassSeconds {
        var part = whole
        part.values /= Double(parts)
        return part
    }
}
