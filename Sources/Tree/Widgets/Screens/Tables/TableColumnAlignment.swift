import Foundation

/// Where the content of a table's column lies in its width.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Side { case leading, center, trailing }
    let side: Side?

    /// The side at which reading begins, the default.
    public static var automatic: TableColumnAlignment { .init(side: nil) }
    /// The side at which reading begins.
    public static var leading: TableColumnAlignment { .init(side: .leading) }
    /// The middle of the column.
    public static var center: TableColumnAlignment { .init(side: .center) }
    /// The side at which reading ends.
    public static var trailing: TableColumnAlignment { .init(side: .trailing) }
    /// The trailing side, at which the last digits of numbers stand below each other.
    public static var numeric: TableColumnAlignment { .init(side: .trailing) }

    /// The side at which the last digits of numbers in a system stand below each other: trailing,
    /// but leading for `hanidec`.
    public static func numeric(
        _ numberingSystem: Locale.NumberingSystem
    ) -> TableColumnAlignment {
        .init(side: numberingSystem.identifier == "hanidec" ? .leading : .trailing)
    }
}
