import RandomNumbers
import Testing
import ViewHosts

@testable import Views

/// Children and parents that are freed in any order.
@MainActor
struct ParentLinkTests {
    private let host = ViewHost(Block(side: 10))

    private func node() -> RenderNode { RenderNode(in: host.tree, owner: nil) }

    @Test("A child that outlives its parent has none")
    func parentFreed() {
        let children = [node(), node(), node()]
        var parent: RenderNode? = node()
        if let parent { children.forEach { $0.join(parent) } }
        #expect(children.allSatisfy { $0.parent === parent })
        parent = nil
        #expect(children.allSatisfy { $0.parent == nil })
    }

    @Test("A child that has moved to another parent stays there when the first is freed")
    func moved() {
        let (child, second) = (node(), node())
        var first: RenderNode? = node()
        if let first { child.join(first) }
        child.join(second)
        first = nil
        #expect(child.parent === second)
    }

    @Test("In whatever order nodes join, leave and are freed, each knows its parent or has none")
    func anyOrder() {
        var random = SeededGenerator(seed: 11)
        var nodes = (0..<30).map { _ in node() }
        var parents: [Int: Int] = [:]
        for _ in 0..<2_000 {
            let child = Int.random(in: 10..<30, using: &random)
            let parent = Int.random(in: 0..<10, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                nodes[child] = node()
                parents[child] = nil
            case 1:
                nodes[parent] = node()
                parents = parents.filter { $0.value != parent }
            case 2:
                nodes[child].leaveParent()
                parents[child] = nil
            default:
                nodes[child].join(nodes[parent])
                parents[child] = parent
            }
            for index in 10..<30 {
                #expect(nodes[index].parent === parents[index].map { nodes[$0] })
            }
        }
    }
}
