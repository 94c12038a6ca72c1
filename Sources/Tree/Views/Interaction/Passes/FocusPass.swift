/// Takes the focus away from a view that has left one window or has been disabled.
@MainActor
package enum FocusPass {
    package static func run(_ tree: ViewTree) { tree.focus.dropIfGone() }
}
