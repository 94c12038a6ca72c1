import Foundation
import Geometry
import Layouts
import Testing

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// A layout as an app writes it: a diagonal, each subview as wide as its weight says.
private struct Diagonal: Layout {
    var step: CGFloat = 10

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        CGSize(width: CGFloat(subviews.count) * step, height: CGFloat(subviews.count) * step)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (index, subview) in subviews.enumerated() {
            let offset = CGFloat(index) * step
            subview.place(
                at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset),
                proposal: ProposedViewSize(width: step * subview[Weight.self], height: step))
        }
    }
}

/// Forgets every subview but the first, and counts what happens to its cache.
private struct Forgetful: Layout {
    struct Cache {
        var updates = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updates += 1 }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        CGSize(width: CGFloat(cache.updates), height: CGFloat(subviews.count))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        subviews.first?.place(
            at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
            proposal: .unspecified)
    }
}

struct LayoutTests {
    @Test("A layout of an app's own sizes and places its subviews by their values")
    func custom() {
        let wide = rectangle()
        wide.values[ObjectIdentifier(Weight.self)] = CGFloat(3)
        let children = [rectangle(), wide]
        #expect(Container(Diagonal(), children).lay(100, 100) == CGSize(width: 20, height: 20))
        #expect(children[0].frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(children[1].frame == CGRect(x: 10, y: 10, width: 30, height: 10))
    }

    @Test("A subview that a layout does not place stands in the middle")
    func unplaced() {
        let children = [rectangle(), rectangle()]
        Container(Forgetful(), children).frame(width: 50, height: 50).lay(50, 50)
        let box = TypedLayoutBox(Forgetful(), elements: [fixed(10, 10), fixed(20, 20)])
        let placements = box.placements(
            in: CGSize(width: 100, height: 60), proposal: .unspecified)
        #expect(placements[0].origin == CGPoint(x: 90, y: 50))
        #expect(placements[1].origin == CGPoint(x: 40, y: 20))
    }

    @Test("A cache is made once and updated once after each change")
    func caches() {
        let box = TypedLayoutBox(Forgetful(), elements: [rectangle()])
        #expect(box.sizeThatFits(.zero) == CGSize(width: 0, height: 1))
        box.invalidate()
        box.invalidate()
        #expect(box.sizeThatFits(.zero).width == 1)
        #expect(box.sizeThatFits(.infinity).width == 1)
        box.setElements([rectangle(), rectangle()])
        #expect(box.sizeThatFits(.zero) == CGSize(width: 2, height: 2))
    }

    @Test("A layout without guides of its own merges its subviews', and keeps its placements")
    func mergedGuides() {
        let first = rectangle().guide(.top) { _ in 2 }
        let second = rectangle().guide(.top) { _ in 4 }
        let box = TypedLayoutBox(Diagonal(), elements: [first, second])
        let size = CGSize(width: 20, height: 20)
        let placements = box.placements(in: size, proposal: .unspecified)
        let top = box.explicitAlignment(
            of: VerticalAlignment.top.key, in: size, proposal: .unspecified)
        #expect(top == 8)
        #expect(box.placements(in: size, proposal: .unspecified) == placements)
        let leading = box.explicitAlignment(
            of: HorizontalAlignment.leading.key, in: size, proposal: .unspecified)
        #expect(leading == nil)
    }

    @Test("A container whose layout is any layout can change its kind")
    func anyLayout() {
        let children = [fixed(10, 10), fixed(20, 20)]
        let box = TypedLayoutBox(AnyLayout(HStackLayout(spacing: 0)), elements: children)
        #expect(box.sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
        #expect(box.properties.stackOrientation == .horizontal)
        box.layout = AnyLayout(AnyLayout(VStackLayout(spacing: 5)))
        #expect(box.sizeThatFits(.unspecified) == CGSize(width: 20, height: 35))
        #expect(box.properties.stackOrientation == .vertical)
        let placements = box.placements(
            in: CGSize(width: 20, height: 35), proposal: .unspecified)
        #expect(placements.map(\.origin) == [CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 15)])
    }

    @Test("Slices of subviews keep their indices")
    func slices() {
        let children = [rectangle(), rectangle(), rectangle()]
        let subviews = LayoutSubviews(
            children, placedIn: PlacementBuffer(), layoutDirection: .leftToRight)
        #expect(subviews[1...].startIndex == 1)
        #expect(subviews[1...][2] == subviews[2])
        #expect(subviews[[2, 0]].count == 2)
        #expect(subviews[[2, 0]][0] == subviews[2])
    }

    @Test("Spacings unite to the larger wish; nothing is what a view of no spacing gets")
    func spacings() {
        let ordinary = ViewSpacing()
        #expect(ordinary.distance(to: ordinary, along: .vertical) == 8)
        #expect(ordinary.distance(to: .zero, along: .vertical) == 0)
        let mixed = ViewSpacing.zero.union(ordinary, edges: .top)
        #expect(ordinary.distance(to: mixed, along: .vertical) == 8)
        #expect(mixed.distance(to: ordinary, along: .vertical) == 0)
    }

    @Test("A size cache remembers its last proposals, and unspecified is none of the numbers")
    func sizeCache() {
        var cache = SizeCache()
        #expect(cache.size(for: .zero) == nil)
        for width in 0..<100 {
            cache.insert(
                CGSize(width: width, height: 1),
                for: ProposedViewSize(width: CGFloat(width), height: nil))
        }
        for width in [0, 1, 2, 3, 99, 98, 80] {
            #expect(
                cache.size(for: ProposedViewSize(width: CGFloat(width), height: nil))?.width
                    == CGFloat(width))
        }
        #expect(cache.size(for: ProposedViewSize(width: 10, height: nil)) == nil)
        #expect(cache.size(for: ProposedViewSize(width: nil, height: nil)) == nil)
        #expect(cache.size(for: ProposedViewSize(width: 0, height: 0)) == nil)
        cache.removeAll()
        #expect(cache.size(for: ProposedViewSize(width: 0, height: nil)) == nil)
    }
}
