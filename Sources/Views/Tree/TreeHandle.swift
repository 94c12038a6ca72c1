/// A window's tree, for those who may outlive it. Not a weak reference: whatever is once referred
/// to weakly counts its owners slowly, and every node asks its tree for something.
package final class TreeHandle {
    package fileprivate(set) unowned(unsafe) var tree: ViewTree?

    init() {}

    func open(_ tree: ViewTree) { self.tree = tree }
    func close() { tree = nil }
}
