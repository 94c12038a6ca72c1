import BareScreen
import CasementTesting
import Foundation
import Geometry
import Hosting
import Testing
import Views

@testable import FrontKMS

/// Displays that come and go, other consoles, the pointer and the idle screen.
@MainActor
struct KMSDisplayTests {
    private let colors = (0..<32).map { UInt32(0x10 + $0) }
    private let hdmi = DRMConnector.panel("HDMI-A-1", id: 11, controller: 2, width: 6, height: 4)

    private func plug(_ rig: KMSRig, _ connectors: [DRMConnector]) -> [InputEvent] {
        rig.card.plugged = connectors
        rig.watch.waiting = [.displaysChanged]
        return rig.events()
    }

    @Test("A card keeps the contract of every front")
    func contract() throws {
        FrontContract(try KMSRig(FakeCard([.panel(width: 320, height: 240)])).front).check()
        let rig = try KMSRig(FakeCard([.panel(width: 640, height: 480)]), spans: true)
        FrontContract(
            SingleScreen(on: rig.front, size: rig.front.size, spansDisplays: true)
        ).check()
    }

    @Test("A second display opens a screen right of the first, where a second window opens")
    func second() throws {
        let rig = try KMSRig(FakeCard([.panel(), hdmi]))
        #expect(
            rig.front.screens == [
                CGRect(x: 0, y: 0, width: 8, height: 4), CGRect(x: 8, y: 0, width: 6, height: 4),
            ])
        rig.open(1)
        rig.open(2)
        rig.events()
        rig.present(rig.picture(), in: 1)
        rig.present(rig.picture(6, 4, 0x900), in: 2)
        #expect(rig.shown() == colors)
        #expect(rig.shown(6, 4, on: 2) == (0..<24).map { 0x900 + UInt32($0) })
    }

    @Test("A press on the second display reaches the window there, in its own points")
    func routed() throws {
        let rig = try KMSRig(FakeCard([.panel(), hdmi]))
        rig.open(1)
        rig.open(2)
        rig.events()
        rig.input.waiting = [.pointer(PointerEvent(.down, at: CGPoint(x: 3, y: 1)))]
        #expect(
            rig.events().contains(
                InputEvent(.pointer(PointerEvent(.down, at: CGPoint(x: 3, y: 1))), in: WindowID(1)))
        )
        rig.input.waiting = [
            .pointer(PointerEvent(.moved, at: CGPoint(x: 9, y: 1))),
            .pointer(PointerEvent(.up, at: CGPoint(x: 9, y: 1))),
            .pointer(PointerEvent(.moved, at: CGPoint(x: 10, y: 2))),
        ]
        let pointers = rig.events().filter { if case .pointer = $0.kind { true } else { false } }
        #expect(pointers.map(\.window) == [WindowID(1), WindowID(1), WindowID(2)])
        #expect(pointers.last?.kind == .pointer(PointerEvent(.moved, at: CGPoint(x: 2, y: 2))))
    }

    @Test("A display that is plugged out moves its window to the other, and back once it returns")
    func hotPlug() throws {
        let rig = try KMSRig(FakeCard([.panel(), hdmi]))
        rig.open(1)
        rig.open(2)
        rig.events()
        let out = plug(rig, [.panel()])
        #expect(out.contains(InputEvent(.screensChanged)))
        #expect(out.contains(InputEvent(.window(.moved(.zero)), in: WindowID(2))))
        #expect(rig.front.screens.count == 1)
        let back = plug(rig, [.panel(), hdmi])
        #expect(
            back.contains(InputEvent(.window(.moved(CGPoint(x: 8, y: 0))), in: WindowID(2))))
        #expect(
            back.contains(
                InputEvent(.window(.resized(CGSize(width: 6, height: 4))), in: WindowID(2))))
    }

    @Test("Another display on the same connector is another display, with its own mode")
    func exchanged() throws {
        let rig = try KMSRig(FakeCard([hdmi]))
        rig.open()
        rig.events()
        let other = DRMConnector.panel("HDMI-A-1", id: 11, controller: 2, width: 10, height: 4) {
            $0.identification = [1, 2, 3]
        }
        let events = plug(rig, [other])
        #expect(
            events.contains(
                InputEvent(.window(.resized(CGSize(width: 10, height: 4))), in: WindowID(1))))
        rig.present(rig.picture(10, 4))
        #expect(rig.shown(10, 4, on: 2) == (0..<40).map { 0x10 + UInt32($0) })
    }

    @Test("Without any display the app runs on, and shows its windows on the next one")
    func none() throws {
        let rig = try KMSRig()
        rig.open()
        rig.events()
        rig.present(rig.picture())
        _ = plug(rig, [])
        #expect(rig.said == ["No display is plugged in; the app waits for one."])
        rig.present(rig.picture(8, 4, 0x600))
        #expect(rig.front.screens == [CGRect(x: 0, y: 0, width: 8, height: 4)])
        _ = plug(rig, [.panel()])
        #expect(rig.shown()[0] == 0x600)
    }

    @Test("On a single screen windows share all displays, and one picture is shown on each part")
    func spanning() throws {
        let rig = try KMSRig(FakeCard([.panel(), hdmi]), spans: true)
        #expect(rig.front.size == CGSize(width: 14, height: 4))
        rig.open(0)
        rig.events()
        rig.present(rig.picture(14, 4), in: 0)
        #expect(rig.shown()[8] == 0x10 + 14)
        #expect(rig.shown(6, 4, on: 2)[0] == 0x10 + 8)
        #expect(rig.shown(6, 4, on: 2)[6] == 0x10 + 14 + 8)
    }

    @Test("Displays that the kernel has not looked for yet are found")
    func unseen() throws {
        let card = FakeCard()
        card.isUnseen = true
        #expect(try KMSRig(card).front.screens.count == 1)
    }

    @Test("A window of the single screen lies on either display, fills one, and survives the other")
    func framed() throws {
        let side = DRMConnector.panel("HDMI-A-1", id: 11, controller: 2, width: 400, height: 300)
        let rig = try KMSRig(FakeCard([.panel(width: 400, height: 300), side]), spans: true)
        let screen = SingleScreen(on: rig.front, size: rig.front.size, spansDisplays: true)
        #expect(screen.screens.map(\.minX) == [0, 400])
        let id = WindowID(1)
        screen.show(
            WindowPlan(
                id: id, title: "", origin: CGPoint(x: 450, y: 100),
                size: CGSize(width: 100, height: 80)))
        #expect(screen.stack[id]?.shownFrame.minX == 450)
        screen.setMode(.maximized, of: id)
        #expect(screen.stack[id]?.shownFrame.minX == 400)
        #expect(screen.stack[id]?.shownFrame.width == 400)
        screen.setMode(.normal, of: id)
        rig.card.plugged.removeLast()
        rig.watch.waiting = [.displaysChanged]
        let events = screen.events(until: .now)
        #expect(events.contains(InputEvent(.screensChanged)))
        #expect(screen.stack[id].map { $0.shownFrame.maxX <= 400 } == true)
        #expect(screen.framebuffer.width == 400)
    }

    @Test("While another console is shown nothing is painted, and all of it on return")
    func consoles() throws {
        let rig = try KMSRig()
        rig.open()
        rig.events()
        rig.session.waiting = [.leaving]
        #expect(rig.events().contains(InputEvent(.window(.unfocused), in: WindowID(1))))
        #expect(rig.session.allowed == 1)
        #expect(!rig.card.isMaster && rig.input.isSuspended)
        rig.present(rig.picture())
        #expect(!rig.card.calls.contains("commit"))
        rig.session.waiting = [.returned]
        #expect(rig.events().contains(InputEvent(.window(.focused), in: WindowID(1))))
        #expect(rig.card.isMaster && !rig.input.isSuspended)
        #expect(rig.shown() == colors)
    }

    @Test("Control, Alt and a function key show another console, and the app gets no key")
    func consoleKeys() throws {
        let rig = try KMSRig()
        rig.open()
        rig.events()
        rig.input.waiting = [
            .key(KeyEvent(.function(2), .down, modifiers: [.control, .option])),
            .key(KeyEvent(.function(2), .up, modifiers: [.control, .option])),
        ]
        #expect(rig.events().isEmpty)
        #expect(rig.session.consoles == [2])
    }

    @Test("A display plugged in while another console is shown is lit on return")
    func pluggedMeanwhile() throws {
        let rig = try KMSRig()
        rig.open()
        rig.events()
        rig.session.waiting = [.leaving]
        rig.events()
        #expect(!plug(rig, [.panel(), hdmi]).contains(InputEvent(.screensChanged)))
        rig.session.waiting = [.returned]
        rig.events()
        rig.events()
        #expect(rig.front.screens.count == 2)
    }

    @Test("The pointer has a plane of its own, hidden until it moves")
    func plane() throws {
        let rig = try KMSRig(FakeCard([.panel(width: 64, height: 48)]))
        rig.open()
        rig.events()
        #expect(rig.card.pointerBuffer == nil)
        rig.input.pointer = CGPoint(x: 20, y: 10)
        rig.events()
        #expect(rig.card.pointerBuffer != nil)
        #expect(rig.card.pointer.map { [$0.x, $0.y] } == [19, 9])
        rig.input.pointer = nil
        rig.events()
        #expect(rig.card.pointerBuffer == nil)
    }

    @Test("Without a plane the pointer is drawn, and what was under it comes back")
    func drawn() throws {
        let card = FakeCard([.panel(width: 64, height: 48)])
        card.hasPointerPlane = false
        let rig = try KMSRig(card)
        rig.open()
        rig.events()
        let picture = rig.picture(64, 48, 0x50_0000)
        rig.present(picture)
        rig.events()
        let without = rig.shown(64, 48)
        rig.input.pointer = CGPoint(x: 20, y: 10)
        rig.events()
        let with = rig.shown(64, 48)
        #expect(with[12 * 64 + 21] == 0)
        #expect(with != without)
        rig.input.pointer = CGPoint(x: 50, y: 40)
        rig.events()
        rig.events()
        #expect(rig.shown(64, 48)[12 * 64 + 21] == without[12 * 64 + 21])
        rig.input.pointer = nil
        rig.events()
        rig.events()
        #expect(rig.shown(64, 48) == without)
    }

    @Test("A display that nobody uses goes dark, and the touch that wakes it presses nothing")
    func idle() throws {
        let rig = try KMSRig(FakeCard(), ScreenSetup(idleTime: 60))
        rig.open()
        rig.events()
        rig.present(rig.picture())
        rig.advance(.seconds(61))
        rig.events()
        #expect(rig.card.power == ["DSI-1": false])
        let commits = rig.card.commits.count
        rig.present(rig.picture(8, 4, 0x400))
        rig.events()
        #expect(rig.card.commits.count == commits)
        func touch(_ phase: PointerEvent.Phase) -> InputEvent.Kind {
            .pointer(PointerEvent(phase, at: CGPoint(x: 1, y: 1)))
        }
        rig.input.waiting = [touch(.moved), touch(.down)]
        #expect(rig.events().isEmpty)
        #expect(rig.card.power == ["DSI-1": true])
        rig.events()
        #expect(rig.shown()[0] == 0x400)
        rig.input.waiting = [touch(.up)]
        #expect(rig.events().isEmpty)
        rig.input.waiting = [touch(.down)]
        #expect(rig.events() == [InputEvent(touch(.down), in: WindowID(1))])
    }

    @Test("A display plugged in while the screen is dark wakes it")
    func pluggedInTheDark() throws {
        let rig = try KMSRig(FakeCard(), ScreenSetup(idleTime: 60))
        rig.open()
        rig.events()
        rig.present(rig.picture())
        rig.advance(.seconds(61))
        rig.events()
        _ = plug(rig, [.panel(), hdmi])
        rig.events()
        #expect(rig.card.power == ["DSI-1": true, "HDMI-A-1": true])
        rig.present(rig.picture(8, 4, 0x300))
        rig.events()
        #expect(rig.shown()[0] == 0x300)
    }

    @Test("At the end the card is closed and the console given back")
    func ends() throws {
        let rig = try KMSRig()
        rig.open()
        rig.front.end()
        rig.front.end()
        #expect(rig.card.isClosed && rig.session.hasEnded && rig.card.buffers.isEmpty)
        #expect(rig.card.lit.isEmpty)
    }

    @Test("A panel's physical size gives the scale, unless one was asked for")
    func scale() throws {
        let sharp = DRMConnector.panel(width: 1280, height: 1600) {
            $0.millimetres = CGSize(width: 120, height: 150)
        }
        #expect(try KMSRig(FakeCard([sharp])).front.scale == 2)
        var setup = ScreenSetup()
        setup.scale = 1
        #expect(try KMSRig(FakeCard([sharp]), setup).front.scale == 1)
    }

    @Test("Frames are paced by a display that counts them")
    func pacing() throws {
        let card = FakeCard()
        card.syncs = true
        let rig = try KMSRig(card)
        rig.open()
        rig.events()
        rig.card.showsFrames = false
        rig.present(rig.picture())
        #expect(rig.front.device.awaitsFrame)
        rig.card.showsFrames = true
        rig.events()
        #expect(!rig.front.device.awaitsFrame)
    }
}
