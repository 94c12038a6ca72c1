import Drawing
import Foundation

extension Shape {
    /// The shape as it is drawn in a direction.
    func displayShape(
        in rect: CGRect, eoFill: Bool = false, isRightToLeft: Bool
    ) -> DisplayShape {
        let shape = displayShape(in: rect, eoFill: eoFill)
        guard Self.layoutDirectionBehavior.isMirrored(where: isRightToLeft) else { return shape }
        return shape.mirrored(in: rect)
    }
}

// Shapes whose left half is the mirror image of the right one.
extension Rectangle {
    /// Rectangles look alike in both directions, and are not mirrored.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension RoundedRectangle {
    /// Rounded rectangles look alike in both directions, and are not mirrored.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Capsule {
    /// Capsules look alike in both directions, and are not mirrored.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Circle {
    /// Circles look alike in both directions, and are not mirrored.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Ellipse {
    /// Ellipses look alike in both directions, and are not mirrored.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension ContainerRelativeShape {
    /// The shape follows its container, and is not mirrored once more.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// Shapes made from another one behave as that one does.
extension _Inset {
    /// The behaviour of the shape that is inset.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Base.layoutDirectionBehavior
    }
}
extension _TrimmedShape {
    /// The behaviour of the shape that is trimmed.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension OffsetShape {
    /// The behaviour of the shape that is moved.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension RotatedShape {
    /// The behaviour of the shape that is turned.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension ScaledShape {
    /// The behaviour of the shape that is scaled.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension TransformedShape {
    /// The behaviour of the shape that is transformed.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension _SizedShape {
    /// The behaviour of the shape that is given a size.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension _StrokedShape {
    /// The behaviour of the shape that is stroked.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
