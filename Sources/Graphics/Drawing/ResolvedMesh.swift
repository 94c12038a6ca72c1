import Foundation
import Geometry

/// A fine grid of coloured points, between which colours are mixed.
package struct ResolvedMesh: Hashable, Sendable {
    /// How many points a row and a column have, two at least.
    package let columns: Int
    package let rows: Int
    /// Row by row, as fractions of the frame.
    package var points: [CGPoint]
    /// The colours of the points, one for each.
    package var colors: [ResolvedColor]
    /// The colour outside of the grid.
    package var background: ResolvedColor
    package var frame: CGRect

    package init(
        columns: Int, rows: Int, points: [CGPoint], colors: [ResolvedColor],
        background: ResolvedColor, frame: CGRect
    ) {
        self.columns = columns
        self.rows = rows
        self.points = points
        self.colors = colors
        self.background = background
        self.frame = frame
    }

    /// The point at an index, in the coordinates of the shape.
    package func point(at index: Int) -> CGPoint {
        CGPoint(
            x: frame.minX + points[index].x * frame.width,
            y: frame.minY + points[index].y * frame.height)
    }

    package func multiplyingOpacity(by factor: Double) -> ResolvedMesh {
        var copy = self
        copy.colors = colors.map { $0.multiplyingOpacity(by: factor) }
        copy.background = background.multiplyingOpacity(by: factor)
        return copy
    }
}
