import Foundation
import Views

/// What the user may not change of a table's columns.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: Int

    public typealias Element = TableColumnCustomizationBehavior
    public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

    public init() { bits = 0 }
    private init(bits: Int) { self.bits = bits }

    /// The order of the columns.
    public static var reorder: TableColumnCustomizationBehavior { .init(bits: 1) }
    /// The width of a column.
    public static var resize: TableColumnCustomizationBehavior { .init(bits: 2) }
    /// Whether a column is shown.
    public static var visibility: TableColumnCustomizationBehavior { .init(bits: 4) }
    public static var all: TableColumnCustomizationBehavior { .init(bits: 7) }

    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

    @discardableResult
    public mutating func insert(
        _ new: Self
    ) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        bits |= new.bits
        return (isNew, new)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let old = intersection(member)
        bits &= ~member.bits
        return old.bits == 0 ? nil : old
    }

    @discardableResult
    public mutating func update(with new: Self) -> Self? {
        let old = intersection(new)
        bits |= new.bits
        return old.bits == 0 ? nil : old
    }

    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) {
        self = symmetricDifference(other)
    }
}

/// Where the content of a table's column lies in its width.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Side { case leading, center, trailing }
    let side: Side?

    /// At the beginning.
    public static var automatic: TableColumnAlignment { .init(side: nil) }
    public static var leading: TableColumnAlignment { .init(side: .leading) }
    public static var center: TableColumnAlignment { .init(side: .center) }
    public static var trailing: TableColumnAlignment { .init(side: .trailing) }
    /// Where the last digits of numbers stand below each other.
    public static var numeric: TableColumnAlignment { .init(side: .trailing) }

    /// As `numeric`: numbers are written with their last digit at the right in all systems but
    /// those that are written from right to left throughout.
    public static func numeric(
        _ numberingSystem: Locale.NumberingSystem
    ) -> TableColumnAlignment {
        .init(side: numberingSystem.identifier == "hanidec" ? .leading : .trailing)
    }
}

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
