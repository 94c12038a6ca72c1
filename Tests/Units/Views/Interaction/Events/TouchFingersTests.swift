import Foundation
import Testing
import ViewHosts

@testable import Views

/// Fingers on a touch screen, as every front reports them.
@MainActor
struct TouchFingersTests {
    private func point(_ x: Double, _ y: Double = 100) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("Two fingers pinch from when the second lands until one of them lifts")
    func pinch() {
        var fingers = TouchFingers<Int>()
        #expect(fingers.land(7, at: point(100)) == nil)
        #expect(fingers.land(8, at: point(200)) == PinchEvent(.began, at: point(150)))
        #expect(
            fingers.move(8, to: point(300)) == PinchEvent(.changed, at: point(200), scale: 2))
        #expect(fingers.move(8, to: point(300)) == nil)
        #expect(fingers.lift(7)?.phase == .ended)
        #expect(fingers.lift(8) == nil)
        #expect(fingers.isEmpty)
    }

    @Test("A third finger changes nothing, and does not take the place of one that lifts")
    func third() {
        var fingers = TouchFingers<Int>()
        _ = fingers.land(1, at: point(100))
        _ = fingers.land(2, at: point(200))
        #expect(fingers.land(3, at: point(0, 0)) == nil)
        #expect(fingers.move(3, to: point(5, 5)) == nil)
        #expect(fingers.lift(1)?.phase == .ended)
        #expect(fingers.move(3, to: point(9, 9)) == nil)
        #expect(fingers.lift(3) == nil)
        #expect(fingers.land(4, at: point(100))?.phase == .began)
    }

    @Test("Fingers that meant nothing cancel the pinch")
    func cancelled() {
        var fingers = TouchFingers<Int>()
        _ = fingers.land(1, at: point(100))
        _ = fingers.land(2, at: point(200))
        #expect(fingers.cancel()?.phase == .cancelled)
        #expect(fingers.isEmpty)
        #expect(fingers.cancel() == nil)
    }

    @Test(
        "Fingers that turn about each other reach a view's rotation, those that part its magnification"
    )
    func gestures() {
        let log = Probe<[String]>([])
        let host = ViewHost(
            Box().gesture(
                SimultaneousGesture(MagnifyGesture(), RotateGesture())
                    .onChanged { value in
                        if let magnify = value.first {
                            log.value.append("\(magnify.magnification)")
                        }
                        if let rotate = value.second {
                            log.value.append("\(Int(rotate.rotation.degrees.rounded()))°")
                        }
                    }))
        var fingers = TouchFingers<Int>()
        func send(_ pinch: PinchEvent?) {
            guard let pinch else { return }
            EventPass.handle(.pinch(pinch), in: host.tree)
            host.settle()
        }
        send(fingers.land(0, at: point(130, 100)))
        send(fingers.land(1, at: point(170, 100)))
        send(fingers.move(1, to: point(130, 140)))
        #expect(log.value.contains("90°"))
        send(fingers.move(1, to: point(130, 180)))
        #expect(log.value.contains("2.0"))
    }
}
