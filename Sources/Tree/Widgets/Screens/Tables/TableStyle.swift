import Foundation
import Views

/// The appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
    static var _kind: _TableKind { get }
}

/// The kinds of tables.
public enum _TableKind: Sendable { case automatic, inset, bordered }

/// The default style, which looks like `inset`.
public struct AutomaticTableStyle: TableStyle {
    public static var _kind: _TableKind { .automatic }
    /// Creates the style; `.automatic` is its short form.
    nonisolated public init() {}
}

/// Rows with rounded fills, inside the table's sides.
public struct InsetTableStyle: TableStyle, AlternatingRowStyle {
    public static var _kind: _TableKind { .inset }
    nonisolated let alternatesRows: Bool
    /// Creates the style; by default the backgrounds of the rows alternate.
    nonisolated public init() { alternatesRows = true }
    nonisolated public init(alternatesRowBackgrounds: Bool) {
        alternatesRows = alternatesRowBackgrounds
    }
}

/// Rows from side to side, with a line around the table.
public struct BorderedTableStyle: TableStyle, AlternatingRowStyle {
    public static var _kind: _TableKind { .bordered }
    nonisolated let alternatesRows: Bool
    /// Creates the style; by default the backgrounds of the rows alternate.
    nonisolated public init() { alternatesRows = true }
    nonisolated public init(alternatesRowBackgrounds: Bool) {
        alternatesRows = alternatesRowBackgrounds
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style, which looks like `inset`.
    nonisolated public static var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle {
    /// The style with rounded fills inside the table's sides; the backgrounds of rows alternate.
    nonisolated public static var inset: InsetTableStyle { .init() }
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    /// The style with a line around the table; by default the backgrounds of rows alternate.
    nonisolated public static var bordered: BorderedTableStyle { .init() }
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// How the tables of a part of the view look.
struct TableLook: Equatable {
    var kind = _TableKind.automatic
    var alternatesRows = true
}

private enum TableLookKey: EnvironmentKey { static let defaultValue = TableLook() }
private enum ColumnHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var tableLook: TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }

    var tableColumnHeaders: Visibility {
        get { self[ColumnHeadersKey.self] }
        set { self[ColumnHeadersKey.self] = newValue }
    }

    /// The sizes and colours of a table's rows.
    func tableRowsLook(_ table: TableLook) -> ListAppearance {
        var look = rowsLook(
            table.kind == .bordered ? .bordered : .inset,
            alternatesByStyle: table.alternatesRows)
        let side = Theme.Spacing.stack
        look.rowInsets.leading = side
        look.rowInsets.trailing = side
        look.headerInsets.leading = side
        look.headerInsets.trailing = side
        if table.kind == .bordered {
            look.selectionInset = 0
            look.selectionRadius = 0
            look.topMargin = 0
        }
        return look
    }
}

extension View {
    /// Sets the style of the tables inside.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(
            \.tableLook,
            TableLook(
                kind: S._kind,
                alternatesRows: (style as? any AlternatingRowStyle)?.alternatesRows ?? true))
    }

    /// Whether the tables inside show the headers of their columns.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}

/// What a table was made with besides columns and rows.
struct TableOptions<Value: Identifiable> {
    var selection = ListSelection<Value.ID>.none
    var sorting: TableSorting?
    var customization: Binding<TableColumnCustomization<Value>>?
}
