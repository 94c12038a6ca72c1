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

/// How a lazy grid is divided.
package protocol GridTracks {
    /// The direction in which lines follow each other.
    var axis: Axis { get }
    /// Between two lines; points.
    var lineSpacing: CGFloat { get }
    var alignment: Alignment { get }
    /// The tracks in some room across the axis; nil where the grid may choose.
    func tracks(in room: CGFloat?) -> [GridTrack]
}
