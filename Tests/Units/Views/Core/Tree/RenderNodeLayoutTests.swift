import Foundation
import Geometry
import Layouts
import RandomNumbers
import Testing
import ViewHosts

@testable import Views

/// What a change makes a tree measure and place again.
@MainActor
struct RenderNodeLayoutTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var width: CGFloat
        var height: CGFloat
    }

    /// A column of rows, each a block beside one that never changes.
    private struct Column: View {
        @State var items: [Item]
        let probe: Probe<Binding<[Item]>?>

        var body: some View {
            let _ = probe.value = $items
            VStackLayout(alignment: .leading, spacing: 2) {
                ForEach(items) { item in
                    HStackLayout {
                        Block(width: item.width, height: item.height)
                        Block(width: 5, height: 30)
                    }
                }
            }
        }
    }

    private let probe = Probe<Binding<[Item]>?>(nil)

    private func host(_ items: [Item]) -> ViewHost { ViewHost(Column(items: items, probe: probe)) }

    private func items(_ count: Int) -> [Item] {
        (0..<count).map { Item(id: $0, width: 20, height: 10) }
    }

    private func frames(_ host: ViewHost) -> [CGRect] {
        var frames: [CGRect] = []
        func visit(_ node: RenderNode) {
            frames.append(node.windowFrame)
            for child in node.children { visit(child) }
        }
        visit(host.tree.rootRender)
        return frames
    }

    @Test("After any change of its rows a stack stands as one made anew does")
    func sameAsAnew() {
        var random = SeededGenerator(seed: 7)
        var items = items(12)
        let host = host(items)
        for step in 0..<80 {
            let index = Int.random(in: 0..<items.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: items[index].width = .random(in: 1...60, using: &random).rounded()
            case 1: items[index].height = .random(in: 1...60, using: &random).rounded()
            case 2: items.swapAt(index, Int.random(in: 0..<items.count, using: &random))
            case 3: items.insert(Item(id: 100 + step, width: 9, height: 40), at: index)
            default: if items.count > 4 { items.remove(at: index) }
            }
            let probe = probe.value
            host.act { probe?.wrappedValue = items }
            let anew = ViewHost(Column(items: items, probe: Probe(nil)))
            #expect(frames(host) == frames(anew), "\(items)")
        }
    }

    @Test("Rows that take other lengths across their stack leave the others unmeasured")
    func resizedRow() {
        let counts = [20, 40].map { count in
            var items = items(count)
            let host = host(items)
            let before = host.app.report.layouts
            items[7].width = 50
            items[9].width = 45
            host.act { probe.value?.wrappedValue = items }
            return host.app.report.layouts - before
        }
        #expect(counts[0] == counts[1])
    }

    @Test("What takes the size it took leaves everything around it as it is")
    func sameSize() {
        var items = items(20)
        let host = host(items)
        let before = host.app.report.layouts
        // The row is as high as its other block.
        items[7].height = 11
        host.act { probe.value?.wrappedValue = items }
        let row = host.app.report.layouts - before
        items[7].width = 300
        host.act { probe.value?.wrappedValue = items }
        #expect(row < host.app.report.layouts - before - row)
    }
}
