import Foundation
import Geometry
import Views

// Shapes made from other shapes.

/// The part of a shape's outline between two fractions of its length.
nonisolated public struct _TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var start: CGFloat
    var end: CGFloat

    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            start = newValue.second.first
            end = newValue.second.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: start, to: end)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape moved out of its rectangle.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// How far the shape is moved to the right and down, in points.
    public var offset: CGSize

    /// Creates a shape that lies a distance in points away from another one's position.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape turned about a point of its rectangle.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is turned.
    public var shape: Content
    /// The angle by which the shape is turned clockwise.
    public var angle: Angle
    /// The point of the frame about which the shape is turned.
    public var anchor: UnitPoint

    /// Creates a shape that is turned about a point of its frame.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.animatableData) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: rect.size)
        return shape.path(in: rect).moved(by: turn, from: rect.origin)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape scaled about a point of its rectangle.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// The factors of the width and the height; negative ones mirror the shape.
    public var scale: CGSize
    /// The point of the frame about which the shape is scaled.
    public var anchor: UnitPoint

    /// Creates a shape that is scaled about a point of its frame.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, scale.animatableData) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        let growth = CGAffineTransform(scaleX: scale.width, y: scale.height)
            .about(anchor, in: rect.size)
        return shape.path(in: rect).moved(by: growth, from: rect.origin)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape drawn through a transform.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform that is applied to the shape's path, in points.
    public var transform: CGAffineTransform

    /// Creates a shape that is drawn through a transform.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape drawn as if its rectangle had a size of its own.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }
}

/// The area of the line along a shape's edge.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
    var shape: Content
    var style: StrokeStyle

    /// A line along an edge is meant to be a stroke.
    public static var role: ShapeRole { .stroke }

    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

extension Path {
    /// Applies a transform whose origin is a rectangle's.
    fileprivate func moved(by transform: CGAffineTransform, from origin: CGPoint) -> Path {
        guard origin != .zero else { return applying(transform) }
        return offsetBy(dx: -origin.x, dy: -origin.y).applying(transform)
            .offsetBy(dx: origin.x, dy: origin.y)
    }
}
