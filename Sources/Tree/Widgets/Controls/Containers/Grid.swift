import Foundation
import Geometry
import Layouts
import Views

/// Rows of views that share columns. A view outside of rows is a row of its own.
nonisolated public struct Grid<Content: View>: LayoutContainer {
    public typealias Body = Never
    package let arrangement: GridLayout
    package let content: GridRows<Content>

    /// Creates a grid that places each view in its cell by the alignment. The distances between
    /// columns and between rows are in points; those that the views prefer if nil.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        arrangement = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        self.content = GridRows(content: content())
    }
}

/// Changes what a view asks of the grid around it.
struct GridCellModifier: RenderTraitModifier {
    typealias Body = Never
    var columns: Int?
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axis.Set?

    func adjust(_ traits: inout Traits) {
        var cell = traits[GridCellTrait.self]
        if let columns { cell.columns = max(columns, 1) }
        if let anchor { cell.anchor = anchor }
        if let columnAlignment { cell.columnAlignment = columnAlignment }
        if let unsizedAxes { cell.unsizedAxes = unsizedAxes }
        traits[GridCellTrait.self] = cell
    }
}

extension View {
    /// Has the view span several columns of its grid; a count below one counts as one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier(columns: count))
    }

    /// Places the view by a point of its own at that point of its cell, instead of by the grid's
    /// alignment.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier(anchor: anchor))
    }

    /// Sets the horizontal alignment of the grid's column that the view is in. The first view that
    /// has one decides for its column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier(columnAlignment: guide))
    }

    /// Keeps the view from making its column wider or its row taller; along the axes it takes the
    /// size that the other cells lead to.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier(unsizedAxes: axes))
    }
}
