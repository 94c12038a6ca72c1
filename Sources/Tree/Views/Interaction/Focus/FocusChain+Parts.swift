@MainActor
extension FocusChain {
    /// Moves the focus by a number of stops inside of some nodes; from outside to the first, or
    /// backwards to the last. False if there is none.
    package func advance(by step: Int, inside nodes: [RenderNode]) -> Bool {
        let stops = stops().filter { stop in nodes.contains { stop.node?.isInside($0) == true } }
        let index = stops.firstIndex { $0.focusable === current?.focusable }
        let next = index.map { $0 + step } ?? (step < 0 ? stops.count - 1 : 0)
        guard stops.indices.contains(next), let node = stops[next].node else { return false }
        set(stops[next].focusable, node: node, byKeyboard: true)
        node.revealInScrollViews()
        return true
    }
}
