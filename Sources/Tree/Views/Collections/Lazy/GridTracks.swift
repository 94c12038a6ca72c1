import Foundation
import Geometry

/// One column of a vertical grid, or one row of a horizontal one.
package struct GridTrack {
    package var start: CGFloat
    package var length: CGFloat
    package var alignment: Alignment?

    package init(start: CGFloat, length: CGFloat, alignment: Alignment?) {
        self.start = start
        self.length = length
        self.alignment = alignment
    }
}

/// How a lazy grid divides its width into columns, or its height into rows.
package protocol GridTracks {
    /// The axis along which lines follow each other.
    var axis: Axis { get }
    /// The space between two lines, in points.
    var lineSpacing: CGFloat { get }
    var alignment: Alignment { get }
    /// The tracks for a length across the axis; nil where the grid may choose.
    func tracks(in length: CGFloat?) -> [GridTrack]
}
