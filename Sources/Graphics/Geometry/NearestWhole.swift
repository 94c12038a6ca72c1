import Foundation

extension Double {
    /// The nearest whole number; halves, and values up to a thousandth below, are rounded up.
    ///
    /// Moving a value by a whole number therefore moves the result by the same number, on both
    /// sides of zero and despite rounding errors.
    package var nearestWhole: Double { (self + 0.5 + 0x1p-10).rounded(.down) }
}

extension CGFloat {
    /// The nearest whole number, found as that of a `Double`.
    package var nearestWhole: CGFloat { CGFloat(Double(self).nearestWhole) }
}
