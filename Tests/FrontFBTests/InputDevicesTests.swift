import CLinux
import Foundation
import Geometry
import Hosting
import Raster
import Testing
import Views

@testable import FrontFB

/// Devices that come and go under a running app.
@MainActor
struct InputDevicesTests {
    private let folder = DeviceFolder()
    private let pump = MainQueuePump()
    private let pixels = NSTemporaryDirectory() + "casement-\(UUID().uuidString).pixels"

    private func front(
        _ folder: DeviceFolder? = nil, say: @escaping (String) -> Void = { _ in }
    ) throws -> FBFront {
        let screen = try FBScreen(path: pixels, fileWidth: 800, fileHeight: 480)
        unlink(pixels)
        let devices = (folder ?? self.folder).devices()
        let front = FBFront(screen, pump: pump, devices: devices, say: say)
        front.show(WindowPlan(id: WindowID(1), title: "", size: CGSize(width: 9, height: 9)))
        _ = front.events(until: .now)
        return front
    }

    /// What the user did, without what happened to the window.
    private func input(_ front: FBFront) -> [InputEvent.Kind] {
        front.events(until: .now).map(\.kind).filter {
            switch $0 {
            case .window, .wake: false
            default: true
            }
        }
    }

    /// What is reported once a device has hung up. The kernel may see that later: a process that
    /// another test is just starting holds its descriptors for a moment, too.
    private func inputOfHangUp(_ front: FBFront) -> [InputEvent.Kind] {
        let end = ContinuousClock.now + .seconds(60)
        while .now < end {
            let events = front.events(until: end).map(\.kind).filter { $0 != .wake }
            if !events.isEmpty { return events }
        }
        return []
    }

    private func key(_ key: Key, _ phase: KeyEvent.Phase = .down) -> InputEvent.Kind {
        .key(KeyEvent(key, phase))
    }

    @Test("A keyboard plugged in while the app runs types")
    func plugged() throws {
        let front = try front()
        folder.plug("event0", .keyboard)
        #expect(input(front) == [])
        folder.say("event0", [event(EV_KEY, KEY_A, 1), report()])
        #expect(input(front) == [key(.character("a")), .text("a")])
    }

    @Test("A device plugged in or out ends a sleep, and one that has gone never again")
    func sleep() {
        let devices = folder.devices()
        func hasNews(within time: Duration) -> Bool {
            !pump.sleep(until: .now + time, watching: devices.descriptors).isEmpty
        }
        _ = devices.changes()
        #expect(!hasNews(within: .zero))
        folder.plug("event0", .keyboard)
        #expect(hasNews(within: .seconds(60)))
        #expect(devices.changes().count == 1)
        #expect(!hasNews(within: .zero))
        folder.unplug("event0")
        #expect(hasNews(within: .seconds(60)))
        #expect(devices.changes().count == 1)
        // The removal of its node may be changes of its own.
        while hasNews(within: .zero) { #expect(devices.changes().isEmpty) }
    }

    @Test("An unplugged keyboard lets go of its keys")
    func unplugged() throws {
        folder.plug("event0", .keyboard)
        let front = try front()
        folder.say(
            "event0",
            [event(EV_KEY, KEY_LEFTSHIFT, 1), event(EV_KEY, KEY_TAB, 1), report()])
        #expect(
            input(front) == [
                .modifiers(.shift), .key(KeyEvent(.tab, modifiers: .shift)),
            ])
        folder.unplug("event0")
        #expect(
            inputOfHangUp(front) == [.key(KeyEvent(.tab, .up, modifiers: .shift)), .modifiers([])])
    }

    @Test("A keyboard plugged in again under the same name types again")
    func again() throws {
        folder.plug("event0", .keyboard)
        let front = try front()
        for _ in 0..<3 {
            folder.unplug("event0")
            folder.plug("event0", .keyboard)
            #expect(input(front) == [])
            folder.say("event0", [event(EV_KEY, KEY_A, 1), event(EV_KEY, KEY_A, 0), report()])
            #expect(
                input(front) == [key(.character("a")), .text("a"), key(.character("a"), .up)])
        }
    }

    @Test("A mouse unplugged during a drag cancels it")
    func unpluggedMouse() throws {
        folder.plug("event0", .mouse)
        let front = try front()
        let middle = CGPoint(x: 400, y: 240)
        folder.say("event0", [event(EV_KEY, BTN_LEFT, 1), report()])
        #expect(input(front) == [.pointer(PointerEvent(.down, at: middle))])
        folder.unplug("event0")
        #expect(inputOfHangUp(front) == [.pointer(PointerEvent(.cancelled, at: middle))])
    }

    @Test("A touch screen unplugged under a finger cancels the touch")
    func unpluggedTouch() throws {
        folder.plug("event0", .slots, state: EvdevState(slots: [EvdevState.Slot()]))
        let front = try front()
        folder.say(
            "event0",
            [
                event(EV_ABS, ABS_MT_TRACKING_ID, 7), event(EV_ABS, ABS_MT_POSITION_X, 1000),
                event(EV_ABS, ABS_MT_POSITION_Y, 340), report(),
            ])
        #expect(input(front).count == 2)
        folder.unplug("event0")
        let place = CGPoint(x: 200, y: 120)
        #expect(
            inputOfHangUp(front) == [
                .pointer(PointerEvent(.cancelled, at: place)),
                .pointer(PointerEvent(.left, at: place)),
            ])
    }

    @Test("A device that may be read only some time after it came is used from then on")
    func permittedLater() throws {
        let front = try front()
        folder.plug("event3", .keyboard, isRefused: true)
        #expect(input(front) == [])
        folder.permit("event3")
        #expect(input(front) == [])
        folder.say("event3", [event(EV_KEY, KEY_B, 1), report()])
        #expect(input(front) == [key(.character("b")), .text("b")])
    }

    @Test("A folder of devices that comes with the first of them is found")
    func folderLater() throws {
        let folder = DeviceFolder(isThere: false)
        let front = try front(folder)
        folder.make()
        #expect(input(front) == [])
        folder.plug("event0", .keyboard)
        #expect(input(front) == [])
        folder.say("event0", [event(EV_KEY, KEY_C, 1), report()])
        #expect(input(front) == [key(.character("c")), .text("c")])
    }

    @Test("Without permission to read the devices one sentence names the group to join")
    func refused() throws {
        folder.plug("event0", .keyboard, isRefused: true)
        folder.plug("event1", .mouse, isRefused: true)
        var said: [String] = []
        let front = try front { said.append($0) }
        folder.plug("event2", .mouse, isRefused: true)
        #expect(input(front) == [])
        #expect(
            said == [
                """
                No permission to read the input devices in \(folder.path): the user must be in \
                the group "input".
                """
            ])
    }

    @Test("Where there is no input device one sentence says so, and none where there is one")
    func none() throws {
        var said: [String] = []
        // Of no use to an app.
        folder.plug("event0", EvdevAbilities())
        _ = try front { said.append($0) }
        #expect(
            said == [
                """
                No keyboard, mouse or touch screen in \(folder.path); one that is plugged in is \
                used.
                """
            ])
        folder.plug("event1", .touch)
        _ = try front { said.append($0) }
        #expect(said.count == 1)
    }

    @Test("Where events were lost, keys that came up meanwhile come up")
    func lost() throws {
        folder.plug("event0", .keyboard)
        let front = try front()
        folder.say("event0", [event(EV_KEY, KEY_A, 1), event(EV_KEY, KEY_B, 1), report()])
        #expect(input(front).count == 4)
        folder.setState(EvdevState(keys: [Int(KEY_B), Int(KEY_C)]), of: "event0")
        folder.say(
            "event0",
            [
                event(EV_SYN, SYN_DROPPED, 0), event(EV_KEY, KEY_D, 1), report(),
            ])
        #expect(
            input(front) == [
                key(.character("a"), .up), key(.character("c")), .text("c"),
            ])
        folder.say("event0", [event(EV_KEY, KEY_C, 0), report()])
        #expect(input(front) == [key(.character("c"), .up)])
    }

    @Test("A pointer is drawn once a mouse moves, and none while a finger touches")
    func drawnPointer() throws {
        folder.plug("event0", .mouse)
        folder.plug("event1", .touch)
        let front = try front()
        let picture = Framebuffer(width: 800, height: 480)
        front.present(picture, damage: DamageRegion(picture.bounds), in: WindowID(1))
        let input = try #require(front.input)
        #expect(input.pointer == nil)
        folder.say("event0", [event(EV_REL, REL_X, 5), report()])
        _ = front.events(until: .now)
        #expect(input.pointer == CGPoint(x: 405, y: 240))
        folder.say(
            "event1",
            [
                event(EV_ABS, ABS_X, 100), event(EV_ABS, ABS_Y, 200), event(EV_KEY, BTN_TOUCH, 1),
                report(),
            ])
        _ = front.events(until: .now)
        #expect(input.pointer == nil)
    }

    @Test("A touch on a turned screen is where the finger is")
    func turnedTouch() throws {
        folder.plug("event0", .touch)
        let input = EvdevInput { folder.devices() }
        input.area = InputArea(size: CGSize(width: 480, height: 800), rotation: .quarter)
        _ = input.events()
        // The panel's upper left corner is the picture's lower left one.
        folder.say(
            "event0",
            [
                event(EV_ABS, ABS_X, 0), event(EV_ABS, ABS_Y, 100), event(EV_KEY, BTN_TOUCH, 1),
                report(),
            ])
        let points = input.events().compactMap { kind -> CGPoint? in
            if case .pointer(let event) = kind { event.location } else { nil }
        }
        #expect(points.last == CGPoint(x: 0, y: 799))
    }

    @Test("While another console is shown no device is open, and what was held is released")
    func suspended() throws {
        folder.plug("event0", .keyboard)
        let input = EvdevInput { folder.devices() }
        input.area = InputArea(size: CGSize(width: 800, height: 480))
        _ = input.events()
        folder.say("event0", [event(EV_KEY, KEY_A, 1), report()])
        #expect(input.events() == [key(.character("a")), .text("a")])
        input.suspend()
        #expect(input.events() == [key(.character("a"), .up)])
        #expect(input.descriptors.isEmpty)
        input.resume()
        folder.say("event0", [event(EV_KEY, KEY_B, 1), report()])
        #expect(input.events().isEmpty == false)
    }
}
