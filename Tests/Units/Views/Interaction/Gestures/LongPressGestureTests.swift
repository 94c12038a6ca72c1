import Foundation
import Testing
import ViewHosts

@testable import Views

/// Presses that are held. The box under test fills x 100…200, y 50…150.
@MainActor
struct LongPressGestureTests {
    private let log = Probe<[String]>([])

    private func host() -> ViewHost {
        let log = log
        return ViewHost(
            Box()
                .onLongPressGesture {
                    log.value.append("long")
                } onPressingChanged: {
                    log.value.append("pressing \($0)")
                }
                .onTapGesture { log.value.append("tap") })
    }

    @Test("A press held for half a second is a long one")
    func held() {
        let host = host()
        host.press(150, 100)
        #expect(host.tree.events.deadline == 0.5)
        host.advance(0.4)
        #expect(log.value == ["pressing true"])
        host.advance(0.2)
        #expect(log.value == ["pressing true", "pressing false", "long"])
        host.release(150, 100)
        #expect(log.value.count == 3)
        #expect(host.tree.events.deadline == nil)
    }

    @Test("A press that is let go or moves is none")
    func short() {
        let host = host()
        host.tap()
        #expect(log.value == ["pressing true", "pressing false", "tap"])
        host.press(150, 100)
        host.move(165, 100)
        host.advance(1)
        #expect(
            log.value == [
                "pressing true", "pressing false", "tap", "pressing true", "pressing false",
            ])
    }

    @Test("A drag may follow a long press within the same press")
    func sequence() {
        let log = log
        let gesture = LongPressGesture().sequenced(before: DragGesture())
            .onEnded { value in
                if case .second(true, let drag?) = value {
                    log.value.append("dragged \(Int(drag.translation.width))")
                }
            }
        let host = ViewHost(Box().gesture(gesture))
        host.press(110, 100)
        host.advance(0.6)
        host.move(150, 100)
        host.release(150, 100)
        #expect(log.value == ["dragged 40"])
        host.press(110, 100)
        host.move(150, 100)
        host.advance(0.6)
        host.release(150, 100)
        #expect(log.value == ["dragged 40"])
    }

    @Test("Two gestures go on at once")
    func simultaneous() {
        let log = log
        let gesture = LongPressGesture().onEnded { _ in log.value.append("long") }
            .simultaneously(
                with: DragGesture(minimumDistance: 0).onEnded { _ in log.value.append("drag") })
        let host = ViewHost(Box().gesture(gesture))
        host.press(150, 100)
        host.advance(1)
        host.release(150, 100)
        #expect(log.value == ["long", "drag"])
    }
}
