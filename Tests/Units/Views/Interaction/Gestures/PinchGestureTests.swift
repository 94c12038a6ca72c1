import Foundation
import Geometry
import Testing
import ViewHosts

@testable import Views

/// Gestures of two fingers. The box under test fills x 100…200, y 50…150.
@MainActor
struct PinchGestureTests {
    private func send(_ pinch: PinchEvent, _ host: ViewHost) {
        EventPass.handle(.pinch(pinch), in: host.tree)
        host.settle()
    }

    private func pinch(_ steps: [(scale: Double, rotation: Double)], _ host: ViewHost) {
        let place = CGPoint(x: 125, y: 100)
        send(PinchEvent(.began, at: place), host)
        for step in steps {
            send(
                PinchEvent(.changed, at: place, scale: step.scale, rotation: step.rotation), host)
        }
        let last = steps.last ?? (1, 0)
        send(PinchEvent(.ended, at: place, scale: last.scale, rotation: last.rotation), host)
    }

    @Test("S-370: Magnifying begins once the scale differs from 1 by the least difference")
    func magnifies() {
        let log = Probe<[String]>([])
        let host = ViewHost(
            Box().gesture(
                MagnifyGesture(minimumScaleDelta: 0.5)
                    .onChanged { log.value.append("\($0.magnification)") }
                    .onEnded { log.value.append("ended \($0.magnification)") }))
        pinch([(1.2, 0), (1.4, 0)], host)
        #expect(log.value == [])
        pinch([(1.2, 0), (1.5, 0), (2, 0)], host)
        #expect(log.value == ["1.5", "2.0", "ended 2.0"])
    }

    @Test("S-370: Rotating begins after the least angle, and turns clockwise")
    func rotates() {
        let log = Probe<[Int]>([])
        let host = ViewHost(
            Box().gesture(
                RotationGesture(minimumAngleDelta: .degrees(10))
                    .onChanged { log.value.append(Int($0.degrees.rounded())) }))
        pinch([(1, 0.1), (1, .pi / 6), (1, -.pi / 2)], host)
        #expect(log.value == [30, -90])
    }

    @Test("S-371: The anchor is the point between the fingers at the start, in parts of the view")
    func anchor() throws {
        let log = Probe<[MagnifyGesture.Value]>([])
        let host = ViewHost(Box().gesture(MagnifyGesture().onChanged { log.value.append($0) }))
        pinch([(2, 0)], host)
        let value = try #require(log.value.first)
        #expect(value.startAnchor == UnitPoint(x: 0.25, y: 0.5))
        #expect(value.startLocation == CGPoint(x: 25, y: 50))
    }

    @Test("The velocity is the change of the scale in a second")
    func velocity() throws {
        let log = Probe<[CGFloat]>([])
        let host = ViewHost(
            Box().gesture(MagnifyGesture().onChanged { log.value.append($0.velocity) }))
        send(PinchEvent(.began, at: CGPoint(x: 150, y: 100)), host)
        host.advance(0.05)
        send(PinchEvent(.changed, at: CGPoint(x: 150, y: 100), scale: 1.5), host)
        let velocity = try #require(log.value.last)
        #expect(abs(velocity - 10) < 0.01)
    }

    @Test("Two gestures of two fingers go on at once")
    func simultaneous() {
        let log = Probe<[String]>([])
        let both = MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
            let turn = Int((value.second?.rotation.degrees ?? 0).rounded())
            log.value.append("\(value.first?.magnification ?? 1) \(turn)")
        }
        pinch([(2, .pi / 2)], ViewHost(Box().gesture(both)))
        #expect(log.value == ["2.0 90"])
    }

    @Test("A single pointer begins no gesture of two fingers, and two fingers begin no drag")
    func apart() {
        let log = Probe<[String]>([])
        let host = ViewHost(
            Box().gesture(MagnifyGesture().onChanged { _ in log.value.append("magnify") })
                .simultaneousGesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in log.value.append("drag") }))
        host.press(150, 100)
        host.move(190, 100)
        host.release(190, 100)
        #expect(Set(log.value) == ["drag"])
        log.value = []
        pinch([(2, 0)], host)
        #expect(Set(log.value) == ["magnify"])
    }

    @Test("The second finger takes the press of the first away")
    func takesPress() {
        let log = Probe<[String]>([])
        let host = ViewHost(Box().onTapGesture { log.value.append("tap") })
        host.press(150, 100)
        pinch([(2, 0)], host)
        host.release(150, 100)
        #expect(log.value == [])
        host.tap()
        #expect(log.value == ["tap"])
    }

    @Test(
        "S-372: With Alt held, a drag away from the view's middle magnifies, and one round it turns"
    )
    func option() {
        let log = Probe<[String]>([])
        let both = MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
            let turn = Int((value.second?.rotation.degrees ?? 0).rounded())
            log.value.append("\(value.first?.magnification ?? 1) \(turn)")
        }
        let host = ViewHost(Box().gesture(both))
        func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
            let event = PointerEvent(phase, at: CGPoint(x: x, y: y), modifiers: .option)
            EventPass.handle(.pointer(event), in: host.tree)
            host.settle()
        }
        pointer(.down, 170, 100)
        pointer(.moved, 190, 100)
        pointer(.moved, 150, 140)
        pointer(.up, 150, 140)
        #expect(log.value == ["2.0 0", "2.0 90"])
    }

    @Test("S-373: A gesture with modifiers is recognized only while the keys are held")
    func modifiers() {
        let log = Probe<[String]>([])
        let host = ViewHost(
            Box().gesture(TapGesture().modifiers(.shift).onEnded { log.value.append("shift") }))
        host.tap()
        #expect(log.value == [])
        for phase in [PointerEvent.Phase.down, .up] {
            let event = PointerEvent(phase, at: CGPoint(x: 150, y: 100), modifiers: .shift)
            EventPass.handle(.pointer(event), in: host.tree)
        }
        host.settle()
        #expect(log.value == ["shift"])
    }

    @Test("A named gesture is recognized unless it is off")
    func named() {
        let log = Probe<[String]>([])
        func host(_ isEnabled: Bool) -> ViewHost {
            ViewHost(
                Box().gesture(
                    TapGesture().onEnded { log.value.append("tap") }, name: "tap",
                    isEnabled: isEnabled))
        }
        host(false).tap()
        #expect(log.value == [])
        host(true).tap()
        #expect(log.value == ["tap"])
    }

    @Test("Sizes and angles that are not numbers count as none")
    func badNumbers() {
        let bad = PinchEvent(.changed, at: .zero, scale: .nan, rotation: .infinity)
        #expect(bad.scale == 1)
        #expect(bad.rotation == 0)
        #expect(PinchEvent(.changed, at: .zero, scale: -2).scale == 1)
    }
}
