import Foundation
import Geometry
import Layouts
import Testing

struct StackLayoutTests {
    @Test("S-209: A parent cannot force a size on a child that has its own")
    func childDecides() {
        let child = fixed(80, 20)
        let root = hstack(spacing: 0, child).frame(width: 50, height: 50)
        #expect(root.lay(300, 300) == CGSize(width: 50, height: 50))
        #expect(child.frame == CGRect(x: -15, y: 15, width: 80, height: 20))
        #expect(child.proposal == ProposedViewSize(width: 50, height: 50))
    }

    @Test("S-210: Three rectangles in a row of 300 are 100 wide each")
    func equalShares() {
        let parts = [rectangle(), rectangle(), rectangle()]
        hstack(spacing: 0, parts[0], parts[1], parts[2]).frame(width: 300).lay(500, 40)
        #expect(parts.map(\.frame.width) == [100, 100, 100])
        #expect(parts.map(\.frame.minX) == [0, 100, 200])
        #expect(parts.allSatisfy { $0.frame.height == 40 })
    }

    @Test("S-211: At most 100 and at least 100 in a row of 150 are 75 and 100 wide from -12.5 on")
    func limits() {
        let first = rectangle().frame(maxWidth: 100)
        let second = rectangle().frame(minWidth: 100)
        let stack = hstack(spacing: 0, first, second)
        #expect(stack.frame(width: 150).lay(400, 50).width == 150)
        #expect(first.frame.width == 75)
        #expect(second.frame.width == 100)
        #expect(stack.frame.minX == -12.5)
        #expect(stack.frame.width == 175)
        #expect(second.frame.minX == 62.5)
    }

    @Test("S-213: The least flexible choose first: 30, 50 and 120 wide in a row of 200")
    func flexibility() {
        let first = fixed(30, 10)
        let second = rectangle().frame(maxWidth: 50)
        let third = rectangle()
        hstack(spacing: 0, third, second, first).lay(200, 10)
        #expect([first, second, third].map(\.frame.width) == [30, 50, 120])
        #expect(second.proposal.width == 85)
    }

    @Test("S-214: A higher priority takes all but the least the lower one can do with")
    func priority() {
        let first = rectangle().frame(minWidth: 20)
        let second = rectangle().priority(1)
        hstack(spacing: 0, first, second).lay(100, 10)
        #expect(first.frame.width == 20)
        #expect(second.frame.width == 80)
    }

    @Test("A row with a priority that is not a number is laid out")
    func priorityIsNotANumber() {
        let odd = rectangle().priority(.nan)
        #expect(hstack(spacing: 0, rectangle(), odd, rectangle()).lay(300, 10).width == 300)
    }

    @Test("Each of three priorities keeps the least lengths of those below it")
    func threePriorities() {
        let low = rectangle().frame(minWidth: 10).priority(-1)
        let middle = rectangle().frame(minWidth: 20, maxWidth: 30)
        let high = rectangle().frame(maxWidth: 60).priority(2)
        hstack(spacing: 0, low, middle, high).lay(200, 10)
        #expect([low, middle, high].map(\.frame.width) == [110, 30, 60])
        hstack(spacing: 0, low, middle, high).lay(60, 10)
        #expect([low, middle, high].map(\.frame.width) == [10, 20, 30])
    }

    @Test("S-215: Without a proposal a stack is its children's ideal sizes and the room between")
    func ideal() {
        let stack = hstack(spacing: 5, rectangle(), fixed(30, 40), rectangle())
        #expect(stack.lay(nil, nil) == CGSize(width: 60, height: 40))
        #expect(stack.children.map(\.proposal.width) == [nil, nil, nil])
    }

    @Test("S-215: A stack without children has no size")
    func empty() {
        #expect(hstack().lay(100, 100) == .zero)
        #expect(vstack().lay(nil, nil) == .zero)
        #expect(zstack().lay(100, 100) == .zero)
    }

    @Test("S-216: Children stand 8 apart, or as far as the stack says")
    func spacing() {
        #expect(
            vstack(fixed(40, 40), fixed(40, 40)).lay(200, 200) == CGSize(width: 40, height: 88))
        #expect(hstack(fixed(40, 40), fixed(40, 40), fixed(40, 40)).lay(200, 200).width == 136)
        #expect(vstack(spacing: 3, fixed(40, 40), fixed(40, 40)).lay(200, 200).height == 83)
    }

    @Test("S-217: A spacer of 100 fills a row of 200 between two children of 50")
    func spacerFills() {
        let space = spacer(.horizontal)
        #expect(hstack(fixed(50, 10), space, fixed(50, 10)).lay(200, 50).width == 200)
        #expect(space.frame.width == 100)
        #expect(space.frame.height == 0)
    }

    @Test("S-217: The same row at its ideal size is 108 wide")
    func spacerIdeal() {
        let row = hstack(fixed(50, 10), spacer(.horizontal), fixed(50, 10))
        #expect(row.fixedSize().lay(200, 50).width == 108)
    }

    @Test("S-217: With spacing 10 the spacer is 80 wide")
    func spacerWithSpacing() {
        let space = spacer(.horizontal)
        hstack(spacing: 10, fixed(50, 10), space, fixed(50, 10)).lay(200, 50)
        #expect(space.frame.width == 80)
    }

    @Test("S-217: Two spacers in a row of 250 between three children of 40 are 65 wide each")
    func twoSpacers() {
        let spaces = [spacer(.horizontal), spacer(.horizontal)]
        hstack(fixed(40, 10), spaces[0], fixed(40, 10), spaces[1], fixed(40, 10)).lay(250, 50)
        #expect(spaces.map(\.frame.width) == [65, 65])
    }

    @Test("S-217: A spacer's least length can be set, and keeps its place in a short row")
    func spacerMinimum() {
        let space = spacer(.horizontal, minLength: 30)
        let text = rectangle()
        hstack(text, space).lay(100, 10)
        #expect(space.frame.width == 30)
        #expect(text.frame.width == 70)
    }

    @Test("S-218: Default spacing applies around a divider that lies across the stack")
    func divider() {
        let divider = Leaf { CGSize(width: $0.width ?? 10, height: 1) }
        #expect(
            vstack(fixed(40, 40), divider, fixed(40, 40)).lay(200, 300)
                == CGSize(width: 200, height: 97))
        #expect(divider.frame == CGRect(x: 0, y: 48, width: 200, height: 1))
    }

    @Test("A stack free to choose its width stretches its children to the widest of them")
    func crossSize() {
        let divider = Leaf { CGSize(width: $0.width ?? 10, height: 1) }
        let column = vstack(spacing: 0, fixed(70, 20), divider)
        #expect(column.fixedSize().lay(300, 300) == CGSize(width: 70, height: 21))
        #expect(divider.frame.width == 70)
    }

    @Test("S-232: A guide of -20 puts a child 20 lower and makes the row 70 high")
    func alignmentGuide() {
        let second = fixed(50, 50).guide(.top) { _ in -20 }
        let row = hstack(alignment: .top, spacing: 0, fixed(50, 50), second)
        #expect(row.lay(200, 200) == CGSize(width: 100, height: 70))
        #expect(second.frame.minY == 20)
        #expect(row.children[0].frame.minY == 0)
    }

    @Test("S-232: Children are centred, or lined up as the stack says")
    func alignment() {
        let small = fixed(20, 10)
        vstack(fixed(60, 10), small).lay(100, 100)
        #expect(small.frame.minX == 20)
        vstack(alignment: .leading, fixed(60, 10), small).lay(100, 100)
        #expect(small.frame.minX == 0)
        vstack(alignment: .trailing, fixed(60, 10), small).lay(100, 100)
        #expect(small.frame.minX == 40)
        hstack(alignment: .bottom, fixed(60, 30), small).lay(100, 100)
        #expect(small.frame.minY == 20)
    }

    @Test("Text lines up at its first baseline, what is not text at its bottom")
    func baselines() {
        let text = words(1, 40, lineHeight: 20)
        let large = words(1, 40, lineHeight: 40)
        let icon = fixed(10, 10)
        let row = hstack(alignment: .firstTextBaseline, spacing: 0, text, large, icon)
        #expect(row.lay(300, 300) == CGSize(width: 90, height: 40))
        #expect([text, large, icon].map(\.frame.minY) == [15, 0, 20])
    }

    @Test("A column's first baseline is its first text's, its last baseline its last one's")
    func nestedBaselines() {
        let first = words(1, 40, lineHeight: 20)
        let second = words(1, 40, lineHeight: 20)
        let column = vstack(spacing: 0, first, second)
        let beside = words(1, 40, lineHeight: 40)
        hstack(alignment: .firstTextBaseline, spacing: 0, column, beside).lay(300, 300)
        #expect(column.frame.minY == 15)
        hstack(alignment: .lastTextBaseline, spacing: 0, column, beside).lay(300, 300)
        #expect(column.frame.minY == 0)
        #expect(beside.frame.minY == 5)
    }

    @Test("Text in a row wraps in what the others leave, and the row grows as high as it")
    func wrapping() {
        let text = words(10, 20, lineHeight: 10)
        let row = hstack(spacing: 10, fixed(30, 10), text)
        #expect(row.lay(130, nil) == CGSize(width: 120, height: 30))
        #expect(text.frame == CGRect(x: 40, y: 0, width: 80, height: 30))
    }

    @Test("Offered everything, stacks, piles and frames of rectangles take everything")
    func endless() {
        let endless = CGSize(width: CGFloat.infinity, height: .infinity)
        #expect(hstack(rectangle(), fixed(10, 10)).lay(.infinity, .infinity) == endless)
        #expect(vstack(fixed(10, 10), rectangle()).lay(.infinity, .infinity) == endless)
        let pile = zstack(alignment: .center, fixed(10, 10), rectangle())
        #expect(pile.lay(.infinity, .infinity) == endless)
        let first = rectangle().frame(maxWidth: 50)
        hstack(spacing: 0, zstack(alignment: .center, rectangle()), first).lay(200, 10)
        #expect(first.frame == CGRect(x: 150, y: 0, width: 50, height: 10))
    }

    @Test("A stack's room around it is its outermost children's")
    func spacingAround() {
        let inner = hstack(fixed(10, 10), spacer(.horizontal))
        #expect(hstack(inner, fixed(10, 10)).lay(100, 10).width == 100)
        #expect(inner.frame.width == 90)
        #expect(vstack(inner, fixed(10, 10)).lay(100, nil).height == 28)
    }

    @Test("A thousand stacks inside each other are laid out on a call stack of 8 MB")
    func deepNesting() {
        let leaf = rectangle()
        var tree: FakeElement = leaf
        for level in 0..<500 {
            tree = level.isMultiple(of: 2) ? hstack(spacing: 0, tree) : vstack(spacing: 0, tree)
            tree = zstack(alignment: .center, tree)
        }
        let root = tree
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            root.lay(100, 50)
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
        #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(leaf.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("Stacks inside stacks ask their leaves a number of questions, not powers of it")
    func questions() {
        let leaf = rectangle()
        var tree: FakeElement = leaf
        for level in 0..<30 {
            tree =
                level.isMultiple(of: 2)
                ? hstack(alignment: .firstTextBaseline, tree, rectangle())
                : vstack(tree, words(3, 10, lineHeight: 10))
        }
        tree.lay(2000, 2000)
        #expect(leaf.questions < 100)
    }

    @Test("Changed sizes, priorities and spacings count after an invalidation")
    func invalidation() {
        let first = rectangle()
        let second = rectangle()
        let row = hstack(first, second)
        row.lay(108, 10)
        #expect(first.frame.width == 50)
        second.layoutPriority = 1
        second.spacing = .zero
        row.box.invalidate()
        row.forgetSizes()
        row.lay(100, 10)
        #expect(first.frame.width == 0)
        #expect(second.frame.width == 100)
        row.box.layout = HStackLayout(spacing: 20)
        row.forgetSizes()
        row.lay(100, 10)
        #expect(second.frame == CGRect(x: 20, y: 0, width: 80, height: 10))
    }

    /// An element whose size changes, and which counts how often it is asked.
    private final class Changing: FakeElement {
        var own: CGSize { didSet { forgetSizes() } }
        var asked = 0

        init(_ width: CGFloat, _ height: CGFloat) { own = CGSize(width: width, height: height) }

        override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            asked += 1
            return super.sizeThatFits(proposal)
        }

        override func measure(_ proposal: ProposedViewSize) -> CGSize { own }
    }

    @Test("A stack asks only the subviews that were resized, and stands as if it had asked all")
    func resized() {
        let proposal = ProposedViewSize(width: 100, height: nil)
        let children = (1...5).map { Changing(CGFloat(10 * $0), 20) }
        let box = TypedLayoutBox(VStackLayout(), elements: children)
        _ = box.sizeThatFits(proposal)
        for child in children { child.asked = 0 }
        children[1].own = CGSize(width: 70, height: 35)
        box.subviewsResized(at: [1], along: [.horizontal, .vertical])
        let size = box.sizeThatFits(proposal)
        #expect(children.map { min($0.asked, 1) } == [0, 1, 0, 0, 0])
        let anew = TypedLayoutBox(VStackLayout(), elements: children)
        #expect(size == anew.sizeThatFits(proposal))
        let placements = box.placements(in: size, proposal: proposal)
        #expect(placements == anew.placements(in: size, proposal: proposal))
    }

    @Test("A length is divided anew among all only where a subview takes another one along it")
    func resizedAlongAxis() {
        let proposal = ProposedViewSize(width: 100, height: 300)
        for (height, others) in [(CGFloat(20), 0), (90, 1)] {
            let children = (1...3).map { Changing(CGFloat(10 * $0), 20) }
            let box = TypedLayoutBox(VStackLayout(), elements: children)
            _ = box.sizeThatFits(proposal)
            for child in children { child.asked = 0 }
            children[0].own = CGSize(width: 80, height: height)
            let axes: Axis.Set = others == 0 ? .horizontal : [.horizontal, .vertical]
            box.subviewsResized(at: [0], along: axes)
            let size = box.sizeThatFits(proposal)
            #expect(min(children[2].asked, 1) == others)
            let anew = TypedLayoutBox(VStackLayout(), elements: children)
            #expect(size == anew.sizeThatFits(proposal))
        }
    }
}
