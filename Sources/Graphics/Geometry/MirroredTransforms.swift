import Foundation

extension CGAffineTransform {
    /// From right to left across a width.
    fileprivate static func mirroring(width: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    }

    /// The transform of what is mirrored within a width, before and after.
    package func mirrored(width: CGFloat) -> CGAffineTransform {
        let mirror = Self.mirroring(width: width)
        return mirror.concatenating(self).concatenating(mirror)
    }
}

extension ProjectionTransform {
    /// The projection of what is mirrored within a width, before and after.
    package func mirrored(width: CGFloat) -> ProjectionTransform {
        let mirror = ProjectionTransform(CGAffineTransform.mirroring(width: width))
        return mirror.concatenating(self).concatenating(mirror)
    }
}
