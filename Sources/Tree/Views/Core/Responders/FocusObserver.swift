/// Observes whether the focus is inside a part of the tree.
@MainActor
package protocol FocusObserver: AnyObject {
    func focusChanged(isInside: Bool)
}
