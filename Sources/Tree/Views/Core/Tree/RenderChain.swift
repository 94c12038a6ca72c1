/// Render nodes in memory that belong together, as an intrusive linked list that retains none.
///
/// It is nonisolated, because nodes leave their lists in their `deinit`: nodes are freed on the main
/// thread, and an isolated `deinit` would check that for each node, which takes longer than the rest
/// of freeing it.
struct RenderChain<Links: RenderChainLinks> {
    private var first: Unmanaged<RenderNode>?

    mutating func add(_ render: RenderNode) {
        let added = Unmanaged.passUnretained(render)
        Links[added].next = first
        if let first { Links[first].previous = added }
        first = added
    }

    mutating func remove(_ render: RenderNode) {
        let removed = Unmanaged.passUnretained(render)
        let links = Links[removed]
        if let previous = links.previous {
            Links[previous].next = links.next
        } else {
            first = links.next
        }
        if let next = links.next { Links[next].previous = links.previous }
        Links[removed] = RenderLinks()
    }

    func forEach(_ visit: (RenderNode) -> Void) {
        var render = first
        while let current = render {
            render = Links[current].next
            current._withUnsafeGuaranteedRef(visit)
        }
    }

    mutating func removeAll(_ visit: (RenderNode) -> Void) {
        var render = first
        while let current = render {
            render = Links[current].next
            Links[current] = RenderLinks()
            current._withUnsafeGuaranteedRef(visit)
        }
        first = nil
    }
}

/// The neighbours of a render node in one of its lists.
struct RenderLinks {
    var next: Unmanaged<RenderNode>?
    var previous: Unmanaged<RenderNode>?
}

/// Says where a render node keeps its neighbours in a list.
protocol RenderChainLinks {
    static subscript(render: Unmanaged<RenderNode>) -> RenderLinks { get set }
}

/// The list of the render nodes that one view node has made.
enum OwnerLinks: RenderChainLinks {
    static subscript(render: Unmanaged<RenderNode>) -> RenderLinks {
        get { render._withUnsafeGuaranteedRef { $0.ownerLinks } }
        set { render._withUnsafeGuaranteedRef { $0.ownerLinks = newValue } }
    }
}

/// The list of the children of one render node.
enum SiblingLinks: RenderChainLinks {
    static subscript(render: Unmanaged<RenderNode>) -> RenderLinks {
        get { render._withUnsafeGuaranteedRef { $0.siblingLinks } }
        set { render._withUnsafeGuaranteedRef { $0.siblingLinks = newValue } }
    }
}
