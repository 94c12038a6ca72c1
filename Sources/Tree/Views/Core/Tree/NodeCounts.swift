/// The numbers of nodes that a tree has in memory, to detect leaks, and what few trees have.
package final class NodeCounts {
    /// View nodes in the tree.
    package internal(set) var nodes = 0
    /// Render nodes in memory.
    package internal(set) var renders = 0
    /// Render nodes whose views are removed and that are shown only for their removal transition.
    var gone = 0
    /// Whether there has been a render node of which the leading edge is the right one.
    var hasRightToLeft = false
}
