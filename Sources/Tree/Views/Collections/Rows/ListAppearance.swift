import Drawing
import Foundation
import Geometry

/// The resolved sizes and colours of a list.
package struct ListAppearance {
    package var minimumRowHeight: CGFloat = 32
    package var minimumHeaderHeight: CGFloat = 0
    package var rowInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    package var headerInsets = EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    /// The space between the list's sides and its rows.
    package var sideMargin: CGFloat = 0
    package var topMargin: CGFloat = 0
    package var sectionGap: CGFloat = 0
    /// The space between rows; with any, each row has a card of its own.
    package var rowSpacing: CGFloat = 0
    /// The corner radius of the card behind each section's rows; nil if sections have no cards.
    package var cardRadius: CGFloat?
    package var hasSeparators = true
    /// The fill of every other row; nil where all look the same.
    package var alternateFill: ResolvedColor?
    /// Whether lines at the ends of sections are drawn where nothing is said of them.
    package var hasSectionSeparators = false
    /// The inset of a selected row's fill, and its corner radius.
    package var selectionInset: CGFloat = 0
    package var selectionRadius: CGFloat = 0
    package var hoversRows = false
    /// Whether rows show what deletes, selects and moves them.
    package var isEditing = false
    /// Whether rows are moved by their grips alone, because a drag of a row scrolls.
    package var movesByGripOnly = false
    package var grip = ResolvedColor.clear
    package var destructive = ResolvedColor.clear
    package var onAccent = ResolvedColor.clear
    package var card = ResolvedColor.clear
    package var separator = ResolvedColor.clear
    package var hover = ResolvedColor.clear
    package var selected = ResolvedColor.clear

    package init() {}

    func minimumHeight(of kind: RowPart.Kind) -> CGFloat {
        switch kind {
        case .row: minimumRowHeight
        case .header: minimumHeaderHeight
        case .footer, .background, .swipeActions: 0
        }
    }
}
