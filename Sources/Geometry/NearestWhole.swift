import Foundation

extension Double {
    /// The nearest whole number, and between two, or a thousandth before that, the greater.
    ///
    /// What is moved by whole numbers is rounded to numbers as far away, on both sides of zero, also
    /// where sums on the way were not exact.
    package var nearestWhole: Double { (self + 0.5 + 0x1p-10).rounded(.down) }
}

extension CGFloat {
    /// The nearest whole number, as of a `Double`.
    package var nearestWhole: CGFloat { CGFloat(Double(self).nearestWhole) }
}
