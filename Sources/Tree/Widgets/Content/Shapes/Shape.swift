import Drawing
import Foundation
import Geometry
import Views

/// How a shape is meant to be drawn.
public enum ShapeRole: Sendable {
    case fill
    case stroke
    case separator
}

/// An outline that adapts to the rectangle it is drawn in. As a view it is filled with the
/// foreground style.
@preconcurrency
nonisolated public protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path

    static var role: ShapeRole { get }

    /// Whether the shape is mirrored where the layout direction is right to left.
    static var layoutDirectionBehavior: LayoutDirectionBehavior { get }

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
    associatedtype InsetShape: InsettableShape
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
