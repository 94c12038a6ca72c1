/// The element of an enclosing `ForEach` that the view was made from.
package enum LoopPositionTrait: TraitKey { package static var defaultValue: LoopPosition? { nil } }

/// An element of a loop's data, as views made from it know it.
package final class LoopPosition {
    package let id: AnyHashable
    private var knownOffset: Int
    private let order: LoopOrder?

    init(id: AnyHashable, offset: Int, in order: LoopOrder? = nil) {
        self.id = id
        knownOffset = offset
        self.order = order
    }

    /// Its offset in the data, up to date after rows before it were inserted or removed.
    package var offset: Int {
        order?.updateOffsets()
        return knownOffset
    }

    func setOffset(_ offset: Int) { knownOffset = offset }
}

/// The order of a loop's rows, whose offsets are updated only when one is read.
final class LoopOrder {
    var isStale = false
    /// Sets the offsets of all rows; nil where the loop has gone.
    var setOffsets: (() -> Void)?

    func updateOffsets() {
        guard isStale else { return }
        isStale = false
        setOffsets?()
    }
}
