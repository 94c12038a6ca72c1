/// Observes whether the focus is inside a part of the tree.
package protocol FocusObserver: AnyObject {
    func focusChanged(isInside: Bool)
}
