import Foundation
import Geometry
import Views

/// The values a slider can take, and their fractions of its length.
struct SliderScale: Hashable {
    let bounds: ClosedRange<Double>
    let step: Double?

    init(bounds: ClosedRange<Double>, step: Double? = nil) {
        if let step, step > bounds.upperBound - bounds.lowerBound {
            fatalError("A slider's step of \(step) is larger than its range of \(bounds)")
        }
        self.bounds = bounds
        self.step = step.map { $0 > 0 ? $0 : nil } ?? nil
    }

    /// From the lower end to the last step.
    private var length: Double {
        let whole = bounds.upperBound - bounds.lowerBound
        guard let step, lastStep > 0 else { return whole }
        return min(lastStep * step, whole)
    }

    /// How far a value is from the lower end, 0 to 1.
    func fraction(of value: Double) -> Double {
        guard length > 0, value.isFinite else { return 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }

    func value(at fraction: Double) -> Double {
        snapped(bounds.lowerBound + length * min(max(fraction, 0), 1))
    }

    /// The nearest value the slider can take.
    func snapped(_ value: Double) -> Double {
        let value = min(max(value, bounds.lowerBound), bounds.upperBound)
        guard let step else { return value }
        let index = ((value - bounds.lowerBound) / step).rounded(.toNearestOrAwayFromZero)
        return bounds.lowerBound + min(index, lastStep) * step
    }

    /// The value after an adjustment by one step, or without steps by a part of the range.
    func next(to value: Double, up: Bool, by part: Double = SliderScale.adjustment) -> Double {
        let stride = step ?? length * part
        return snapped(value + (up ? stride : -stride))
    }

    /// The value after one stroke of Page Up or Page Down: a tenth of the range, in whole steps.
    func page(from value: Double, up: Bool) -> Double {
        let tenth = length * Self.page
        let stride = step.map { $0 * max(1, (tenth / $0).rounded()) } ?? tenth
        return snapped(value + (up ? stride : -stride))
    }

    /// The ticks from one end to the other, as fractions; empty without steps, or with a thousand
    /// of them.
    var ticks: [Double] {
        guard let step, length > 0, lastStep < 1_000 else { return [] }
        return (0...Int(saturating: lastStep)).map { Double($0) * step / length }
    }

    private var lastStep: Double {
        guard let step else { return 0 }
        // A quotient a hair below a whole number is that number.
        let whole = bounds.upperBound - bounds.lowerBound
        return (whole / step + Self.tolerance).rounded(.down)
    }

    /// The parts of a range that assistive technology and an arrow key move without steps, and that
    /// Page Up and Page Down move.
    static let adjustment = 0.05
    static let stroke = 0.01
    private static let page = 0.1
    private static let tolerance = 1e-9
}

/// Where a fraction is on a track, between the two positions at which the knob touches an end.
extension SliderScale {
    /// The position of the knob's centre. A mirrored track begins at the right.
    static func centre(of fraction: Double, _ width: CGFloat, _ isMirrored: Bool) -> CGFloat {
        Theme.sliderKnob / 2
            + (width - Theme.sliderKnob) * CGFloat(isMirrored ? 1 - fraction : fraction)
    }

    /// The fraction at a position of the knob's centre, or `nil` if the track is too short to have
    /// one.
    static func fraction(at x: CGFloat, _ width: CGFloat, _ isMirrored: Bool) -> Double? {
        let travel = width - Theme.sliderKnob
        guard travel > 0 else { return nil }
        let fraction = Double((x - Theme.sliderKnob / 2) / travel)
        return isMirrored ? 1 - fraction : fraction
    }
}

/// A floating-point value of another type as a Double.
struct DoubleProjection<Base: BinaryFloatingPoint>: Projection {
    func get(_ base: Base) -> Double { Double(base) }
    func set(_ base: inout Base, to value: Double) { base = Base(value) }
    func isSame(as other: DoubleProjection<Base>) -> Bool { true }
}

extension Double {
    /// The number as an accessibility value, without needless digits.
    var brief: String {
        let rounded = (self * 1e6).rounded() / 1e6
        guard rounded.isFinite else { return "\(self)" }
        return rounded == rounded.rounded() && abs(rounded) < 1e15
            ? "\(Int(exactly: rounded) ?? 0)" : "\(rounded)"
    }
}
