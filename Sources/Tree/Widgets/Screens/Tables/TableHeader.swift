import Foundation
import Geometry
import Views

/// The titles of a table's columns. A press sorts, a drag moves a column, and a drag of the line
/// beside it changes its width. While the line has the focus, keys do both.
struct TableHeader<Value: Identifiable>: View {
    let columns: [_TableColumn<Value>]
    let all: [_TableColumn<Value>]
    let arrangement: TableRowArrangement
    let inset: CGFloat
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    let table: AccessibilityTable
    let resize: (_ column: _TableColumn<Value>, _ width: CGFloat?) -> Void
    @Environment(\.layoutDirection) private var layoutDirection
    /// The column that is dragged, and the position before which it would go.
    @State private var dragged: (key: String, target: Int)?

    init(
        columns: [_TableColumn<Value>], all: [_TableColumn<Value>],
        arrangement: TableRowArrangement, inset: CGFloat, sorting: TableSorting?,
        customization: Binding<TableColumnCustomization<Value>>?, table: AccessibilityTable,
        resize: @escaping (_TableColumn<Value>, CGFloat?) -> Void
    ) {
        self.columns = columns
        self.all = all
        self.arrangement = arrangement
        self.inset = inset
        self.sorting = sorting
        self.customization = customization
        self.table = table
        self.resize = resize
    }

    var body: some View {
        if let customization {
            titles.contextMenu { TableHeaderMenu(all: all, customization) }
        } else {
            titles
        }
    }

    private var titles: some View {
        arrangement {
            KeyedViews(
                keys: columns.map(\.key), views: columns.indices.map { AnyView(cell(at: $0)) })
        }
        .padding(.horizontal, inset)
        .frame(height: Theme.TableColumns.header)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .leading) { landing }
        .background(Color(ColorRole.content))
        .overlay(alignment: .bottom) {
            Color(ColorRole.separator).frame(height: 1)
        }
        .described(meaning)
    }

    private var meaning: AccessibilityProperties {
        var meaning = AccessibilityProperties(role: .group, label: "Columns")
        meaning.details = [.tableHeader(table)]
        return meaning
    }

    @ViewBuilder private func cell(at index: Int) -> some View {
        let column = columns[index]
        let width = arrangement.widths[index]
        TableHeaderCell(
            label: column.label, alignment: column.alignment, width: width,
            direction: column.comparator.flatMap { sorting?.direction($0) },
            sort: column.comparator.flatMap { comparator in
                sorting.map { sorting in { sorting.choose(comparator) } }
            }
        )
        .accessibilityShowsLargeContentViewer()
        .opacity(dragged?.key == column.key ? Theme.TableColumns.draggedOpacity : 1)
        .modifier(ColumnDrag(isEnabled: mayMove(column), move: { drag(index, to: $0) }, end: drop))
        .overlay(alignment: .trailing) {
            if column.mayBeResized || mayMove(column) {
                grip(at: index).padding(.trailing, -TableRowArrangement.spacing)
            }
        }
    }

    /// The line beside a title, or the space of one if the column has a fixed width.
    private func grip(at index: Int) -> some View {
        let (column, width) = (columns[index], arrangement.widths[index])
        return ZStack {
            if column.mayBeResized {
                ColumnGrip(width: width) { resize(column, $0) }
            } else {
                Color.clear
                    .frame(width: TableRowArrangement.spacing, height: Theme.TableColumns.header)
                    .described(as: .group, label: "Divider")
            }
        }
        .modifier(
            DividerKeys(axis: .horizontal) { distance in
                if column.mayBeResized { resize(column, width + distance) }
            } reorder: {
                move(column, by: $0)
            }
        )
    }

    // MARK: Moving columns

    private func mayMove(_ column: _TableColumn<Value>) -> Bool {
        customization != nil && column.mayMove
    }

    /// Moves a column past the next one that may move.
    private func move(_ column: _TableColumn<Value>, by step: Int) {
        guard mayMove(column), let id = column.id else { return }
        let ids = columns.filter(\.mayMove).compactMap(\.id)
        guard let index = ids.firstIndex(of: id), ids.indices.contains(index + step) else { return }
        let next = step < 0 ? index - 1 : index + 2
        customization?.wrappedValue.move(
            id, before: ids.indices.contains(next) ? ids[next] : nil, in: all)
    }

    /// A drag of the column at an index has come to a point of that column.
    private func drag(_ index: Int, to x: CGFloat) {
        let starts = arrangement.starts
        let isMirrored = layoutDirection == .rightToLeft
        let position = starts[index] + (isMirrored ? arrangement.widths[index] - x : x)
        let target = columns.indices.first { position < starts[$0] + arrangement.widths[$0] / 2 }
        dragged = (columns[index].key, target ?? columns.count)
    }

    private func drop() {
        guard let dragged else { return }
        self.dragged = nil
        // It goes before the next column that may move.
        let next = columns[dragged.target...].first { $0.mayMove }
        guard let id = columns.first(where: { $0.key == dragged.key })?.id else { return }
        customization?.wrappedValue.move(id, before: next?.id, in: all)
    }

    /// The line where a dragged column would go.
    @ViewBuilder private var landing: some View {
        if let dragged {
            let start =
                dragged.target < columns.count
                ? arrangement.starts[dragged.target]
                : arrangement.total + TableRowArrangement.spacing
            Color(ColorRole.accent)
                .frame(width: 2)
                .padding(.leading, max(0, inset + start - TableRowArrangement.spacing / 2 - 1))
        }
    }
}

/// Drags of a column's title.
private struct ColumnDrag: ViewModifier {
    let isEnabled: Bool
    let move: (CGFloat) -> Void
    let end: () -> Void

    func body(content: Content) -> some View {
        content.highPriorityGesture(
            DragGesture(minimumDistance: Theme.TableColumns.dragStart)
                .onChanged { move($0.location.x) }
                .onEnded { _ in end() },
            including: isEnabled ? .all : .subviews)
    }
}

/// The line beside a column's title, which a drag moves. A double press forgets the width.
private struct ColumnGrip: View {
    let width: CGFloat
    let resize: (CGFloat?) -> Void
    @Environment(\.layoutDirection) private var layoutDirection
    /// The width at which the running drag began.
    @State private var start: CGFloat?

    init(width: CGFloat, resize: @escaping (CGFloat?) -> Void) {
        self.width = width
        self.resize = resize
    }

    var body: some View {
        Color(ColorRole.separator)
            .frame(width: 1, height: Theme.TableColumns.header / 2)
            .frame(width: TableRowArrangement.spacing, height: Theme.TableColumns.header)
            .contentShape(Rectangle())
            .pointerStyle(.columnResize)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { drag in
                        let first = start ?? width
                        if start == nil { start = width }
                        let moved = drag.translation.width
                        let isMirrored = layoutDirection == .rightToLeft
                        if moved != 0 { resize(first + (isMirrored ? -moved : moved)) }
                    }
                    .onEnded { _ in start = nil }
            )
            .simultaneousGesture(TapGesture(count: 2).onEnded { resize(nil) })
            .described(as: .group, label: "Divider")
    }
}
