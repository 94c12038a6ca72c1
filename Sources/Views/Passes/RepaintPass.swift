/// Marks the nodes of one window that were painted with a time limit which has passed, such as a
/// caret that blinks, and makes the calls that are due.
@MainActor
package enum RepaintPass {
    package static func run(_ tree: ViewTree) { tree.repaints.run(tree.app.now) }
}
