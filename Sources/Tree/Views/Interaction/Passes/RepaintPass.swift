/// Has the nodes of one window painted whose appearance changes at this time, such as a caret that
/// blinks, and runs the calls that are due.
@MainActor
package enum RepaintPass {
    package static func run(_ tree: ViewTree) { tree.repaints.run(tree.app.now) }
}
