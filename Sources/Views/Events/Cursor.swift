/// The pointer's picture over a place.
package enum Cursor: Hashable, Sendable {
    case arrow, text, hand, resizeHorizontal, resizeVertical, wait
}
