import Foundation
import Geometry
import Limits
import Testing
import Views

@testable import Scenes

struct WindowManagerTests {
    private let one = WindowID(1)
    private let two = WindowID(2)
    private let three = WindowID(3)
    private let four = WindowID(4)

    private func manager() -> WindowManager {
        var manager = WindowManager(screen: CGSize(width: 1000, height: 800))
        for id in [one, two, three] {
            _ = manager.open(id, size: CGSize(width: 400, height: 300))
        }
        return manager
    }

    @Test("S-145: new windows lie in the middle of the screen, each a step further")
    func cascade() {
        var manager = manager()
        #expect(
            manager.windows.map(\.frame.origin) == [
                CGPoint(x: 300, y: 250), CGPoint(x: 324, y: 274), CGPoint(x: 348, y: 298),
            ])
        _ = manager.close(two)
        _ = manager.open(four, size: CGSize(width: 400, height: 300))
        #expect(manager[four]?.frame.origin == CGPoint(x: 324, y: 274))
        let five = WindowID(5)
        _ = manager.open(five, size: CGSize(width: 100, height: 100), anchor: .bottomTrailing)
        #expect(manager[five]?.frame.origin == CGPoint(x: 900, y: 700))
        manager.checkInvariants()
    }

    @Test("A new window is in front and key")
    func opening() {
        var manager = manager()
        #expect(manager.windows.map(\.id) == [one, two, three])
        #expect(manager.key == three)
        #expect(
            manager.open(four, size: CGSize(width: 10, height: 10)) == [
                .phase(four, .shown), .phase(three, .unfocused), .phase(four, .focused),
            ])
    }

    @Test("A focused window comes to front")
    func focusing() {
        var manager = manager()
        let effects = manager.handle(.focused, in: one)
        #expect(effects == [.phase(three, .unfocused), .phase(one, .focused)])
        #expect(manager.windows.map(\.id) == [two, three, one])
        #expect(manager.handle(.focused, in: one) == [.phase(one, .focused)])
    }

    @Test("A minimised window keeps its place while others come to front one after another")
    func minimizedPlace() {
        var manager = manager()
        _ = manager.minimize(two)
        for id in [one, three] { _ = manager.handle(.focused, in: id) }
        #expect(manager.windows.map(\.id) == [one, two, three])
        manager.checkInvariants()
    }

    @Test("Raising counts, so that the front hears of it, and brings a window out of its icon")
    func raising() {
        var manager = manager()
        _ = manager.minimize(one)
        #expect(manager.raise(one).first == .phase(one, .shown))
        #expect(manager[one]?.raiseCount == 1)
        #expect(manager[one]?.mode == .normal)
        #expect(manager.key == one)
    }

    @Test("A minimised key window gives the focus to the next visible one, the last to none")
    func minimizing() {
        var manager = manager()
        let effects = manager.handle(.hidden, in: three)
        #expect(effects == [.phase(three, .hidden), .phase(two, .focused)])
        #expect(manager.key == two)
        _ = manager.handle(.hidden, in: two)
        _ = manager.handle(.hidden, in: one)
        #expect(manager.key == nil)
        #expect(manager.handle(.hidden, in: one).isEmpty)
        manager.checkInvariants()
    }

    @Test("Closing gives the focus to the window in front of the rest")
    func closing() {
        var manager = manager()
        #expect(manager.close(three) == [.phase(three, .closed), .phase(two, .focused)])
        #expect(manager.close(one) == [.phase(one, .closed)])
        #expect(manager.close(one).isEmpty)
        manager.checkInvariants()
    }

    @Test("The normal frame is kept beneath a maximised and a minimised window")
    func modes() {
        var manager = manager()
        let frame = manager[one]?.frame
        #expect(manager.setMode(.maximized, of: one) == [.resized(one)])
        #expect(manager[one]?.size == CGSize(width: 1000, height: 800))
        _ = manager.handle(.resized(CGSize(width: 990, height: 770)), in: one)
        _ = manager.handle(.moved(.zero), in: one)
        #expect(manager[one]?.size == CGSize(width: 990, height: 770))
        _ = manager.minimize(one)
        #expect(manager[one]?.mode == .minimized)
        _ = manager.unminimize(one)
        #expect(manager[one]?.mode == .maximized)
        _ = manager.setMode(.normal, of: one)
        #expect(manager[one]?.frame == frame)
    }

    @Test("S-143: resizing stays within the content's limits")
    func limits() {
        var manager = manager()
        manager.setLimits(
            SizeLimits(
                minimum: CGSize(width: 100, height: 80), maximum: CGSize(width: 400, height: 320)),
            of: one)
        _ = manager.resize(one, to: CGSize(width: 50, height: 900))
        #expect(manager[one]?.frame.size == CGSize(width: 100, height: 320))
    }

    @Test("A restored window keeps its frame exactly where it can be seen")
    func restoring() {
        var manager = manager()
        let frame = CGRect(x: 12.5, y: 700, width: 300, height: 200)
        let effects = manager.restore(four, frame: frame, mode: .normal)
        #expect(effects == [.phase(four, .shown)])
        #expect(manager[four]?.frame == frame)
        #expect(manager.key == three)
        #expect(manager.restore(WindowID(8), frame: frame, mode: .minimized).isEmpty)
    }

    @Test("A restored window whose screen is gone is moved into sight, its size kept")
    func sight() {
        var manager = manager()
        let away = CGRect(x: 3000, y: -500, width: 300, height: 200)
        _ = manager.restore(four, frame: away, mode: .normal)
        #expect(manager[four]?.frame == CGRect(x: 700, y: 0, width: 300, height: 200))
    }

    @Test("The keyboard goes back the way it came, past minimised windows")
    func focusStack() {
        var manager = manager()
        _ = manager.handle(.focused, in: one)
        _ = manager.handle(.focused, in: two)
        #expect(manager.switchOrder == [two, one, three])
        _ = manager.minimize(one)
        _ = manager.close(two)
        #expect(manager.key == three)
        #expect(manager.switchOrder == [three, one])
        manager.checkInvariants()
    }

    @Test("Each level lies in front of the one below, whichever window has the keyboard")
    func levels() {
        var manager = manager()
        _ = manager.open(four, size: CGSize(width: 100, height: 100), level: .floating)
        _ = manager.handle(.focused, in: one)
        #expect(manager.windows.map(\.id) == [two, three, one, four])
        #expect(manager.key == one)
        manager.setLevel(.desktop, of: three)
        _ = manager.handle(.focused, in: three)
        #expect(manager.windows.map(\.id) == [three, two, one, four])
        manager.checkInvariants()
    }

    @Test("S-143: an edge that is dragged stops at the limits, and its opposite stays where it is")
    func edges() {
        var manager = manager()
        let start = CGRect(x: 300, y: 250, width: 400, height: 300)
        manager.setLimits(
            SizeLimits(
                minimum: CGSize(width: 100, height: 80), maximum: CGSize(width: 500, height: 320)),
            of: one)
        func drag(_ edges: Edge.Set, _ x: Double, _ y: Double) -> CGRect? {
            _ = manager.resize(one, by: edges, from: start, offset: CGSize(width: x, height: y))
            return manager[one]?.frame
        }
        #expect(drag([.trailing], 50, 99) == CGRect(x: 300, y: 250, width: 450, height: 300))
        #expect(drag([.leading], 50, 0) == CGRect(x: 350, y: 250, width: 350, height: 300))
        #expect(drag([.leading], -900, 0) == CGRect(x: 200, y: 250, width: 500, height: 300))
        #expect(
            drag([.top, .leading], 350, 290) == CGRect(x: 600, y: 470, width: 100, height: 80))
        #expect(
            drag([.bottom, .trailing], -999, 999)
                == CGRect(x: 300, y: 250, width: 100, height: 320))
        _ = manager.setMode(.maximized, of: one)
        #expect(drag([.trailing], 10, 0) == CGRect(x: 300, y: 250, width: 100, height: 320))
    }

    @Test("The upper edge cannot be dragged under the bar along the top of the screen")
    func upperEdge() {
        var manager = WindowManager(screen: CGSize(width: 1000, height: 800))
        _ = manager.setInsets(EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        _ = manager.open(
            one, size: CGSize(width: 400, height: 300), decoration: EdgeInsets(.top, 20))
        let start = manager[one]?.frame ?? .zero
        _ = manager.resize(one, by: .top, from: start, offset: CGSize(width: 0, height: -900))
        #expect(manager[one]?.frame.minY == 50)
        #expect(manager[one]?.frame.maxY == start.maxY)
    }

    @Test("Bars and frames take their part of a maximised window, and nothing of a full screen one")
    func bars() {
        var manager = manager()
        _ = manager.setInsets(EdgeInsets(top: 30, leading: 0, bottom: 50, trailing: 0))
        _ = manager.setDecoration(EdgeInsets(.top, 20), of: one)
        _ = manager.setMode(.maximized, of: one)
        #expect(manager[one]?.shownFrame == CGRect(x: 0, y: 50, width: 1000, height: 700))
        #expect(manager.setInsets(EdgeInsets()) == [.resized(one)])
        #expect(manager[one]?.shownFrame == CGRect(x: 0, y: 20, width: 1000, height: 780))
        _ = manager.setMode(.fullScreen, of: one)
        #expect(manager[one]?.shownFrame == CGRect(x: 0, y: 0, width: 1000, height: 800))
    }

    @Test("When the screen shrinks, windows come into sight and wide ones fill it again")
    func screenChanges() {
        var manager = manager()
        _ = manager.resize(three, to: CGSize(width: 200, height: 100))
        manager.move(three, to: CGPoint(x: 780, y: 690))
        _ = manager.setMode(.maximized, of: one)
        let small = CGRect(x: 0, y: 0, width: 640, height: 480)
        #expect(manager.setScreens([small]) == [.resized(one)])
        #expect(manager[one]?.shownFrame == small)
        #expect(manager[three]?.frame == CGRect(x: 440, y: 380, width: 200, height: 100))
        #expect(manager.setScreens([small]).isEmpty)
        #expect(manager.setScreens([]).isEmpty)
    }

    @Test("A window on a second screen stays there, and is maximised there")
    func secondScreen() {
        var manager = WindowManager(screens: [
            CGRect(x: 0, y: 0, width: 1000, height: 800),
            CGRect(x: 1000, y: 0, width: 600, height: 400),
        ])
        let frame = CGRect(x: 1100, y: 50, width: 300, height: 200)
        _ = manager.restore(one, frame: frame, mode: .maximized)
        #expect(manager[one]?.frame == frame)
        #expect(
            manager[one]?.shownFrame == CGRect(x: 1000, y: 0, width: 600, height: 400))
    }

    // MARK: Sizes that no surface has

    @Test(
        "A window is no larger than a surface may be at its scale, wherever the size comes from",
        arguments: [1.0, 2, 8])
    func hugeSizes(scale: Double) {
        let limit = SurfaceLimit()
        func expectPossible(_ manager: WindowManager, _ id: WindowID) {
            let size = manager[id]?.frame.size ?? .zero
            #expect(
                limit.allows(width: size.width, height: size.height, scale: scale), "\(size)")
            manager.checkInvariants()
        }
        for size in [
            CGSize(width: 65_536, height: 65_536), CGSize(width: 32_768, height: 1),
            CGSize(width: 1e308, height: 1e308), CGSize(width: 500, height: 1e9),
        ] {
            var manager = WindowManager(screen: CGSize(width: 1000, height: 800))
            _ = manager.restore(
                one, frame: CGRect(origin: .zero, size: size), mode: .normal, scale: scale)
            expectPossible(manager, one)
            _ = manager.open(two, size: size, scale: scale)
            expectPossible(manager, two)
            _ = manager.resize(one, to: size)
            expectPossible(manager, one)
            _ = manager.fit(two, to: size)
            expectPossible(manager, two)
            _ = manager.grow(two, to: size)
            expectPossible(manager, two)
            _ = manager.resize(
                one, by: [.trailing, .bottom],
                from: CGRect(x: 0, y: 0, width: 100, height: 100), offset: size)
            expectPossible(manager, one)
        }
    }

    @Test("A new window does not lie on one that the window system has moved")
    func movedCascade() {
        var manager = WindowManager(screen: CGSize(width: 1000, height: 800))
        _ = manager.open(one, size: CGSize(width: 400, height: 300))
        _ = manager.handle(.moved(CGPoint(x: 300, y: 250)), in: one)
        _ = manager.open(two, size: CGSize(width: 640, height: 480))
        _ = manager.fit(two, to: CGSize(width: 400, height: 300))
        #expect(manager[two]?.frame.origin == CGPoint(x: 324, y: 274))
    }
}
