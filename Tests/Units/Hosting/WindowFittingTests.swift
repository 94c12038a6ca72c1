import Foundation
import Geometry
import Testing
import Views

@testable import Hosting

/// Windows on a screen that is smaller than they are.
struct WindowFittingTests {
    private static let screen = CGSize(width: 800, height: 480)
    private static let bar = EdgeInsets(top: 48, leading: 0, bottom: 0, trailing: 0)

    private func stack(fits: Bool) -> WindowStack {
        WindowStack(screen: Self.screen, scale: 1, arrangement: .floating, fitsWindows: fits)
    }

    private func plan(_ size: CGSize, at origin: CGPoint? = nil) -> WindowPlan {
        WindowPlan(id: WindowID(1), title: "", origin: origin, size: size)
    }

    @Test("S-611: a new window is no larger than the screen within its frame, and learns so")
    func opening() {
        for origin in [nil, CGPoint(x: 300, y: 200)] {
            var stack = stack(fits: true)
            let events = stack.show(
                plan(CGSize(width: 1000, height: 480), at: origin), decoration: Self.bar)
            let frame = stack[WindowID(1)]?.frame
            #expect(frame == CGRect(x: 0, y: 48, width: 800, height: 432))
            #expect(
                events.contains {
                    $0.kind == .window(.resized(CGSize(width: 800, height: 432)))
                })
        }
    }

    @Test("S-611: one that fits keeps its size, and one that asks for more gets the screen")
    func resizing() {
        var stack = stack(fits: true)
        var plan = plan(CGSize(width: 400, height: 300))
        _ = stack.show(plan, decoration: Self.bar)
        #expect(stack[plan.id]?.size == CGSize(width: 400, height: 300))
        plan.size = CGSize(width: 400, height: 900)
        let events = stack.show(plan, decoration: Self.bar)
        #expect(stack[plan.id]?.size == CGSize(width: 400, height: 432))
        #expect(
            events.contains { $0.kind == .window(.resized(CGSize(width: 400, height: 432))) })
    }

    @Test("S-611: it is fitted again when the screen becomes smaller")
    func turning() {
        var stack = stack(fits: true)
        _ = stack.show(plan(CGSize(width: 700, height: 400)), decoration: Self.bar)
        _ = stack.setScreen(CGSize(width: 480, height: 800), scale: 1)
        #expect(stack[WindowID(1)]?.size == CGSize(width: 480, height: 400))
    }

    @Test("A window that nobody has moved stays in the middle of a screen of another size")
    func placedAgain() {
        var stack = stack(fits: true)
        _ = stack.show(plan(CGSize(width: 300, height: 200)), decoration: Self.bar)
        #expect(stack[WindowID(1)]?.frame.origin == CGPoint(x: 250, y: 164))
        for (screen, origin) in [
            (CGSize(width: 400, height: 300), CGPoint(x: 50, y: 74)),
            (Self.screen, CGPoint(x: 250, y: 164)),
        ] {
            let events = stack.setScreen(screen, scale: 1)
            #expect(stack[WindowID(1)]?.frame.origin == origin)
            #expect(events.contains { $0.kind == .window(.moved(origin)) })
        }
    }

    @Test("A window that was moved lies wholly on the screen after that has become smaller")
    func movedOntoScreen() {
        var stack = stack(fits: true)
        _ = stack.show(plan(CGSize(width: 300, height: 200)), decoration: Self.bar)
        _ = stack.move(WindowID(1), to: CGPoint(x: 490, y: 60))
        _ = stack.setScreen(CGSize(width: 600, height: 400), scale: 1)
        #expect(stack[WindowID(1)]?.frame.origin == CGPoint(x: 300, y: 60))
    }

    @Test("Under a window system a window may be larger than a screen")
    func windowSystem() {
        var stack = stack(fits: false)
        _ = stack.show(plan(CGSize(width: 1000, height: 480)), decoration: Self.bar)
        #expect(stack[WindowID(1)]?.size == CGSize(width: 1000, height: 480))
    }
}
