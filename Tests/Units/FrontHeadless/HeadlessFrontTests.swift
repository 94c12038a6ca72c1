import Foundation
import FrontHeadless
import Geometry
import Hosting
import Raster
import Testing
import Views

struct HeadlessFrontTests {
    private let front = HeadlessFront(screen: CGSize(width: 1000, height: 800), scale: 2)
    private let first = WindowPlan(
        id: WindowID(1), title: "First", origin: CGPoint(x: 100, y: 50),
        size: CGSize(width: 300, height: 200))
    private let second = WindowPlan(
        id: WindowID(2), title: "Second", size: CGSize(width: 300, height: 200))

    /// What the front has to say, as “number: news”.
    private var news: [String] {
        front.events(until: nil).map { event in
            guard let window = event.window, case .window(let change) = event.kind else {
                return "\(event.kind)"
            }
            return switch change {
            case .moved(let origin): "\(window.number): moved \(origin.x), \(origin.y)"
            case .resized(let size): "\(window.number): resized \(size.width) × \(size.height)"
            default: "\(window.number): \(change)"
            }
        }
    }

    private func opened(_ plans: WindowPlan...) -> HeadlessFront {
        for plan in plans { front.show(plan) }
        _ = front.events(until: nil)
        return front
    }

    @Test("A window that opens tells its scale, appears and takes the focus")
    func open() {
        front.show(first)
        #expect(news == ["1: scaled(2.0)", "1: shown", "1: focused"])
        front.show(second)
        #expect(
            news == [
                "2: scaled(2.0)", "2: moved 350.0, 300.0", "2: shown",
                "1: unfocused", "2: focused",
            ])
        #expect(front.stack.windows.map(\.id) == [WindowID(1), WindowID(2)])
    }

    @Test("S-145: windows that ask for no place stand in steps")
    func cascade() {
        var third = second
        third.id = WindowID(3)
        let front = opened(second, third)
        #expect(
            front.stack.windows.map(\.frame.origin) == [
                CGPoint(x: 350, y: 300), CGPoint(x: 374, y: 324),
            ])
    }

    @Test("A window that opens minimised is hidden and leaves the focus where it is")
    func openMinimized() {
        front.show(first)
        _ = news
        var plan = second
        plan.mode = .minimized
        plan.origin = CGPoint(x: 5, y: 5)
        front.show(plan)
        #expect(news == ["2: scaled(2.0)", "2: hidden"])
        #expect(front.stack.focused == WindowID(1))
    }

    @Test("A plan told again says nothing, a changed one is echoed")
    func echo() {
        let front = opened(first)
        front.show(first)
        #expect(news == [])
        var plan = first
        plan.size = CGSize(width: 400, height: 100)
        plan.origin = CGPoint(x: 7, y: 9)
        front.show(plan)
        #expect(news == ["1: moved 7.0, 9.0", "1: resized 400.0 × 100.0"])
        plan.raiseCount = 1
        front.show(plan)
        #expect(news == [])
    }

    @Test("Sizes stay within the plan's limits and on whole pixels")
    func limits() {
        var plan = first
        plan.minimumSize = CGSize(width: 200, height: 150)
        plan.maximumSize = CGSize(width: 500, height: 400)
        let front = opened(plan)
        front.resize(plan.id, to: CGSize(width: 10, height: 9999))
        #expect(news == ["1: resized 200.0 × 400.0"])
        front.resize(plan.id, to: CGSize(width: 200.3, height: 160))
        #expect(news == ["1: resized 200.5 × 160.0"])
    }

    @Test("Minimising hands the focus to the next window, restoring takes it back")
    func minimize() {
        let front = opened(first, second)
        front.minimize(second.id)
        #expect(news == ["2: unfocused", "2: hidden", "1: focused"])
        #expect(front.stack[second.id]?.mode == .minimized)
        front.restore(second.id)
        #expect(news == ["2: shown", "1: unfocused", "2: focused"])
        front.minimize(first.id)
        #expect(news == ["1: hidden"])
        front.minimize(second.id)
        #expect(news == ["2: unfocused", "2: hidden"])
        #expect(front.stack.focused == nil)
    }

    @Test("Closing the focused window focuses the next on top, and says nothing of the closed one")
    func close() {
        let front = opened(first, second)
        front.close(second.id)
        #expect(news == ["1: focused"])
        front.close(first.id)
        #expect(news == [])
        #expect(front.stack.windows.isEmpty && front.stack.focused == nil)
    }

    @Test("Raising a window brings it to front, out of hiding where needed")
    func raise() {
        let front = opened(first, second)
        var plan = first
        plan.raiseCount += 1
        front.show(plan)
        #expect(news == ["2: unfocused", "1: focused"])
        front.minimize(first.id)
        _ = news
        plan.raiseCount += 1
        front.show(plan)
        #expect(news == ["1: shown", "2: unfocused", "1: focused"])
        #expect(front.stack.windows.map(\.id) == [WindowID(2), WindowID(1)])
    }

    @Test("Maximising tells the mode first, and keeps the normal frame beneath")
    func maximize() {
        let front = opened(first)
        front.setMode(.maximized, of: first.id)
        let screen = CGSize(width: 1000, height: 800)
        #expect(news == ["1: maximized", "1: moved 0.0, 0.0", "1: resized 1000.0 × 800.0"])
        // The app's plan follows what it was told.
        var plan = first
        (plan.mode, plan.size, plan.origin) = (.maximized, screen, .zero)
        front.show(plan)
        #expect(news == [])
        front.minimize(first.id)
        front.restore(first.id)
        #expect(news == ["1: unfocused", "1: hidden", "1: shown", "1: focused"])
        front.setMode(.normal, of: first.id)
        #expect(
            news == ["1: normal", "1: moved 100.0, 50.0", "1: resized 300.0 × 200.0"])
    }

    @Test("A window that opens maximised has its normal frame to go back to")
    func openMaximized() {
        var plan = first
        plan.mode = .maximized
        let front = opened(plan)
        #expect(front.stack[plan.id]?.shownFrame == CGRect(x: 0, y: 0, width: 1000, height: 800))
        front.setMode(.normal, of: plan.id)
        #expect(front.stack[plan.id]?.shownFrame == CGRect(x: 100, y: 50, width: 300, height: 200))
    }

    @Test("An app that asks for a size it cannot have is told the one it has")
    func refusedSize() {
        var plan = first
        plan.maximumSize = first.size
        let front = opened(plan)
        plan.size = CGSize(width: 500, height: 500)
        front.show(plan)
        #expect(news == ["1: resized 300.0 × 200.0"])
    }

    @Test("A floating window lies in front of normal ones, whoever has the keyboard")
    func levels() {
        var plan = second
        plan.level = .floating
        let front = opened(first, plan)
        front.focus(first.id)
        #expect(front.stack.windows.map(\.id) == [first.id, second.id])
        #expect(front.stack.focused == first.id)
        plan.level = .desktop
        front.show(plan)
        #expect(front.stack.windows.map(\.id) == [second.id, first.id])
    }

    @Test("A place off the screen is brought within reach")
    func offScreen() {
        var plan = first
        plan.origin = CGPoint(x: 5000, y: 100)
        let front = opened(plan)
        #expect(front.stack[plan.id]?.frame.origin == CGPoint(x: 700, y: 100))
        #expect(front.stack[plan.id]?.frame.size == plan.size)
    }

    @Test("Scripted input comes out in order, and a close request is only a request")
    func input() {
        let front = opened(first)
        front.send(InputEvent(.key(KeyEvent(.tab)), in: first.id))
        front.send(InputEvent(.text("a"), in: first.id))
        front.requestClose(first.id)
        #expect(
            front.events(until: nil) == [
                InputEvent(.key(KeyEvent(.tab)), in: first.id),
                InputEvent(.text("a"), in: first.id),
                InputEvent(.window(.closeRequested), in: first.id),
            ])
        #expect(front.stack.windows.count == 1)
        #expect(front.events(until: .now + .seconds(60)).isEmpty)
    }

    @Test("Presents are counted, and the framebuffer is kept itself")
    func present() {
        let front = opened(first)
        let framebuffer = Framebuffer(width: 600, height: 400)
        front.present(
            framebuffer, damage: DamageRegion(PixelRect(x: 0, y: 0, width: 600, height: 400)),
            in: first.id)
        front.present(
            framebuffer, damage: DamageRegion(PixelRect(x: 5, y: 5, width: 10, height: 2)),
            in: first.id)
        #expect(front.surfaces[first.id]?.framebuffer === framebuffer)
        #expect(front.surfaces[first.id]?.presents == 2)
        #expect(front.surfaces[first.id]?.pixels == 240_020)
        #expect(front.surfaces[first.id]?.lastDamage.area == 20)
        front.close(first.id)
        #expect(front.surfaces.isEmpty)
    }
}
