import CLinux
import Foundation
import Hosting
import Testing
import Views

@testable import DeviceInput

/// Devices that come and go under a running app.
struct EvdevSourceTests {
    private let folder = DeviceFolder()
    private let pump = MainQueuePump()

    private func devices(_ folder: DeviceFolder? = nil) -> DeviceInput {
        let input = DeviceInput(sources: [(folder ?? self.folder).source()])
        input.area = InputArea(size: CGSize(width: 800, height: 480))
        _ = input.events()
        return input
    }

    /// What is reported once a device has hung up. The kernel may see that later: a process that
    /// another test is just starting holds its descriptors for a moment, too.
    private func eventsOfHangUp(_ input: DeviceInput) -> [InputEvent.Kind] {
        let end = ContinuousClock.now + .seconds(60)
        while .now < end {
            let events = input.events()
            if !events.isEmpty { return events }
            _ = pump.sleep(until: end, watching: input.descriptors)
        }
        return []
    }

    private func key(_ key: Key, _ phase: KeyEvent.Phase = .down) -> InputEvent.Kind {
        .key(KeyEvent(key, phase))
    }

    @Test("A keyboard plugged in while the app runs types")
    func plugged() throws {
        let input = devices()
        folder.plug("event0", .keyboard)
        #expect(input.events() == [])
        folder.say("event0", [event(EV_KEY, KEY_A, 1), report()])
        #expect(input.events() == [key(.character("a")), .text("a")])
    }

    @Test("A device plugged in or out ends a sleep, and one that has gone never again")
    func sleep() {
        let source = folder.source()
        func hasNews(within time: Duration) -> Bool {
            !pump.sleep(until: .now + time, watching: source.descriptors).isEmpty
        }
        _ = source.take()
        #expect(!hasNews(within: .zero))
        folder.plug("event0", .keyboard)
        #expect(hasNews(within: .seconds(60)))
        #expect(source.take() == [.added(1, InputDevice([.keyboard, .keys]))])
        #expect(!hasNews(within: .zero))
        folder.unplug("event0")
        #expect(hasNews(within: .seconds(60)))
        #expect(source.take() == [.removed(1)])
        // The removal of its node may be changes of its own.
        while hasNews(within: .zero) { #expect(source.take().isEmpty) }
    }

    @Test("An unplugged keyboard lets go of its keys")
    func unplugged() throws {
        folder.plug("event0", .keyboard)
        let input = devices()
        folder.say(
            "event0",
            [event(EV_KEY, KEY_LEFTSHIFT, 1), event(EV_KEY, KEY_TAB, 1), report()])
        #expect(
            input.events() == [
                .modifiers(.shift), .key(KeyEvent(.tab, modifiers: .shift)),
            ])
        folder.unplug("event0")
        #expect(
            eventsOfHangUp(input) == [.key(KeyEvent(.tab, .up, modifiers: .shift)), .modifiers([])])
    }

    @Test("A keyboard plugged in again under the same name types again")
    func again() throws {
        folder.plug("event0", .keyboard)
        let input = devices()
        for _ in 0..<3 {
            folder.unplug("event0")
            folder.plug("event0", .keyboard)
            #expect(input.events() == [])
            folder.say("event0", [event(EV_KEY, KEY_A, 1), event(EV_KEY, KEY_A, 0), report()])
            #expect(
                input.events() == [key(.character("a")), .text("a"), key(.character("a"), .up)])
        }
    }

    @Test("A mouse unplugged during a drag cancels it")
    func unpluggedMouse() throws {
        folder.plug("event0", .mouse)
        let input = devices()
        let middle = CGPoint(x: 400, y: 240)
        folder.say("event0", [event(EV_KEY, BTN_LEFT, 1), report()])
        #expect(input.events() == [.pointer(PointerEvent(.down, at: middle))])
        folder.unplug("event0")
        #expect(eventsOfHangUp(input) == [.pointer(PointerEvent(.cancelled, at: middle))])
    }

    @Test("A touch screen unplugged under a finger cancels the touch")
    func unpluggedTouch() throws {
        folder.plug("event0", .slots, state: EvdevState(slots: [EvdevState.Slot()]))
        let input = devices()
        folder.say(
            "event0",
            [
                event(EV_ABS, ABS_MT_TRACKING_ID, 7), event(EV_ABS, ABS_MT_POSITION_X, 1000),
                event(EV_ABS, ABS_MT_POSITION_Y, 340), report(),
            ])
        #expect(input.events().count == 2)
        folder.unplug("event0")
        let place = CGPoint(x: 200, y: 120)
        #expect(
            eventsOfHangUp(input) == [
                .pointer(PointerEvent(.cancelled, at: place)),
                .pointer(PointerEvent(.left, at: place)),
            ])
    }

    @Test("A device that may be read only some time after it came is used from then on")
    func permittedLater() throws {
        let input = devices()
        folder.plug("event3", .keyboard, isRefused: true)
        #expect(input.events() == [])
        folder.permit("event3")
        #expect(input.events() == [])
        folder.say("event3", [event(EV_KEY, KEY_B, 1), report()])
        #expect(input.events() == [key(.character("b")), .text("b")])
    }

    @Test("A folder of devices that comes with the first of them is found")
    func folderLater() throws {
        let folder = DeviceFolder(isThere: false)
        let input = devices(folder)
        folder.make()
        #expect(input.events() == [])
        folder.plug("event0", .keyboard)
        #expect(input.events() == [])
        folder.say("event0", [event(EV_KEY, KEY_C, 1), report()])
        #expect(input.events() == [key(.character("c")), .text("c")])
    }

    @Test("Without permission to read the devices one sentence names the group to join")
    func refused() {
        folder.plug("event0", .keyboard, isRefused: true)
        folder.plug("event1", .mouse, isRefused: true)
        let input = devices()
        #expect(
            input.complaint == """
                No permission to read the input devices in \(folder.path): the user must be in \
                the group "input".
                """)
    }

    @Test("Where there is no input device one sentence says so, and none where there is one")
    func none() {
        // Of no use to an app.
        folder.plug("event0", EvdevAbilities())
        let input = devices()
        #expect(
            input.complaint == """
                No keyboard, mouse or touch screen in \(folder.path); one that is plugged in is \
                used.
                """)
        folder.plug("event1", .touch)
        #expect(devices().complaint == nil)
    }

    @Test("Where events were lost, keys that came up meanwhile come up")
    func lost() throws {
        folder.plug("event0", .keyboard)
        let input = devices()
        folder.say("event0", [event(EV_KEY, KEY_A, 1), event(EV_KEY, KEY_B, 1), report()])
        #expect(input.events().count == 4)
        folder.setState(EvdevState(keys: [Int(KEY_B), Int(KEY_C)]), of: "event0")
        folder.say(
            "event0",
            [
                event(EV_SYN, SYN_DROPPED, 0), event(EV_KEY, KEY_D, 1), report(),
            ])
        #expect(
            input.events() == [
                key(.character("a"), .up), key(.character("c")), .text("c"),
            ])
        folder.say("event0", [event(EV_KEY, KEY_C, 0), report()])
        #expect(input.events() == [key(.character("c"), .up)])
    }

    @Test("A keyboard that floods leaves time for the app, and loses no key")
    func flood() {
        folder.plug("event0", .keyboard)
        let input = devices()
        var presses = 0
        // A pipe takes some 64 KiB.
        let stroke = [event(EV_KEY, KEY_A, 1), report(), event(EV_KEY, KEY_A, 0), report()]
        folder.say("event0", Array(repeating: stroke, count: 600).flatMap { $0 })
        var calls = 0
        repeat {
            let kinds = input.events()
            #expect(kinds.count <= 1_024)
            presses += kinds.filter { $0 == key(.character("a")) }.count
            calls += 1
        } while input.deadline != nil && calls < 100
        #expect(presses == 600)
        #expect(calls > 1)
    }

    @Test("While another console is shown devices are let go, and what they hold is released")
    func suspended() {
        folder.plug("event0", .keyboard)
        let input = devices()
        folder.say("event0", [event(EV_KEY, KEY_A, 1), report()])
        #expect(input.events() == [key(.character("a")), .text("a")])
        input.suspend()
        #expect(input.descriptors.isEmpty)
        #expect(input.events() == [key(.character("a"), .up)])
        folder.say("event0", [event(EV_KEY, KEY_B, 1), event(EV_KEY, KEY_B, 0), report()])
        #expect(input.events() == [] && input.deadline == nil)
        input.resume()
        _ = input.events()
        folder.say("event0", [event(EV_KEY, KEY_C, 1), report()])
        #expect(input.events().contains(.text("c")))
    }

    @Test("Beside libinput only those dials are used that it passes over")
    func dials() {
        folder.plug("event0", .keyboard)
        folder.plug("event1", .dial)
        let source = folder.source(.dials)
        #expect(source.take() == [.added(1, InputDevice(.dial))])
        folder.say("event1", [event(EV_REL, REL_DIAL, -2), report()])
        #expect(source.take().contains(.did(1, .dial(-2), at: 0)))
        #expect(source.complaint == nil)
    }
}
