import Foundation
import Hosting
import Testing
import Views

@testable import DeviceInput

/// What devices do, recorded as libinput tells it.
struct DeviceInputTests {
    private let source = RecordedSource()
    private let clock = Clock()

    private final class Clock {
        var now = ContinuousClock.now
    }

    private func input(
        _ devices: InputDevice...,
        area: InputArea = InputArea(size: CGSize(width: 800, height: 480))
    ) -> DeviceInput {
        let clock = clock
        let input = DeviceInput(sources: [source], now: { clock.now })
        input.area = area
        for (index, device) in devices.enumerated() { source.add(.added(index + 1, device)) }
        _ = input.events()
        return input
    }

    private func did(
        _ events: DeviceEvent..., by device: Int = 1, at time: Double = 0,
        on input: DeviceInput
    ) -> [InputEvent.Kind] {
        for event in events { source.add(.did(device, event, at: time)) }
        return input.events()
    }

    private func pointer(
        _ phase: PointerEvent.Phase, _ x: Double, _ y: Double
    ) -> InputEvent.Kind {
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y)))
    }

    private let half = CGPoint(x: 0.5, y: 0.25)

    // MARK: Touch

    @Test("A touch screen alone makes an app of fingers; a mouse or a tablet beside it does not")
    func touchOnly() {
        #expect(input(InputDevice(.touch)).isTouchOnly)
        #expect(input(InputDevice(.touch), InputDevice([.keyboard, .keys])).isTouchOnly)
        #expect(!input(InputDevice(.touch), InputDevice(.pointer)).isTouchOnly)
        #expect(!input(InputDevice([.keyboard, .keys])).isTouchOnly)
    }

    @Test("A touch lies where it is in the picture, however that is turned on the panel")
    func turned() {
        let size = CGSize(width: 480, height: 800)
        let places: [(ScreenRotation, Double, Double)] = [
            (.none, 240, 200), (.quarter, 120, 400), (.half, 240, 600), (.threeQuarters, 360, 400),
        ]
        for (rotation, x, y) in places {
            let input = input(
                InputDevice(.touch), area: InputArea(size: size, rotation: rotation))
            #expect(
                did(.touchDown(0, half), .report, on: input).last == pointer(.down, x, y),
                "\(rotation)")
        }
    }

    @Test("A mouse moves as its user sees it, however the picture is turned")
    func turnedMouse() {
        let area = InputArea(size: CGSize(width: 480, height: 800), rotation: .quarter)
        let input = input(InputDevice(.pointer), area: area)
        #expect(
            did(.motion(CGSize(width: 10, height: -4)), .report, on: input) == [
                pointer(.moved, 250, 396)
            ])
    }

    @Test("Each touch screen lies on the display that it is named for, else on the main one")
    func displays() {
        let second = CGRect(x: 800, y: 0, width: 400, height: 400)
        let area = InputArea(
            size: CGSize(width: 1_200, height: 480),
            touched: CGRect(x: 0, y: 0, width: 800, height: 480),
            displays: [
                "DSI-1": CGRect(x: 0, y: 0, width: 800, height: 480), "HDMI-A-1": second,
            ])
        let input = input(
            InputDevice(.touch, output: "HDMI-A-1"), InputDevice(.touch, output: "DP-3"),
            InputDevice(.pointer), area: area)
        #expect(did(.touchDown(0, half), .report, on: input).last == pointer(.down, 1_000, 100))
        _ = did(.touchUp(0), .report, on: input)
        #expect(
            did(.touchDown(0, half), .report, by: 2, on: input).last == pointer(.down, 400, 120))
        _ = did(.touchUp(0), .report, by: 2, on: input)
        // Below the second display there is nothing to point at.
        _ = did(.motion(CGSize(width: 700, height: 400)), .report, by: 3, on: input)
        #expect(input.pointer == CGPoint(x: 1_100, y: 399))
    }

    @Test("The pointer is shown once a mouse moves, and no longer once a finger lands")
    func shownPointer() {
        let input = input(InputDevice(.pointer), InputDevice(.touch))
        #expect(input.pointer == nil)
        _ = did(.motion(CGSize(width: 5, height: 0)), .report, on: input)
        #expect(input.pointer == CGPoint(x: 405, y: 240))
        _ = did(.touchDown(0, half), .report, by: 2, on: input)
        #expect(input.pointer == nil)
    }

    @Test("Fingers that meant nothing cancel the press and the pinch")
    func cancelled() {
        let input = input(InputDevice(.touch))
        _ = did(.touchDown(0, half), .touchDown(1, CGPoint(x: 0.75, y: 0.25)), .report, on: input)
        let kinds = did(.touchCancelled, .report, on: input)
        #expect(kinds.contains(pointer(.cancelled, 400, 120)))
        #expect(
            kinds.contains {
                if case .pinch(let pinch) = $0 { pinch.phase == .cancelled } else { false }
            })
    }

    @Test("Two taps of a finger count as a double one further apart than two clicks of a mouse")
    func doubleTap() {
        let input = input(InputDevice(.touch), InputDevice(.pointer))
        func count(_ kinds: [InputEvent.Kind]) -> Int? {
            kinds.compactMap { kind -> Int? in
                guard case .pointer(let event) = kind, event.phase == .down else { return nil }
                return event.clickCount
            }.last
        }
        #expect(count(did(.touchDown(0, half), .report, at: 1, on: input)) == 1)
        _ = did(.touchUp(0), .report, at: 1.1, on: input)
        let near = CGPoint(x: 0.525, y: 0.25)
        #expect(count(did(.touchDown(0, near), .report, at: 1.2, on: input)) == 2)
        _ = did(.touchUp(0), .report, at: 1.3, on: input)
        _ = did(.motion(CGSize(width: 1, height: 0)), .report, by: 2, at: 5, on: input)
        #expect(
            count(did(.button(.primary, isDown: true), .report, by: 2, at: 5, on: input)) == 1)
        _ = did(.button(.primary, isDown: false), .report, by: 2, at: 5.1, on: input)
        _ = did(.motion(CGSize(width: 20, height: 0)), .report, by: 2, at: 5.1, on: input)
        #expect(
            count(did(.button(.primary, isDown: true), .report, by: 2, at: 5.2, on: input)) == 1)
    }

    @Test("A position that is not a number is not a touch")
    func noNumber() {
        let input = input(InputDevice(.touch))
        #expect(did(.touchDown(0, CGPoint(x: .nan, y: 0.5)), .report, on: input) == [])
        #expect(did(.touchDown(0, half), .report, on: input).last == pointer(.down, 400, 120))
    }

    // MARK: Touchpads and wheels

    @Test("Parts of a notch scroll by parts")
    func wheel() {
        let input = input(InputDevice(.pointer))
        #expect(
            did(.wheel(CGSize(width: 0, height: 0.25)), .report, on: input) == [
                .wheel(
                    delta: CGSize(width: 0, height: 12), at: CGPoint(x: 400, y: 240), modifiers: [],
                    isClick: true)
            ])
    }

    /// How far wheel events scroll, all together.
    private func way(_ kinds: [InputEvent.Kind]) -> CGFloat {
        kinds.reduce(0) {
            if case .wheel(let delta, _, _, _) = $1 { $0 + delta.height } else { $0 }
        }
    }

    /// Ten events of 10 points each, 10 ms apart: 1000 points a second.
    private func swipe(_ input: DeviceInput) {
        for step in 0..<10 {
            _ = did(
                .scroll(CGSize(width: 0, height: 10)), .report, at: Double(step) / 100, on: input)
        }
    }

    @Test("Content goes on by itself after a swipe over a touchpad, slows down and rests")
    func momentum() throws {
        let input = input(InputDevice(.pointer))
        swipe(input)
        #expect(input.deadline == nil)
        _ = did(.scrollEnded, at: 0.1, on: input)
        var (ways, count): ([CGFloat], Int) = ([], 0)
        while let deadline = input.deadline, count < 1_000 {
            clock.now = deadline
            ways.append(way(input.events()))
            count += 1
        }
        #expect(ways.count > 20 && count < 1_000)
        #expect(ways == ways.sorted(by: >))
        #expect((400...500).contains(ways.reduce(0, +)), "\(ways.reduce(0, +))")
    }

    @Test("What glides stays the same while the pointer goes on")
    func momentumPlace() throws {
        let input = input(InputDevice(.pointer))
        swipe(input)
        _ = did(.scrollEnded, at: 0.1, on: input)
        _ = did(.motion(CGSize(width: 90, height: 0)), .report, at: 0.1, on: input)
        clock.now = try #require(input.deadline)
        let places = input.events().map { kind -> CGPoint? in
            if case .wheel(_, let place, _, _) = kind { place } else { nil }
        }
        #expect(places == [CGPoint(x: 400, y: 240)])
    }

    @Test("Fingers that rest before they leave give no momentum, and a touch of the pad ends it")
    func noMomentum() {
        let input = input(InputDevice(.pointer))
        swipe(input)
        _ = did(.scrollEnded, at: 0.5, on: input)
        #expect(input.deadline == nil)
        swipe(input)
        _ = did(.scrollEnded, at: 0.1, on: input)
        #expect(input.deadline != nil)
        _ = did(.hold, at: 0.2, on: input)
        #expect(input.deadline == nil)
    }

    @Test("A pinch on a touchpad is at the pointer")
    func pinch() {
        let input = input(InputDevice(.pointer))
        let middle = CGPoint(x: 400, y: 240)
        #expect(
            did(
                .pinch(.began, scale: 1, rotation: 0), .pinch(.changed, scale: 1.5, rotation: 0.2),
                .pinch(.ended, scale: 1.5, rotation: 0.2), on: input) == [
                    .pinch(PinchEvent(.began, at: middle)),
                    .pinch(PinchEvent(.changed, at: middle, scale: 1.5, rotation: 0.2)),
                    .pinch(PinchEvent(.ended, at: middle, scale: 1.5, rotation: 0.2)),
                ])
    }

    // MARK: Lights

    @Test("The lights of all keyboards follow the locks, also of one that is plugged in later")
    func lights() {
        let input = input(InputDevice([.keyboard, .keys]))
        #expect(source.lights == nil)
        _ = did(.key(58, isDown: true), .key(58, isDown: false), on: input)
        #expect(source.lights == [.capsLock, .numLock])
        source.lights = nil
        source.add(.added(9, InputDevice([.keyboard, .keys])))
        _ = input.events()
        #expect(source.lights == [.capsLock, .numLock])
    }

    @Test("A calibration that is not a matrix is named in a sentence")
    func calibration() {
        func complaint(_ text: String) -> String? {
            LibinputDevice.complaint(about: text, of: "Panel")
        }
        #expect(complaint("1 0 0 0 1 0") == nil)
        #expect(complaint("0 -1 1 1 0 0") == nil)
        #expect(
            complaint("nan 0 0 0 1 0") == """
                The calibration of Panel is "nan 0 0 0 1 0", which is no matrix: it is used \
                without one.
                """)
        for broken in ["", "left", "1 0 0", "0 0 0 0 0 0", "inf 0 0 0 1 0"] {
            #expect(complaint(broken) != nil)
        }
    }

    @Test("libinput opens without any device, and says so")
    func libinput() {
        var said: [String] = []
        guard let source = LibinputSource(DirectOpener(), say: { said.append($0) }) else {
            // A machine without udev has the kernel's files.
            return
        }
        _ = source.take()
        #expect(source.descriptors.allSatisfy { $0 >= 0 })
        source.suspend()
        source.resume()
        #expect(said == [])
    }
}

/// Devices that do what a test says.
private final class RecordedSource: InputSource {
    private var events: [SourceEvent] = []
    var lights: KeyboardLights?

    func add(_ event: SourceEvent) { events.append(event) }

    var descriptors: [Int32] { [] }
    var hasMore: Bool { false }
    var complaint: String? { nil }

    func take() -> [SourceEvent] {
        defer { events = [] }
        return events
    }

    func setLights(_ lights: KeyboardLights) { self.lights = lights }
    func suspend() {}
    func resume() {}
}
