import Drawing
import Foundation
import Geometry

/// How a scroll view scrolls, and how its bars look.
package struct ScrollSettings {
    package var axes: Axis.Set
    package var isEnabled = true
    package var showsBars = true
    package var clips = true
    /// Whether a finger on the content moves it.
    package var dragsContent = false
    package var barColor = ResolvedColor.clear
    /// The point of the content that is shown at first; nil for its beginning.
    package var initialAnchor: UnitPoint?
    /// The ideal length without content, in points.
    package var emptyLength: CGFloat = 0
    /// The space around the content, which scrolls with it.
    package var margins = EdgeInsets()

    package init(axes: Axis.Set) { self.axes = axes }
}
