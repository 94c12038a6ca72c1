/// The render nodes in memory that a view node has made, as an intrusive linked list. It is
/// nonisolated, because view nodes and render nodes use it in their `deinit`.
struct RenderChain {
    private unowned(unsafe) var first: RenderNode?

    mutating func add(_ render: RenderNode) {
        render.nextOfOwner = first
        first?.previousOfOwner = render
        first = render
    }

    mutating func remove(_ render: RenderNode) {
        if let previous = render.previousOfOwner {
            previous.nextOfOwner = render.nextOfOwner
        } else {
            first = render.nextOfOwner
        }
        render.nextOfOwner?.previousOfOwner = render.previousOfOwner
    }

    func forEach(_ visit: (RenderNode) -> Void) {
        var render = first
        while let current = render {
            render = current.nextOfOwner
            visit(current)
        }
    }

    /// Clears the links to the view node, which dies before its render nodes.
    func forgetOwner() {
        var render = first
        while let current = render {
            current.owner = nil
            render = current.nextOfOwner
            current.nextOfOwner = nil
            current.previousOfOwner = nil
        }
    }
}
