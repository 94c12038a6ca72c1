import Foundation
import Geometry
import Layouts
import Testing

struct UnaryLayoutTests {
    @Test("S-219: A fixed frame proposes and reports its size; the child may stick out")
    func fixedFrame() {
        let inner = rectangle()
        #expect(inner.frame(width: 200, height: 100).lay(50, 50) == CGSize(width: 200, height: 100))
        #expect(inner.proposal == ProposedViewSize(width: 200, height: 100))
        let large = fixed(300, 300)
        #expect(large.frame(width: 200, height: 100).lay(50, 50) == CGSize(width: 200, height: 100))
        #expect(large.frame == CGRect(x: -50, y: -100, width: 300, height: 300))
        large.frame(width: 200, height: 100, alignment: .bottomTrailing).lay(50, 50)
        #expect(large.frame.origin == CGPoint(x: -100, y: -200))
    }

    @Test("S-219: A dimension left out of a frame is proposed through and taken from the child")
    func halfFrame() {
        let inner = rectangle()
        #expect(inner.frame(width: 200).lay(50, 60) == CGSize(width: 200, height: 60))
        #expect(fixed(20, 30).frame(height: 50).lay(5, 5) == CGSize(width: 20, height: 50))
    }

    @Test("A frame's negative length counts as 0, an infinite one as left out; both are noticed")
    func invalidFrame() {
        #expect(FrameLayout(width: -5, height: nil).hasInvalidDimension)
        #expect(FrameLayout(width: .infinity, height: 3).width == nil)
        #expect(!FrameLayout(width: 1, height: nil).hasInvalidDimension)
        #expect(fixed(9, 9).frame(width: -5).lay(5, 5) == CGSize(width: 0, height: 9))
    }

    @Test("S-220: At most 100 around 40: 100 in 300, 60 in 60, 40 without a proposal")
    func maximum() {
        let view = fixed(40, 10).frame(maxWidth: 100)
        #expect(view.lay(300, 10).width == 100)
        #expect(view.lay(60, 10).width == 60)
        #expect(view.lay(nil, 10).width == 40)
    }

    @Test("S-220: At most infinity: 200 in 200, but never narrower than a child of 40")
    func infiniteMaximum() {
        let child = fixed(40, 10)
        let view = child.frame(maxWidth: .infinity)
        #expect(view.lay(200, 10).width == 200)
        #expect(child.frame.minX == 80)
        #expect(view.lay(20, 10).width == 40)
        let leading = fixed(40, 10)
        leading.frame(maxWidth: .infinity, alignment: .leading).lay(200, 10)
        #expect(leading.frame.minX == 0)
    }

    @Test("S-221: From 0 to infinity is the proposal itself, whatever the child")
    func both() {
        let child = fixed(40, 10)
        #expect(child.frame(minWidth: 0, maxWidth: .infinity).lay(20, 10).width == 20)
        #expect(child.frame.minX == -10)
    }

    @Test("S-222: At least 100 around 40 is always 100, around a rectangle 300 in 300, 100 in 50")
    func minimum() {
        for proposal: CGFloat? in [nil, 0, 50, 300, .infinity] {
            #expect(fixed(40, 10).frame(minWidth: 100).lay(proposal, 10).width == 100)
        }
        #expect(rectangle().frame(minWidth: 100).lay(300, 10).width == 300)
        #expect(rectangle().frame(minWidth: 100).lay(50, 10).width == 100)
    }

    @Test("S-222: An ideal width counts only where no width is proposed")
    func idealWidth() {
        let view = rectangle().frame(idealWidth: 80)
        #expect(view.lay(300, 10).width == 300)
        #expect(view.fixedSize().lay(300, 10) == CGSize(width: 80, height: 10))
    }

    @Test("S-222: A minimum above a maximum is noticed")
    func contradiction() {
        #expect(FlexibleFrameLayout(minWidth: 200, maxWidth: 100).hasContradictoryConstraints)
        #expect(FlexibleFrameLayout(minHeight: 20, idealHeight: 10).hasContradictoryConstraints)
        #expect(
            !FlexibleFrameLayout(minWidth: 0, idealWidth: 5, maxWidth: .infinity)
                .hasContradictoryConstraints)
        #expect(rectangle().frame(minWidth: 200, maxWidth: 100).lay(150, 10).width == 200)
    }

    @Test("S-223: A padding of 10 proposes 20 less and reports 20 more")
    func padding() {
        let child = rectangle()
        let insets = EdgeInsets(.all, 10)
        #expect(child.padding(insets).lay(100, 60) == CGSize(width: 100, height: 60))
        #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(fixed(40, 20).padding(insets).lay(0, 0) == CGSize(width: 60, height: 40))
        #expect(rectangle().padding(insets).lay(nil, nil) == CGSize(width: 30, height: 30))
    }

    @Test("S-223: Padding is only on the named edges")
    func paddingEdges() {
        let child = fixed(10, 10)
        #expect(child.padding(EdgeInsets(.horizontal, 8)).lay(0, 0).width == 26)
        #expect(child.frame.origin == CGPoint(x: 8, y: 0))
    }

    @Test("S-224: At its fixed size a text is one line and may stick out of its frame")
    func fixedSize() {
        let text = words(10, 20, lineHeight: 10)
        #expect(text.lay(100, 100) == CGSize(width: 100, height: 20))
        let root = text.fixedSize().frame(width: 100, height: 100)
        #expect(root.lay(500, 500) == CGSize(width: 100, height: 100))
        #expect(text.frame == CGRect(x: -50, y: 45, width: 200, height: 10))
    }

    @Test("S-224: Fixed only vertically, a text keeps the width and takes the height of its lines")
    func fixedHeight() {
        let text = words(10, 20, lineHeight: 10).fixedSize(horizontal: false, vertical: true)
        #expect(text.lay(100, 5) == CGSize(width: 100, height: 20))
    }

    @Test("S-225: A rectangle's ideal size is 10×10")
    func idealRectangle() {
        #expect(rectangle().fixedSize().lay(300, 300) == CGSize(width: 10, height: 10))
    }

    @Test("S-227: An overlay gets the primary's size as its proposal and never changes it")
    func overlay() {
        let primary = fixed(60, 40)
        let layout = OverlayLayout(alignment: .bottomTrailing)
        let proposal = ProposedViewSize(width: 300, height: 300)
        let size = layout.sizeThatFits(proposal, child: primary)
        #expect(size == CGSize(width: 60, height: 40))
        let filling = layout.placement(
            ofSecondary: rectangle(), over: primary, in: size, proposal: proposal)
        #expect(filling.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        let large = layout.placement(
            ofSecondary: fixed(100, 10), over: primary, in: size, proposal: proposal)
        #expect(large.frame == CGRect(x: -40, y: 30, width: 100, height: 10))
        let centred = OverlayLayout().placement(
            ofSecondary: fixed(10, 10), over: primary, in: size, proposal: proposal)
        #expect(centred.origin == CGPoint(x: 25, y: 15))
    }

    @Test("An overlay lines up at a guide that the primary sets")
    func overlayGuide() {
        let primary = fixed(60, 40).guide(.top) { _ in 12 }
        let placement = OverlayLayout(alignment: .top).placement(
            ofSecondary: fixed(10, 10), over: primary, in: CGSize(width: 60, height: 40),
            proposal: .unspecified)
        #expect(placement.origin == CGPoint(x: 25, y: 12))
    }

    @Test("S-228: A pile's size is the largest of the highest priority; others may stick out")
    func pile() {
        let large = fixed(100, 20)
        let small = fixed(30, 30).priority(1)
        #expect(
            zstack(alignment: .center, large, small).lay(500, 400) == CGSize(width: 30, height: 30))
        #expect(large.frame == CGRect(x: -35, y: 5, width: 100, height: 20))
        #expect(large.proposal == ProposedViewSize(width: 500, height: 400))
        let equal = fixed(30, 30)
        #expect(
            zstack(alignment: .topLeading, large, equal).lay(500, 400)
                == CGSize(width: 100, height: 30))
        #expect(equal.frame.origin == .zero)
    }

    @Test("S-229: An offset moves the child and neither its place nor its neighbours")
    func offset() {
        let child = fixed(40, 40)
        let moved = Modified(OffsetLayout(CGSize(width: 20, height: 50)), child)
        let next = fixed(40, 40)
        #expect(hstack(moved, next).lay(300, 300) == CGSize(width: 88, height: 40))
        #expect(moved.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(child.frame == CGRect(x: 20, y: 50, width: 40, height: 40))
        #expect(next.frame.minX == 48)
    }

    @Test("S-230: A position takes the whole proposal and centres the child at the point")
    func position() {
        let child = fixed(40, 20)
        let view = Modified(PositionLayout(CGPoint(x: 100, y: 50)), child)
        #expect(view.lay(300, 200) == CGSize(width: 300, height: 200))
        #expect(child.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        #expect(view.lay(nil, 200) == CGSize(width: 40, height: 200))
    }

    @Test("S-231: Three to four in 200×200 fits as 150×200 and fills as 200×266.7")
    func aspectRatio() {
        let fit = rectangle()
        fit.aspectRatio(0.75, .fit).frame(width: 200, height: 200).lay(500, 500)
        #expect(fit.frame == CGRect(x: 25, y: 0, width: 150, height: 200))
        let fill = rectangle()
        fill.aspectRatio(0.75, .fill).frame(width: 200, height: 200).lay(500, 500)
        #expect(fill.frame.width == 200)
        #expect(abs(fill.frame.height - 266.666_667) < 0.001)
    }

    @Test("S-231: An aspect ratio only changes the proposal: a text reports its own size")
    func aspectRatioOfText() {
        let text = words(1, 40, lineHeight: 10)
        #expect(text.aspectRatio(2, .fit).lay(200, 200) == CGSize(width: 40, height: 10))
    }

    @Test("An aspect ratio completes half a proposal, and follows the ideal size without a number")
    func aspectRatioOfHalf() {
        #expect(rectangle().aspectRatio(2, .fit).lay(100, nil) == CGSize(width: 100, height: 50))
        #expect(rectangle().aspectRatio(2, .fit).lay(nil, 50) == CGSize(width: 100, height: 50))
        #expect(
            rectangle().aspectRatio(nil, .fit).lay(30, 80) == CGSize(width: 30, height: 30))
        #expect(
            rectangle().aspectRatio(1, .fit).lay(.infinity, .infinity)
                == CGSize(width: CGFloat.infinity, height: .infinity))
    }

    @Test("Guides move with the child through frames, paddings and fixed sizes, not offsets")
    func guides() {
        let text = words(1, 40, lineHeight: 20)
        let view = text.padding(EdgeInsets(.all, 10)).frame(height: 80)
        let proposal = ProposedViewSize(width: 200, height: 200)
        #expect(view.dimensions(in: proposal)[VerticalAlignment.firstTextBaseline] == 45)
        let moved = Modified(OffsetLayout(CGSize(width: 0, height: 7)), text)
        #expect(moved.dimensions(in: proposal)[VerticalAlignment.firstTextBaseline] == 15)
    }
}
