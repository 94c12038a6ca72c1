import Foundation
import Geometry
import Views

/// A table as it is shown: the header, and the rows below it, which scroll. Columns that are wider
/// than the table scroll sideways.
nonisolated struct TableContainer<Columns: TableColumnContent, Rows: TableRowContent>: View
where Columns.TableRowValue == Rows.TableRowValue {
    typealias Value = Rows.TableRowValue
    let columns: Columns
    let rows: Rows
    let options: TableOptions<Value>
    @Environment(\.self) private var environment
    @Retained private var selection = RowSelection()
    @Retained private var drags = TableDrags()
    /// What the header and the rows are parts of.
    @Retained private var table = AccessibilityTable()
    /// The widths that the user has chosen, by the columns' keys.
    @State private var widths: [String: CGFloat] = [:]

    init(columns: Columns, rows: Rows, options: TableOptions<Value>) {
        self.columns = columns
        self.rows = rows
        self.options = options
    }

    @MainActor var body: some View {
        let all = columns._columns(at: "")
        let shown = shownColumns(all)
        let look = rowsLook
        environment.selectionLists?.add(selection)
        options.selection.connect(selection)
        let widths = chosenWidths(shown)
        check(all)
        table.columnCount = shown.count
        let style = environment.tableLook
        let surface = GeometryReader { proxy in
            scrolled(shown, of: all, widths, look, in: proxy.size)
        }
        .background(Color(ColorRole.content))
        return Group {
            if style.kind == .bordered { surface.modifier(ListBorder()) } else { surface }
        }
    }

    @MainActor private func scrolled(
        _ shown: [_TableColumn<Value>], of all: [_TableColumn<Value>], _ widths: [CGFloat?],
        _ look: ListAppearance, in size: CGSize
    ) -> some View {
        let inset = look.sideMargin + look.rowInsets.leading
        let arrangement = arrangement(of: shown, widths, in: size.width - 2 * inset)
        let width = max(size.width, arrangement.total + 2 * inset)
        let observers = environment[ScrollObserversKey.self]
        return ScrollPort(
            sidewaysSettings,
            content: VStack(spacing: 0) {
                if showsHeader {
                    TableHeader(
                        columns: shown, all: all, arrangement: arrangement, inset: inset,
                        sorting: options.sorting, customization: options.customization,
                        table: table, resize: resize)
                }
                port(shown, arrangement, look)
            }
            .frame(width: width, height: size.height)
            .modifier(ScrollObservation(observers: observers))
        )
        .modifier(ScrollObservation(observers: []))
    }

    // MARK: Columns

    /// On a narrow screen there is the first column alone, and no header.
    private var isNarrow: Bool { environment.horizontalSizeClass == .compact }

    private var showsHeader: Bool {
        switch environment.tableColumnHeaders {
        case .automatic: !isNarrow
        case .visible: true
        case .hidden: false
        }
    }

    @MainActor private func shownColumns(_ all: [_TableColumn<Value>]) -> [_TableColumn<Value>] {
        let own = options.customization?.wrappedValue ?? TableColumnCustomization<Value>()
        let shown = own.shown(all)
        return isNarrow ? Array(shown.prefix(1)) : shown
    }

    @MainActor private func chosenWidths(_ columns: [_TableColumn<Value>]) -> [CGFloat?] {
        let saved = options.customization?.wrappedValue
        return columns.map { column in
            if isNarrow || !column.mayBeResized { return nil }
            return column.id.flatMap { saved?[width: $0] } ?? widths[column.key]
        }
    }

    private func arrangement(
        of columns: [_TableColumn<Value>], _ chosen: [CGFloat?], in width: CGFloat
    ) -> TableRowArrangement {
        let spaces = TableRowArrangement.spacing * CGFloat(max(0, columns.count - 1))
        let limits = isNarrow ? columns.map { _ in ColumnLimits() } : columns.map(\.limits)
        return TableRowArrangement(
            widths: ColumnLimits.widths(of: limits, chosen: chosen, available: width - spaces),
            alignments: columns.map(\.alignment))
    }

    @MainActor private func resize(_ column: _TableColumn<Value>, to width: CGFloat?) {
        let width = width.map { column.limits.nearest(to: $0).rounded() }
        if let id = column.id, let customization = options.customization {
            customization.wrappedValue[width: id] = width
        } else {
            widths[column.key] = width
        }
    }

    // MARK: Rows

    private var rowsLook: ListAppearance {
        var look = environment.tableRowsLook(environment.tableLook)
        if case .none = options.selection {
            look.hoversRows = false
        } else {
            look.hoversRows = true
        }
        return look
    }

    @MainActor private func port(
        _ shown: [_TableColumn<Value>], _ arrangement: TableRowArrangement, _ look: ListAppearance
    ) -> some View {
        drags.selection = selection
        let rowContext = _TableRows(
            columns: shown, arrangement: arrangement, keys: shown.map(\.key),
            drags: drags)
        var settings = environment.scrollSettings(.vertical, showsBars: true)
        settings.margins = EdgeInsets()
        return ScrollPort(
            settings,
            content: ListRowsView(
                look, selection: selection,
                changeSelected: changeSelected, table: table,
                content: rows._rows(in: rowContext).modifier(TableEnvironment()))
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// Rows of a table made without a selection cannot be selected.
    private var changeSelected: ((inout EnvironmentValues) -> Void)? {
        if case .none = options.selection { return nil }
        return { if $0.isKeyWindow { $0.showSelectedRow() } }
    }

    private var sidewaysSettings: ScrollSettings {
        var settings = ScrollSettings(axes: .horizontal)
        settings.isEnabled = environment.isScrollEnabled
        settings.dragsContent = environment.density == .device
        settings.barColor = environment.colorContext.color(.label)
        return settings
    }

    // MARK: Warnings

    @MainActor private func check(_ all: [_TableColumn<Value>]) {
        options.sorting?.check(all.compactMap(\.comparator))
        let known = Set(all.map(\.key))
        if known.count < all.count {
            RuntimeWarnings.log(
                """
                Two columns of this table have one customizationID; what the user changes of one \
                changes both.
                """)
        }
        let lost = options.customization?.wrappedValue.ids.subtracting(known).sorted() ?? []
        guard !lost.isEmpty else { return }
        let names = lost.map { "“\($0)”" }.joined(separator: ", ")
        RuntimeWarnings.log(
            """
            The saved columns of this table name \(names), which it does not have; what was saved \
            of them is kept.
            """)
    }
}

/// What is inside of a table's rows sees the environment of rows, with texts of one line.
struct TableEnvironment: EnvironmentModifier {
    typealias Body = Never

    func transform(_ values: inout EnvironmentValues) {
        ListEnvironment().transform(&values)
        values.lineLimit = 1
    }
}

/// Gives the observers of a scroll view to the scroll view inside.
private struct ScrollObservation: EnvironmentModifier {
    typealias Body = Never
    let observers: [ScrollObserver]
    func transform(_ values: inout EnvironmentValues) {
        values[ScrollObserversKey.self] = observers
    }
}
