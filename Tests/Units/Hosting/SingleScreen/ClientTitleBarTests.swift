import Foundation
import Raster
import Testing
import Views

@testable import Hosting

/// A title bar of our own on somebody else's screen, without any window system.
struct ClientTitleBarTests {
    private static let plan = WindowPlan(
        id: WindowID(1), title: "Ours", size: CGSize(width: 300, height: 200))
    private static let close = CGPoint(x: 282, y: 17)
    private var bar = ClientTitleBar(plan)

    init() { update() }

    private mutating func update(top: CGFloat = ClientTitleBar.height, isKey: Bool = true) {
        bar.update(
            Self.plan, content: Self.plan.size, top: top, isKey: isKey, isMaximized: false)
    }

    private mutating func send(
        _ phase: PointerEvent.Phase, _ place: CGPoint
    ) -> ClientTitleBar.Response {
        bar.handle(PointerEvent(phase, at: place))
    }

    @Test("What is below the title bar belongs to the content, in the content's coordinates")
    mutating func content() {
        let place = CGPoint(x: 50, y: 100)
        let expected = PointerEvent(.moved, at: CGPoint(x: 50, y: 66))
        #expect(send(.moved, place) == .content(expected))
        // A drag that began there goes on above.
        _ = send(.down, place)
        guard case .content(let dragged) = send(.moved, CGPoint(x: 50, y: 10)) else {
            Issue.record("A drag left the content")
            return
        }
        #expect(dragged.phase == .moved && dragged.location.y == -24)
        _ = send(.up, CGPoint(x: 50, y: 10))
        guard case .content(let left) = send(.moved, CGPoint(x: 50, y: 10)) else {
            Issue.record("The content was not told")
            return
        }
        #expect(left.phase == .left)
    }

    @Test("A button answers to a press that is released over it, and to no other")
    mutating func buttons() {
        #expect(send(.down, Self.close) == .taken)
        #expect(send(.up, CGPoint(x: 150, y: 17)) == .taken)
        #expect(send(.down, Self.close) == .taken)
        #expect(send(.up, Self.close) == .close)
        _ = send(.down, CGPoint(x: 226, y: 17))
        #expect(send(.up, CGPoint(x: 226, y: 17)) == .minimize)
        #expect(send(.down, CGPoint(x: 100, y: 17)) == .toggleMaximized)
    }

    @Test("Edges are grasped inside the window; in full screen mode there is nothing to grasp")
    mutating func edges() {
        #expect(bar.part(at: CGPoint(x: 299, y: 233)) == .edges([.trailing, .bottom]))
        #expect(bar.part(at: CGPoint(x: 1, y: 120)) == .edges(.leading))
        #expect(bar.part(at: CGPoint(x: 100, y: 10)) == .titleBar)
        update(top: 0)
        #expect(bar.part(at: CGPoint(x: 299, y: 199)) == .content)
        #expect(bar.part(at: CGPoint(x: 100, y: 10)) == .content)
    }

    @Test("It is drawn again where it looks different, and only then")
    mutating func painting() {
        let painter = TitleBarPainter()
        let pixels = Framebuffer(width: 300, height: 234)
        let whole = painter.paint(&bar, scale: 1, into: pixels)
        #expect(whole?.height == 34 && whole?.width == 300)
        #expect(painter.paint(&bar, scale: 1, into: pixels) == nil)
        let calm = pixels.checksum
        _ = send(.moved, Self.close)
        #expect(painter.paint(&bar, scale: 1, into: pixels) != nil)
        #expect(pixels.checksum != calm)
        _ = send(.left, Self.close)
        _ = painter.paint(&bar, scale: 1, into: pixels)
        #expect(pixels.checksum == calm)
        update(isKey: false)
        #expect(painter.paint(&bar, scale: 1, into: pixels) != nil)
    }
}
