import Drawing
import Foundation
import Geometry

/// How a scroll view scrolls and what it shows of it.
package struct ScrollSettings {
    package var axes: Axis.Set
    package var isEnabled = true
    package var showsBars = true
    package var clips = true
    /// Whether a finger on the content moves it.
    package var dragsContent = false
    package var barColor = ResolvedColor.clear
    /// Which point of the content is shown at first; nil for its beginning.
    package var initialAnchor: UnitPoint?
    /// How long it would like to be where there is nothing in it; points.
    package var emptyLength: CGFloat = 0
    /// Space kept free around the content, inside of what scrolls.
    package var margins = EdgeInsets()

    package init(axes: Axis.Set) { self.axes = axes }
}
