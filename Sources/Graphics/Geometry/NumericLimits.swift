import Foundation

extension Int {
    /// The whole part of a number, between −2³⁰ and 2³⁰; 0 if it is not a number.
    ///
    /// Numbers of an app, of layout and of the world outside need not be finite. Sums and products
    /// of two results do not overflow, and each fits in an `Int32`.
    package init(saturating number: Double) {
        if number > -0x1p30, number < 0x1p30 {
            self = Int(number)
        } else {
            self = number.isNaN ? 0 : number < 0 ? -1 << 30 : 1 << 30
        }
    }
}

extension CGFloat {
    /// The number as a length; nil if it is negative, infinite or not a number.
    package var validLength: CGFloat? { isFinite && self >= 0 ? self : nil }

    /// The number, or the nearest one between two limits; 0 if it is not a number.
    package func bounded(to limits: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
    }
}

extension ProposedViewSize {
    /// This proposal, with the ideal length in place of one that is not a number.
    @inlinable
    package var withoutNaN: ProposedViewSize {
        guard (width ?? 0).isNaN || (height ?? 0).isNaN else { return self }
        return ProposedViewSize(
            width: width.flatMap { $0.isNaN ? nil : $0 },
            height: height.flatMap { $0.isNaN ? nil : $0 })
    }
}

extension CGSize {
    /// This size, with 0 in place of a length that is not a number.
    @inlinable
    package var withoutNaN: CGSize {
        guard width.isNaN || height.isNaN else { return self }
        return CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
    }
}

extension CGPoint {
    /// This point, with 0 in place of a coordinate that is not a number.
    @inlinable
    package var withoutNaN: CGPoint {
        guard x.isNaN || y.isNaN else { return self }
        return CGPoint(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y)
    }
}
