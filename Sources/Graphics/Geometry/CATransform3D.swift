import Foundation

/// A transform of space, as rows of a matrix that a point is multiplied with from the left.
public struct CATransform3D: Hashable, Sendable {
    /// The factor of x in the new x.
    public var m11: CGFloat = 0
    /// The factor of x in the new y.
    public var m12: CGFloat = 0
    /// The factor of x in the new z.
    public var m13: CGFloat = 0
    /// The factor of x in the divisor w, which makes perspective.
    public var m14: CGFloat = 0
    /// The factor of y in the new x.
    public var m21: CGFloat = 0
    /// The factor of y in the new y.
    public var m22: CGFloat = 0
    /// The factor of y in the new z.
    public var m23: CGFloat = 0
    /// The factor of y in the divisor w, which makes perspective.
    public var m24: CGFloat = 0
    /// The factor of z in the new x.
    public var m31: CGFloat = 0
    /// The factor of z in the new y.
    public var m32: CGFloat = 0
    /// The factor of z in the new z.
    public var m33: CGFloat = 0
    /// The factor of z in the divisor w, which makes perspective.
    public var m34: CGFloat = 0
    /// The translation along the x axis, in points.
    public var m41: CGFloat = 0
    /// The translation along the y axis, in points.
    public var m42: CGFloat = 0
    /// The translation along the z axis, in points.
    public var m43: CGFloat = 0
    /// The constant part of the divisor w; 1 in a transform without perspective.
    public var m44: CGFloat = 0

    /// Creates a transform of zeros only; `CATransform3DIdentity` is the one that changes nothing.
    public init() {}

    fileprivate var rows: [[CGFloat]] {
        get {
            [
                [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34],
                [m41, m42, m43, m44],
            ]
        }
        set {
            (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
            (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
            (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
            (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
        }
    }
}

/// The transform that leaves every point where it is.
public let CATransform3DIdentity: CATransform3D = CATransform3DMakeScale(1, 1, 1)

/// Returns whether a transform leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms have equal numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that moves points along the three axes, by distances in points.
public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Returns a transform that multiplies the coordinates along the three axes by factors.
public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
    return result
}

/// A rotation by an angle in radians about an axis (Rodrigues' formula); the identity where the
/// axis has no length.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (cosine, sine) = (cos(angle), sin(angle))
    let rest = 1 - cosine
    var result = CATransform3DIdentity
    result.m11 = cosine + x * x * rest
    result.m12 = x * y * rest + z * sine
    result.m13 = x * z * rest - y * sine
    result.m21 = x * y * rest - z * sine
    result.m22 = cosine + y * y * rest
    result.m23 = y * z * rest + x * sine
    result.m31 = x * z * rest + y * sine
    result.m32 = y * z * rest - x * sine
    result.m33 = cosine + z * z * rest
    return result
}

/// Returns the transform of space that does to the x and y axes what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
}

/// Applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var result = CATransform3D()
    result.rows = left.map { row in
        (0..<4).map { column in
            (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] }
        }
    }
    return result
}

/// Translates first, then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Scales first, then applies `t`.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Rotates first, then applies `t`; radians.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
