import Foundation

/// A projective transform of the plane: with `w = m13·x + m23·y + m33` a point goes to
/// `((m11·x + m21·y + m31) / w, (m12·x + m22·y + m32) / w)`.
public struct ProjectionTransform: Hashable, Sendable {
    /// The factor of x in the new x.
    public var m11: CGFloat = 1
    /// The factor of x in the new y.
    public var m12: CGFloat = 0
    /// The factor of x in the divisor w, which makes perspective.
    public var m13: CGFloat = 0
    /// The factor of y in the new x.
    public var m21: CGFloat = 0
    /// The factor of y in the new y.
    public var m22: CGFloat = 1
    /// The factor of y in the divisor w, which makes perspective.
    public var m23: CGFloat = 0
    /// The translation along the x axis, in points.
    public var m31: CGFloat = 0
    /// The translation along the y axis, in points.
    public var m32: CGFloat = 0
    /// The constant part of the divisor w; 1 in an affine transform.
    public var m33: CGFloat = 1

    /// Creates the transform that leaves every point where it is.
    public init() {}

    /// Creates a projective transform that does what an affine one does.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// What a transform of space does to the plane, seen from in front.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether the transform leaves every point where it is.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Applies this transform first, then the other.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    /// Replaces the transform by its inverse. Returns false, and changes nothing, where there is
    /// none.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        result.m11 = c11 / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m21 = c12 / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = c13 / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// The inverse transform. A singular transform has none and is returned itself.
    public func inverted() -> ProjectionTransform {
        var result = self
        return result.invert() ? result : self
    }

    /// The transform as an affine one, or nil if it is not affine.
    package var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    /// Whether all its numbers are finite.
    package var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }

    /// Positive for a point in front of the viewer.
    package func depth(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }
}

extension CGPoint {
    /// Returns the point to which a transform moves this one. A point whose divisor is 0 stays.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.depth(of: self)
        guard w != 0 else { return self }
        return CGPoint(
            x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
}

extension CGRect {
    /// The bounding box of the rectangle's part in front of the viewer.
    package func applying(_ transform: ProjectionTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        /// Closer than this the picture would be many times as large as the rectangle.
        let nearest: CGFloat = 1 / 64
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
        var visible: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let (near, far) = (transform.depth(of: corner), transform.depth(of: next))
            if near >= nearest { visible.append(corner) }
            if (near >= nearest) != (far >= nearest) {
                let part = (nearest - near) / (far - near)
                visible.append(
                    CGPoint(
                        x: corner.x + (next.x - corner.x) * part,
                        y: corner.y + (next.y - corner.y) * part))
            }
        }
        let shown = visible.map { $0.applying(transform) }
        guard let first = shown.first else { return .null }
        let box = shown.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
        return box
    }
}
