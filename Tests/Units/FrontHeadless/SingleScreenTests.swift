import Foundation
import FrontHeadless
import Geometry
import Hosting
import Raster
import Testing
import Views

/// Two windows on one screen: what the app hears of them, and what of the screen is painted.
@MainActor
struct SingleScreenTests {
    private let display = HeadlessFront(screen: CGSize(width: 1000, height: 800))
    private let screen: SingleScreen
    private let first = WindowPlan(
        id: WindowID(1), title: "First", origin: CGPoint(x: 100, y: 100),
        size: CGSize(width: 300, height: 200))
    private let second = WindowPlan(
        id: WindowID(2), title: "Second", origin: CGPoint(x: 300, y: 200),
        size: CGSize(width: 300, height: 200))

    init() {
        screen = SingleScreen(on: display, size: CGSize(width: 1000, height: 800))
        for (plan, color) in [(first, 0x111111), (second, 0x222222)] as [(WindowPlan, UInt32)] {
            screen.show(plan)
            let framebuffer = Framebuffer(width: 300, height: 200)
            for index in 0..<300 * 200 { framebuffer.pixels[index] = color }
            screen.present(
                framebuffer, damage: DamageRegion(framebuffer.bounds), in: plan.id)
        }
        _ = screen.events(until: .now)
    }

    /// What the screen has to say, as “number: news”.
    private var news: [String] {
        screen.events(until: .now).map { event in
            let name = event.window.map { "\($0.number): " } ?? ""
            return switch event.kind {
            case .window(.moved(let place)): "\(name)moved \(place.x), \(place.y)"
            case .window(.resized(let size)): "\(name)resized \(size.width) × \(size.height)"
            case .window(let change): "\(name)\(change)"
            case .pointer(let pointer):
                "\(name)\(pointer.phase) \(pointer.location.x), \(pointer.location.y)"
            case .key(let key): "\(name)key \(key.key)"
            case .text(let text): "\(name)text \(text)"
            case .wheel(let delta, let place, _, _): "\(name)wheel \(delta.height) at \(place.x)"
            default: "\(name)\(event.kind)"
            }
        }
    }

    private func pointer(
        _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, clicks: Int = 1
    ) {
        display.send(
            InputEvent(
                .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), clickCount: clicks)),
                in: WindowID.singleScreen))
    }

    private func key(_ key: Key, _ modifiers: KeyModifiers = []) {
        display.send(
            InputEvent(.key(KeyEvent(key, modifiers: modifiers)), in: WindowID.singleScreen))
    }

    private func letGo() {
        display.send(InputEvent(.modifiers([]), in: WindowID.singleScreen))
    }

    private func click(_ button: WindowFrame.Button, of window: WindowID) throws {
        let rect = try #require(screen.map[window]).rect(of: button)
        pointer(.down, rect.midX, rect.midY)
        pointer(.up, rect.midX, rect.midY)
    }

    /// What of the display's picture lies there.
    private func pixel(_ x: Int, _ y: Int) -> UInt32 { screen.framebuffer.pixel(x: x, y: y) }

    @Test("The display has one window, which fills it, whatever the app opens")
    func oneWindow() {
        #expect(display.stack.windows.map(\.id) == [WindowID.singleScreen])
        #expect(display.stack.windows.first?.mode == .fullScreen)
        #expect(pixel(150, 150) == 0x111111 && pixel(350, 250) == 0x222222)
        let shown = display.surfaces[WindowID.singleScreen]?.framebuffer
        #expect(shown === screen.framebuffer)
    }

    @Test("A press on a window below brings it to front with the keyboard, and is delivered")
    func focus() {
        pointer(.moved, 150, 150)
        #expect(news == ["1: moved 50.0, 50.0"])
        pointer(.down, 150, 150)
        #expect(news == ["2: unfocused", "1: focused", "1: down 50.0, 50.0"])
        #expect(pixel(350, 250) == 0x111111)
        key(.character("x"))
        display.send(InputEvent(.text("x"), in: WindowID.singleScreen))
        #expect(news == ["1: key character(\"x\")", "1: text x"])
    }

    @Test("The wheel turns the window under the pointer")
    func wheel() {
        display.send(
            InputEvent(
                .wheel(
                    delta: CGSize(width: 0, height: 48), at: CGPoint(x: 150, y: 150),
                    modifiers: []), in: WindowID.singleScreen))
        #expect(news == ["1: wheel 48.0 at 50.0"])
    }

    @Test("A window is moved by its title bar, and comes back into reach when let go")
    func moving() {
        pointer(.down, 400, 180)
        pointer(.moved, 450, 300)
        #expect(news == ["2: moved 350.0, 320.0"])
        #expect(pixel(640, 500) == 0x222222)
        pointer(.moved, 450, -300)
        pointer(.up, 450, -300)
        #expect(news.last == "2: moved 350.0, 34.0")
    }

    @Test("S-143: a window is resized by its edges, within its limits")
    func resizing() {
        var plan = second
        plan.minimumSize = CGSize(width: 250, height: 150)
        screen.show(plan)
        pointer(.moved, 602, 402)
        pointer(.down, 602, 402)
        pointer(.moved, 652, 422)
        #expect(news == ["2: resized 350.0 × 220.0"])
        pointer(.moved, 0, 0)
        pointer(.up, 0, 0)
        #expect(news == ["2: resized 250.0 × 150.0"])
    }

    @Test("The pointer's picture is the content's over content, the edge's over an edge")
    func cursors() {
        var plan = second
        plan.cursor = .text
        screen.show(plan)
        func cursor(_ x: Double, _ y: Double) -> Cursor? {
            pointer(.moved, x, y)
            _ = screen.events(until: .now)
            return display.stack.plans[WindowID.singleScreen]?.cursor
        }
        #expect(cursor(350, 250) == .text)
        #expect(cursor(602, 300) == .resizeHorizontal)
        #expect(cursor(602, 402) == .resizeFalling)
        #expect(cursor(450, 402) == .resizeVertical)
        #expect(cursor(400, 180) == .arrow)
        #expect(cursor(900, 700) == .arrow)
    }

    @Test("Its buttons minimise, maximise and ask to close")
    func buttons() throws {
        try click(.close, of: second.id)
        #expect(news == ["2: closeRequested"])
        try click(.maximize, of: second.id)
        #expect(
            news == ["2: maximized", "2: moved 0.0, 34.0", "2: resized 1000.0 × 766.0"])
        try click(.maximize, of: second.id)
        #expect(
            news == ["2: normal", "2: moved 300.0, 200.0", "2: resized 300.0 × 200.0"])
        try click(.minimize, of: second.id)
        #expect(news == ["2: unfocused", "2: hidden", "1: focused"])
        #expect(pixel(450, 350) != 0x222222)
    }

    @Test("A double click on the title bar maximises, and back")
    func zooming() {
        func doubleClick(_ x: Double, _ y: Double) {
            for clicks in 1...2 {
                pointer(.down, x, y, clicks: clicks)
                pointer(.up, x, y, clicks: clicks)
            }
        }
        doubleClick(400, 180)
        #expect(news.first == "2: maximized")
        doubleClick(400, 10)
        #expect(news.first == "2: normal")
    }

    @Test("A minimised window waits in a bar, which takes its room from maximised ones")
    func dock() throws {
        screen.setMode(.maximized, of: first.id)
        screen.minimize(second.id)
        #expect(news.last == "1: resized 1000.0 × 722.0")
        let item = try #require(screen.map.dockItems.first)
        #expect(item.id == second.id)
        pointer(.down, item.content.midX, item.content.midY)
        pointer(.up, item.content.midX, item.content.midY)
        #expect(
            news == [
                "2: shown", "1: unfocused", "2: focused", "1: resized 1000.0 × 766.0",
            ])
        #expect(screen.map.dock == nil)
    }

    @Test("Alt+Tab shows the windows and takes the chosen one when Alt is let go")
    func switching() {
        key(.tab, .option)
        #expect(news == [])
        #expect(screen.switching?.choice == first.id)
        key(.tab, .option)
        key(.tab, .option)
        letGo()
        #expect(news == ["2: unfocused", "1: focused"])
        #expect(screen.switching == nil)
        key(.tab, .option)
        key(.escape, .option)
        letGo()
        #expect(news == [])
        #expect(screen.stack.focused == first.id)
    }

    @Test("A window hears of held modifiers, and that they were let go during Alt+Tab")
    func switchingModifiers() {
        let (held, none) = (InputEvent.Kind.modifiers(.option), InputEvent.Kind.modifiers([]))
        display.send(InputEvent(.modifiers(.option), in: WindowID.singleScreen))
        #expect(news == ["2: \(held)"])
        key(.tab, .option)
        display.send(InputEvent(.modifiers([.option, .shift]), in: WindowID.singleScreen))
        #expect(news == [])
        letGo()
        #expect(news == ["2: unfocused", "1: focused", "1: \(none)"])
    }

    @Test("Alt+Tab finds minimised windows, also when no other is left")
    func switchingBack() {
        screen.minimize(first.id)
        screen.minimize(second.id)
        _ = news
        key(.tab, .option)
        #expect(news == [])
        #expect(screen.switching?.choice == second.id)
        letGo()
        #expect(news == ["2: shown", "2: focused"])
    }

    @Test("With every window minimised keys go to the app itself")
    func noWindow() {
        screen.minimize(first.id)
        screen.minimize(second.id)
        _ = news
        key(.character("n"), .control)
        display.send(InputEvent(.text("n"), in: WindowID.singleScreen))
        #expect(news == ["key character(\"n\")"])
    }

    @Test("When the display loses the keyboard the key window does, and gets it back")
    func displayFocus() {
        display.send(InputEvent(.window(.unfocused), in: WindowID.singleScreen))
        #expect(news == ["2: unfocused"])
        display.send(InputEvent(.window(.focused), in: WindowID.singleScreen))
        #expect(news == ["2: focused"])
        display.send(InputEvent(.window(.closeRequested), in: WindowID.singleScreen))
        #expect(news == ["quit"])
    }

    @Test("A screen of another size brings windows into sight and says so")
    func otherSize() {
        display.send(
            InputEvent(
                .window(.resized(CGSize(width: 320, height: 240))), in: WindowID.singleScreen))
        let news = news
        #expect(news.contains("screensChanged"))
        #expect(news.contains("2: moved 20.0, 40.0"))
        #expect(screen.screens == [CGRect(x: 0, y: 34, width: 320, height: 206)])
        #expect(screen.framebuffer.width == 320)
    }

    @Test("Only what has changed is composed: a window's damage, a hovered button")
    func damage() throws {
        func written(_ body: () -> Void) -> Int {
            let before = screen.framebuffer.pixelsWritten
            body()
            _ = screen.events(until: .now)
            return screen.framebuffer.pixelsWritten - before
        }
        let framebuffer = Framebuffer(width: 300, height: 200)
        screen.present(framebuffer, damage: DamageRegion(framebuffer.bounds), in: second.id)
        _ = screen.events(until: .now)
        let part = DamageRegion(PixelRect(x: 5, y: 5, width: 20, height: 10))
        #expect(written { screen.present(framebuffer, damage: part, in: second.id) } == 200)
        #expect(written {} == 0)
        #expect(written { pointer(.moved, 350, 250) } == 0)
        let close = try #require(screen.map[second.id]).rect(of: .close)
        let hover = written { pointer(.moved, close.midX, close.midY) }
        #expect(hover > 0 && hover <= 30 * 30)
        // Of the window below only what is in sight.
        let below = Framebuffer(width: 300, height: 200)
        screen.present(below, damage: DamageRegion(below.bounds), in: first.id)
        _ = screen.events(until: .now)
        let hidden = DamageRegion(PixelRect(x: 220, y: 120, width: 50, height: 50))
        #expect(written { screen.present(below, damage: hidden, in: first.id) } == 0)
    }

    @Test("A screen without a pointer of its own gets one drawn, which leaves no trace")
    func drawnPointer() {
        let display = HeadlessFront(screen: CGSize(width: 200, height: 100))
        let screen = SingleScreen(
            on: display, size: CGSize(width: 200, height: 100), drawsPointer: true)
        screen.endFrame()
        let blank = screen.framebuffer.checksum
        func move(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
            display.send(
                InputEvent(
                    .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y))),
                    in: WindowID.singleScreen))
            _ = screen.events(until: .now)
        }
        move(.moved, 50, 40)
        #expect(screen.framebuffer.pixel(x: 52, y: 46) == 0x000000)
        #expect(screen.framebuffer.checksum != blank)
        let written = screen.framebuffer.pixelsWritten
        move(.moved, 120, 60)
        #expect(screen.framebuffer.pixelsWritten - written < 1000)
        #expect(screen.framebuffer.pixel(x: 122, y: 66) == 0x000000)
        move(.left, 120, 60)
        #expect(screen.framebuffer.checksum == blank)
    }

    @Test("A bar along the top leaves its room to windows")
    func topInset() {
        screen.topInset = 28
        screen.setMode(.maximized, of: second.id)
        #expect(news.last == "2: resized 1000.0 × 738.0")
        #expect(screen.screens == [CGRect(x: 0, y: 62, width: 1000, height: 738)])
    }

    @Test("Full screen hides frame and bar")
    func fullScreen() {
        screen.minimize(first.id)
        screen.setMode(.fullScreen, of: second.id)
        #expect(screen.stack[second.id]?.shownFrame == CGRect(x: 0, y: 0, width: 1000, height: 800))
        #expect(screen.map[second.id]?.outer == screen.map[second.id]?.content)
        #expect(screen.map.dock == nil)
    }

    @Test("A window larger than the screen is fitted to it, and stays so as the screen shrinks")
    func fitted() {
        screen.show(
            WindowPlan(
                id: WindowID(3), title: "", origin: CGPoint(x: 50, y: 50),
                size: CGSize(width: 3000, height: 300), minimumSize: CGSize(width: 2000, height: 10)
            ))
        #expect(news.contains("3: resized 1000.0 × 300.0"))
        #expect(
            screen.stack[WindowID(3)]?.shownFrame == CGRect(x: 0, y: 50, width: 1000, height: 300))
        display.send(
            InputEvent(
                .window(.resized(CGSize(width: 320, height: 240))), in: WindowID.singleScreen))
        #expect(news.contains("3: resized 320.0 × 206.0"))
    }
}
