import Foundation
import Geometry
import Scenes
import Testing
import Views

@testable import Hosting

/// A pointer over two windows, the second in front of the first.
struct ScreenPointerTests {
    private let one = WindowID(1)
    private let two = WindowID(2)
    private var stack = WindowStack(
        screen: CGSize(width: 1000, height: 800), scale: 1, arrangement: .floating)
    private var pointer = ScreenPointer()

    init() {
        let plans = [
            WindowPlan(
                id: one, title: "One", origin: CGPoint(x: 100, y: 100),
                size: CGSize(width: 300, height: 200)),
            WindowPlan(
                id: two, title: "Two", origin: CGPoint(x: 300, y: 200),
                size: CGSize(width: 300, height: 200)),
        ]
        for plan in plans {
            _ = stack.show(plan, decoration: WindowFrame.decoration(of: plan, .desktop))
        }
    }

    private var map: ScreenMap { ScreenMap(stack, .desktop) }

    private mutating func send(
        _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, clicks: Int = 1
    ) -> [ScreenPointer.Order] {
        pointer.handle(
            PointerEvent(phase, at: CGPoint(x: x, y: y), clickCount: clicks), on: map)
    }

    private func delivered(
        _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ window: WindowID
    ) -> ScreenPointer.Order {
        .deliver(PointerEvent(phase, at: CGPoint(x: x, y: y)), window)
    }

    @Test("A press on content raises the window and is the content's until it is released")
    mutating func capture() {
        #expect(send(.moved, 110, 110) == [delivered(.moved, 10, 10, one)])
        #expect(send(.down, 110, 110) == [.raise(one), delivered(.down, 10, 10, one)])
        #expect(send(.moved, 900, 700) == [delivered(.moved, 800, 600, one)])
        #expect(send(.up, 900, 700) == [delivered(.up, 800, 600, one)])
        #expect(send(.moved, 900, 700) == [delivered(.left, 800, 600, one)])
    }

    @Test("Content that is left for another window's is told so, once")
    mutating func leaving() {
        _ = send(.moved, 110, 110)
        #expect(
            send(.moved, 350, 250) == [
                delivered(.left, 250, 150, one), delivered(.moved, 50, 50, two),
            ])
        #expect(send(.moved, 351, 250) == [delivered(.moved, 51, 50, two)])
        #expect(send(.left, 351, 250) == [delivered(.left, 51, 50, two)])
    }

    @Test("What a window covers is not reached through it")
    func covered() {
        #expect(map.part(at: CGPoint(x: 350, y: 250)) == .window(two, .content))
        #expect(map.part(at: CGPoint(x: 350, y: 190)) == .window(two, .titleBar))
        #expect(map.part(at: CGPoint(x: 200, y: 250)) == .window(one, .content))
        #expect(map.part(at: CGPoint(x: 900, y: 50)) == .desktop)
    }

    @Test("The title bar moves the window by the point that was grasped")
    mutating func moving() {
        #expect(send(.down, 150, 80) == [.raise(one)])
        #expect(send(.moved, 160, 95) == [.move(one, to: CGPoint(x: 110, y: 115))])
        #expect(send(.up, 160, 95) == [.settle(one)])
        #expect(send(.moved, 700, 20).isEmpty)
    }

    @Test("A title bar held by a device that is unplugged is let go where it is")
    mutating func cancelledMove() {
        _ = send(.down, 150, 85)
        _ = send(.moved, 160, 95)
        #expect(send(.cancelled, 160, 95) == [.settle(one)])
        #expect(send(.moved, 500, 95).isEmpty)
    }

    @Test("A double click on the title bar maximises")
    mutating func zooming() {
        _ = send(.down, 150, 80)
        _ = send(.up, 150, 80)
        #expect(send(.down, 150, 80, clicks: 2) == [.raise(one), .zoom(one)])
        #expect(send(.moved, 160, 95).isEmpty)
        _ = send(.up, 160, 95)
        // A second press that meets something else is none of a double one.
        #expect(send(.down, 350, 180, clicks: 2) == [.raise(two)])
    }

    @Test("Each edge and corner is dragged under a pointer that says so")
    mutating func edges() {
        let places: [(Double, Double, Edge.Set, Cursor)] = [
            (97, 200, .leading, .resizeHorizontal), (402, 150, .trailing, .resizeHorizontal),
            (250, 303, .bottom, .resizeVertical), (250, 63, .top, .resizeVertical),
            (97, 303, [.bottom, .leading], .resizeRising),
            (97, 63, [.top, .leading], .resizeFalling),
            (402, 65, [.top, .trailing], .resizeRising),
        ]
        for (x, y, edges, cursor) in places {
            #expect(map.part(at: CGPoint(x: x, y: y)) == .window(one, .edges(edges)))
            _ = send(.moved, x, y)
            #expect(pointer.cursor(on: map).own == cursor)
        }
        #expect(send(.down, 97, 200) == [.raise(one)])
        let frame = CGRect(x: 100, y: 100, width: 300, height: 200)
        #expect(
            send(.moved, 90, 500)
                == [.resize(one, .leading, from: frame, by: CGSize(width: -7, height: 300))])
        #expect(pointer.cursor(on: map).own == .resizeHorizontal)
    }

    @Test("A button acts where it is released, and shows that it is hovered and pressed")
    mutating func buttons() throws {
        let frame = try #require(map[one])
        #expect(frame.buttons == [.minimize, .maximize, .close])
        let close = frame.rect(of: .close)
        let part = ScreenMap.Part.window(one, .button(.close))
        _ = send(.moved, close.midX, close.midY)
        #expect(pointer.hovered(on: map) == part && pointer.pressed(on: map) == nil)
        _ = send(.down, close.midX, close.midY)
        #expect(pointer.pressed(on: map) == part)
        _ = send(.moved, 900, 50)
        #expect(pointer.hovered(on: map) == nil)
        #expect(send(.up, 900, 50).isEmpty)
        _ = send(.down, close.midX, close.midY)
        #expect(send(.up, close.midX, close.midY) == [.press(.close, one)])
    }

    @Test("Where a window's text runs from the right, its buttons are on the left")
    mutating func rightToLeft() throws {
        var plan = WindowPlan(
            id: one, title: "One", origin: CGPoint(x: 100, y: 100),
            size: CGSize(width: 300, height: 200))
        let usual = try #require(map[one])
        plan.appearance.isRightToLeft = true
        _ = stack.show(plan, decoration: WindowFrame.decoration(of: plan, .desktop))
        let frame = try #require(map[one])
        #expect(frame.buttons == usual.buttons)
        for button in frame.buttons {
            let (mirrored, rect) = (frame.rect(of: button), usual.rect(of: button))
            #expect(mirrored.minX - 100 == 400 - rect.maxX)
            #expect(mirrored.midY == rect.midY)
        }
        #expect(frame.rect(of: .close).minX < frame.rect(of: .minimize).minX)
    }

    @Test("A window of one size has no edges to drag and no button to maximise")
    mutating func fixed() throws {
        var plan = try #require(stack.plans[one])
        (plan.minimumSize, plan.maximumSize) = (plan.size, plan.size)
        _ = stack.show(plan, decoration: WindowFrame.decoration(of: plan, .desktop))
        #expect(map[one]?.buttons == [.minimize, .close])
        #expect(map.part(at: CGPoint(x: 97, y: 200)) == .desktop)
    }

    @Test("A plain window has no frame, and one without a title bar still has its buttons")
    mutating func styles() throws {
        var plan = try #require(stack.plans[one])
        plan.titleBar = .none
        _ = stack.show(plan, decoration: WindowFrame.decoration(of: plan, .desktop))
        #expect(map[one]?.outer == map[one]?.content && map[one]?.buttons == [])
        plan.titleBar = .hidden
        _ = stack.show(plan, decoration: WindowFrame.decoration(of: plan, .desktop))
        #expect(map[one]?.showsTitle == false && map[one]?.buttons.count == 3)
    }

    @Test("Minimised windows stand in a bar along the bottom, and a click brings one back")
    mutating func dock() throws {
        #expect(map.dock == nil)
        _ = stack.setMode(.minimized, of: one)
        let item = try #require(map.dockItems.first)
        #expect(map.dockItems.map(\.id) == [one] && map.dock?.maxY == 800)
        _ = send(.down, item.content.midX, item.content.midY)
        #expect(send(.up, item.content.midX, item.content.midY) == [.raise(one)])
        #expect(send(.down, 990, 790).isEmpty)
    }

    @Test("Switching begins with the window before, goes round, and stands still meanwhile")
    func switching() throws {
        var switcher = try #require(WindowSwitcher(stack.manager, backwards: false))
        #expect(switcher.windows == [two, one] && switcher.choice == one)
        switcher.advance(backwards: false)
        #expect(switcher.choice == two)
        switcher.advance(backwards: true)
        #expect(switcher.choice == one)
        let empty = WindowManager(screen: CGSize(width: 10, height: 10))
        #expect(WindowSwitcher(empty, backwards: true) == nil)
    }
}
