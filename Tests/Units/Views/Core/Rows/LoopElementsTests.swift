import Foundation
import Geometry
import Layouts
import RandomNumbers
import Testing
import ViewHosts

@testable import Views

/// Containers that follow the rows of loops among other views.
@MainActor
struct LoopElementsTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var parts: Int
        var isRaised = false
    }

    private struct Depth: RenderTraitModifier {
        let depth: Double
        func adjust(_ traits: inout Traits) { traits[ZIndexTrait.self] = depth }
    }

    private struct Model: Equatable {
        var first: [Item]
        var second: [Item]
        var hasMiddle = true
    }

    /// So many elements in the container around it.
    private struct Row: View {
        let item: Item

        var body: some View {
            if item.parts > 0 { Block(side: CGFloat(5 + item.id % 7)) }
            if item.parts > 1 { Block(side: 3) }
        }
    }

    /// Two loops with other views before, between and behind them.
    private struct Page: View {
        @State var model: Model
        let probe: Probe<Binding<Model>?>

        var body: some View {
            let _ = probe.value = $model
            VStackLayout(alignment: .leading, spacing: 1) {
                Block(side: 9)
                ForEach(model.first) { Row(item: $0).modifier(Depth(depth: $0.isRaised ? 1 : 0)) }
                if model.hasMiddle { Block(side: 11) }
                Group {
                    ForEach(model.second) { Row(item: $0) }
                    Block(side: 13)
                }
            }
        }
    }

    private func frames(_ host: ViewHost) -> [CGRect] {
        var frames: [CGRect] = []
        func visit(_ node: RenderNode) {
            frames.append(node.windowFrame)
            node.forEachPaintedChild(visit)
        }
        visit(host.tree.rootRender)
        return frames
    }

    private func change(_ items: inout [Item], _ step: Int, _ random: inout SeededGenerator) {
        let index = Int.random(in: 0...items.count, using: &random)
        let other = Int.random(in: 0...items.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: items.insert(Item(id: 100 + step, parts: step % 3), at: index)
        case 1: items.insert(contentsOf: [Item(id: 900 + step, parts: 2)], at: index)
        case 2: if index < items.count { items.remove(at: index) }
        case 3: if max(index, other) < items.count { items.swapAt(index, other) }
        case 4: if index < items.count { items[index].parts = (items[index].parts + 1) % 3 }
        default: if step % 9 == 0 { items.reverse() }
        }
    }

    @Test("After any change of its loops a container stands as one made anew does")
    func sameAsAnew() {
        var random = SeededGenerator(seed: 5)
        func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0, parts: 1 + $0 % 2) } }
        var model = Model(first: items(0..<6), second: items(10..<15))
        let probe = Probe<Binding<Model>?>(nil)
        let host = ViewHost(Page(model: model, probe: probe))
        for step in 0..<150 {
            change(&model.first, step, &random)
            if step % 2 == 0 { change(&model.second, step, &random) }
            if step % 11 == 0 { model.hasMiddle.toggle() }
            if step % 17 == 0, !model.first.isEmpty { model.first[0].isRaised.toggle() }
            host.act { probe.value?.wrappedValue = model }
            let anew = ViewHost(Page(model: model, probe: Probe(nil)))
            #expect(frames(host) == frames(anew), "\(model)")
        }
    }

    @Test("A row that comes or goes leaves the others unmeasured")
    func othersUnmeasured() {
        let counts = [20, 60].map { count in
            let probe = Probe<Binding<Model>?>(nil)
            var model = Model(first: (0..<count).map { Item(id: $0, parts: 1) }, second: [])
            let host = ViewHost(Page(model: model, probe: probe))
            let before = host.app.report.layouts
            model.first.remove(at: 3)
            model.first.insert(Item(id: 500, parts: 1), at: 9)
            host.act { probe.value?.wrappedValue = model }
            return host.app.report.layouts - before
        }
        #expect(counts[0] == counts[1])
    }

    @Test("Rows that only exchange their places are the only part of the change")
    func runs() {
        let (old, new) = ([0, 1, 2, 3, 4, 5], [0, 4, 2, 3, 1, 5])
        let (oldIDs, newIDs) = (LoopIDs.listed(.init(old)), LoopIDs.listed(.init(new)))
        let change = newIDs.change(from: oldIDs)
        let moves = change.map { LoopMoves(in: $0, from: oldIDs, to: newIDs) }
        let runs = change.flatMap { change in moves?.runs(in: change) }
        #expect(runs?.map(\.old) == [1..<2, 4..<5])
        #expect(runs?.map(\.new) == [1..<2, 4..<5])
    }

    @Test("The offsets of rows are those of the data after rows before them came and went")
    func offsets() {
        let place = LoopOrder()
        let rows = (0..<4).map { LoopPosition(id: AnyHashable($0), offset: $0, in: place) }
        var counts = 0
        place.setOffsets = {
            counts += 1
            for (offset, row) in rows.reversed().enumerated() { row.setOffset(offset) }
        }
        #expect(rows.map(\.offset) == [0, 1, 2, 3])
        place.isStale = true
        #expect(rows.map(\.offset) == [3, 2, 1, 0])
        #expect(counts == 1)
    }
}
