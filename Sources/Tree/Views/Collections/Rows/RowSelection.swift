import Foundation

/// The selection of a list, and how presses change it.
package final class RowSelection {
    package enum Mode { case none, single(mayBeEmpty: Bool), several }

    package var mode = Mode.none
    package var selected: Set<AnyHashable> = []
    /// Writes a new selection.
    package var select: (Set<AnyHashable>) -> Void = { _ in }
    /// Goes to what shows the selection, after a press or Return on a row without an action of its
    /// own; false where it is shown already, or nothing shows it.
    package var open: () -> Bool = { false }
    /// Does what a menu around has as its primary action for what is selected; false if there is
    /// none.
    package var primaryAction: () -> Bool = { false }
    /// The value of a row in the selection: its tag, or its id in its `ForEach`; nil for a row that
    /// cannot be selected.
    package var value: (_ tag: Tag?, _ id: AnyHashable?) -> AnyHashable? = { _, _ in nil }

    /// The value of the row at a point of the window; nil where there is none.
    package var rowAt: (CGPoint) -> AnyHashable? = { _ in nil }

    package init() {}

    package var isPossible: Bool { if case .none = mode { false } else { true } }

    /// The selection after a press on a row.
    package func pressed(
        _ value: AnyHashable, anchor: AnyHashable?, modifiers: KeyModifiers,
        rows: @autoclosure () -> [AnyHashable]
    ) -> Set<AnyHashable> {
        let toggles = !modifiers.intersection([.control, .command]).isEmpty
        switch mode {
        case .none:
            return []
        case .single(let mayBeEmpty):
            return toggles && mayBeEmpty && selected.contains(value) ? [] : [value]
        case .several:
            if toggles { return selected.symmetricDifference([value]) }
            guard modifiers.contains(.shift), let anchor else { return [value] }
            let rows = rows()
            guard let from = rows.firstIndex(of: anchor), let to = rows.firstIndex(of: value)
            else { return [value] }
            return Set(rows[min(from, to)...max(from, to)])
        }
    }
}
