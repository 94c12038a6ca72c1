/// The shape of the pointer.
package enum Cursor: Hashable, Sendable {
    case arrow, text, hand, wait
    case resizeHorizontal, resizeVertical
    /// From the upper left to the lower right, and the other way.
    case resizeFalling, resizeRising
}
