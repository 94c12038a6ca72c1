import Testing
import ViewHosts

@testable import Views

/// What is removed is out of the tree at once, and taken apart behind the frame.
@MainActor
struct ReleasePassTests {
    private struct Leaf: View {
        @State private var count = 0
        let probe: Probe<[Binding<Int>]>

        var body: some View {
            let _ = probe.value.append($count)
            EmptyView()
        }
    }

    private struct Page: View {
        @State var ids: [Int]
        let page: Probe<Binding<[Int]>?>
        let leaf: Probe<[Binding<Int>]>

        var body: some View {
            let _ = page.value = $ids
            ForEach(ids, id: \.self) { _ in Leaf(probe: leaf) }
        }
    }

    private let page = Probe<Binding<[Int]>?>(nil)
    private let leaf = Probe<[Binding<Int>]>([])

    @Test("What is removed evaluates nothing any more, and is freed with the end of the turn")
    func retired() {
        let host = ViewHost(Page(ids: [1, 2, 3], page: page, leaf: leaf))
        let nodes = host.tree.nodeCounts.nodes
        let bodies = host.bodies(Leaf.self)
        page.value?.wrappedValue = []
        _ = UpdatePass.run(host.app)
        #expect(host.tree.nodeCounts.nodes == nodes)
        for count in leaf.value { count.wrappedValue += 1 }
        _ = UpdatePass.run(host.app)
        #expect(host.bodies(Leaf.self) == bodies)
        host.settle()
        #expect(host.bodies(Leaf.self) == bodies)
        #expect(host.tree.nodeCounts.nodes < nodes)
    }
}
