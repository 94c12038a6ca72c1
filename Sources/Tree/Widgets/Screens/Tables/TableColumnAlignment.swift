import Foundation

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
