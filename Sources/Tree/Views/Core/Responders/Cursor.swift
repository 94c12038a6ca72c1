/// The shape of the pointer.
package enum Cursor: Hashable, Sendable {
    case arrow, text, hand, wait
    /// A cross, with which an area is selected.
    case cross
    /// None is shown.
    case hidden
    case resizeHorizontal, resizeVertical
    /// From the upper left to the lower right, and the other way.
    case resizeFalling, resizeRising
}
