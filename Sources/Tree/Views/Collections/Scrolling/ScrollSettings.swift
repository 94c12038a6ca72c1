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
    package var focusRing = ResolvedColor.clear
    /// The point of the content that is shown at first; nil for its beginning.
    package var initialAnchor: UnitPoint?
    /// The ideal length without content, in points.
    package var emptyLength: CGFloat = 0
    /// The space around the content, which scrolls with it.
    package var margins = EdgeInsets()
    /// The space that the bars keep free at the edges.
    package var barMargins = EdgeInsets()
    /// The point of the content that stays where it is when the content grows; nil for its
    /// beginning.
    package var sizeAnchor: UnitPoint?
    /// Where content lies that is smaller than the scroll view.
    package var alignmentAnchor: UnitPoint?
    /// Decides where scrolling comes to rest; nil for anywhere.
    package var behavior: (any ScrollTargetBehavior)?
    package var horizontalBounce = ScrollBounceBehavior.automatic
    package var verticalBounce = ScrollBounceBehavior.automatic
    /// Gets what the user pulls beyond the beginning, to fetch new content.
    package var refresh: RefreshPull?
    package var flashesOnAppear = false
    package var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic

    package init(axes: Axis.Set) { self.axes = axes }
}
