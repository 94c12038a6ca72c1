import Foundation
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
}
