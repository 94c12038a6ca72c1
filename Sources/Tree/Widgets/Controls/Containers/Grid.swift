import Foundation
import Geometry
import Layouts
import Views

/// Rows of views that share columns. A view outside of rows is a row of its own.
nonisolated public struct Grid<Content: View>: LayoutContainer {
    public typealias Body = Never
    package let arrangement: GridLayout
    package let content: GridRows<Content>

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
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier(columns: count))
    }

    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellModifier(anchor: anchor))
    }

    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier(columnAlignment: guide))
    }

    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier(unsizedAxes: axes))
    }
}
