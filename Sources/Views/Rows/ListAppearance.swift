import Drawing
import Foundation
import Geometry

/// The sizes and colours of a list, resolved.
package struct ListAppearance {
    package var minimumRowHeight: CGFloat = 32
    package var rowInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    package var headerInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    /// From the list's sides to its rows.
    package var sideMargin: CGFloat = 0
    package var topMargin: CGFloat = 0
    package var sectionGap: CGFloat = 0
    /// Of the cards that rows of a section stand on; nil where there are none.
    package var cardRadius: CGFloat?
    package var hasSeparators = true
    /// Inside of a row's sides, and its corners.
    package var selectionInset: CGFloat = 0
    package var selectionRadius: CGFloat = 0
    package var hoversRows = false
    package var card = ResolvedColor.clear
    package var separator = ResolvedColor.clear
    package var hover = ResolvedColor.clear
    package var selected = ResolvedColor.clear

    package init() {}
}
