/// Starts the transitions of the views that the last update has inserted into one window.
@MainActor
package enum TransitionPass {
    package static func run(_ tree: ViewTree) { tree.startEntering() }
}
