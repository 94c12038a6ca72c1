import Foundation
import Views

/// Columns with something changed in each.
nonisolated struct ChangedTableColumns<Content: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never
    let content: Content
    let change: (inout _TableColumn<Content.TableRowValue>) -> Void

    @MainActor func _columns(at path: String) -> [_TableColumn<Content.TableRowValue>] {
        content._columns(at: path).map {
            var column = $0
            change(&column)
            return column
        }
    }
}

extension TableColumnContent {
    /// The name under which the user's changes of the column are saved. Without one it is neither
    /// hidden nor moved.
    nonisolated public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) {
            $0.id = id
            $0.key = id
        }
    }

    /// Whether the column is shown before the user has changed anything.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.defaultVisibility = visibility }
    }

    /// What the user may not change of the column.
    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.fixed.formUnion(behavior) }
    }

    /// Where the content lies in the column.
    nonisolated public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.alignment = alignment }
    }
}
