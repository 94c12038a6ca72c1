/// A view that provides focused values, as a node of a tree.
@MainActor
protocol FocusedValueNodeProvider: FocusedValueProvider, _ViewNode {
    /// Whether the values apply while the scene has the keyboard, wherever the focus is.
    var isForScene: Bool { get }
}

extension Handle: FocusedValueWindow where Target == ViewTree {
    package func activeProviders(
        among all: [any FocusedValueProvider]
    ) -> [any FocusedValueProvider] {
        guard let tree = target else { return [] }
        return tree.sceneProviders(among: all) + tree.focusProviders()
    }
}

extension ViewTree {
    /// The providers that apply wherever the focus is, the deepest last.
    fileprivate func sceneProviders(
        among all: [any FocusedValueProvider]
    ) -> [any FocusedValueProvider] {
        let found = all.compactMap { $0 as? any FocusedValueNodeProvider }.filter {
            $0.isForScene && $0.tree === self && !$0.isInHiddenPart
        }
        return found.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
    }

    /// The providers around the focused view, the nearest last.
    fileprivate func focusProviders() -> [any FocusedValueProvider] {
        var found: [any FocusedValueProvider] = []
        var node: _ViewNode? = focus.current?.node?.viewNode
        while let current = node {
            if let provider = current as? any FocusedValueNodeProvider, !provider.isForScene {
                found.append(provider)
            }
            node = current.parent
        }
        return found.reversed()
    }
}
