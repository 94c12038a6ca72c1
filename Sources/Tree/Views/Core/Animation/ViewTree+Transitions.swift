extension ViewTree {
    /// What a window knows of the transitions in it.
    struct Transitions {
        /// Views with a transition.
        var count = 0
        /// Views whose transition has an animation of its own.
        var withOwnAnimation = 0
        fileprivate var entering: [(node: _ViewNode, animation: Animation?)] = []
    }

    /// Notes that an update has inserted the node, whose insertion transition starts once its
    /// bodies have been evaluated.
    func markEntering(_ node: _ViewNode, animation: Animation? = nil) {
        transitions.entering.append((node, animation))
    }

    /// Starts the transitions of what the update has inserted.
    package func startEntering() {
        guard !transitions.entering.isEmpty else { return }
        let inserted = transitions.entering
        transitions.entering = []
        for (node, animation) in inserted where !node.isRemoved {
            TransitionRun.startEntering(node, animation: animation)
        }
    }
}
