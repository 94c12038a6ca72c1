import Foundation
import Views

/// What a table is sorted by, whatever the type of its comparators.
@MainActor
struct TableSorting {
    /// The direction in which the table is sorted by a column's comparator; nil if it is not sorted
    /// by it first.
    let direction: (_ comparator: Any) -> SortOrder?
    /// Sorts by a column's comparator first; if the table is sorted by it, in the other direction.
    let choose: (_ comparator: Any) -> Void
    /// Whether the table is sorted by something.
    let isSorted: () -> Bool

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        func isSame(_ first: Sort, _ second: Sort) -> Bool {
            var first = first
            first.order = second.order
            return first == second
        }
        isSorted = { !order.wrappedValue.isEmpty }
        direction = { comparator in
            guard let comparator = comparator as? Sort, let first = order.wrappedValue.first,
                isSame(first, comparator)
            else { return nil }
            return first.order
        }
        choose = { comparator in
            guard var chosen = comparator as? Sort else { return }
            var all = order.wrappedValue
            if let first = all.first, isSame(first, chosen) {
                chosen.order = first.order == .forward ? .reverse : .forward
            }
            // The other comparators still order rows that are equal by this one.
            all.removeAll { isSame($0, chosen) }
            order.wrappedValue = [chosen] + all
        }
    }

    /// Warns where no column has the first comparator.
    func check(_ comparators: [Any]) {
        guard isSorted(), !comparators.contains(where: { direction($0) != nil }) else { return }
        RuntimeWarnings.log(
            """
            The sort order of this table begins with a comparator that none of its columns has; the \
            rows stay as they are, and no column is marked.
            """)
    }
}
