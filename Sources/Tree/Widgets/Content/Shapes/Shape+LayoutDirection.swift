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
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension RoundedRectangle {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Capsule {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Circle {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Ellipse {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension ContainerRelativeShape {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// Shapes made from another one behave as that one does.
extension _Inset {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Base.layoutDirectionBehavior
    }
}
extension _TrimmedShape {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension OffsetShape {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension RotatedShape {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension ScaledShape {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension TransformedShape {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension _SizedShape {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
extension _StrokedShape {
    public static var layoutDirectionBehavior: LayoutDirectionBehavior {
        Content.layoutDirectionBehavior
    }
}
