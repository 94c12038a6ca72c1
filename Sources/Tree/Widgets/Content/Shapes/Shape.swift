import Drawing
import Foundation
import Geometry
import Views

/// How a shape is meant to be drawn.
public enum ShapeRole: Sendable {
    /// The shape is filled.
    case fill
    /// The shape is a line along an edge.
    case stroke
    /// The shape separates other things.
    case separator
}

/// An outline that adapts to the rectangle it is drawn in. As a view it is filled with the
/// foreground style.
@preconcurrency
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle; the unit is a point.
    func path(in rect: CGRect) -> Path

    /// How the shape is meant to be drawn. It is drawn alike in every role.
    static var role: ShapeRole { get }

    /// Whether the shape is mirrored where the layout direction is right to left.
    static var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the shape as a view; by default, the proposed one.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// By default, a shape is meant to be filled.
    public static var role: ShapeRole { .fill }
    /// By default, a shape is drawn for left to right and mirrored in the other direction.
    public static var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A shape that can also be drawn a distance inside of its edge.
@preconcurrency
nonisolated public protocol InsettableShape: Shape {
    /// The type of the shape that lies further inside.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape a distance in points inside of its edge, or outside if it is negative.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with a simpler form than a path, which is cheaper to draw and exact on pixels.
protocol OutlinedShape: Shape {
    func outline(in rect: CGRect) -> DisplayShape
}

extension OutlinedShape {
    public func path(in rect: CGRect) -> Path { Path(outline(in: rect).path) }
}

extension Shape {
    /// The shape as it is drawn.
    package func displayShape(in rect: CGRect, eoFill: Bool = false) -> DisplayShape {
        if let outlined = self as? any OutlinedShape { return outlined.outline(in: rect) }
        return .path(path(in: rect).resolved, eoFill: eoFill)
    }
}
