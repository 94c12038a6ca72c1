import Foundation
import Testing
import ViewHosts

@testable import Views

/// Presses without movement. The box under test fills x 100…200, y 50…150.
@MainActor
struct TapGestureTests {
    private let log = Probe<[String]>([])

    private func note(_ text: String) -> () -> Void {
        let log = log
        return { log.value.append(text) }
    }

    @Test("A tap inside runs the closure once, one that leaves or moves does not")
    func tap() {
        let host = ViewHost(Box().onTapGesture(perform: note("tap")))
        host.tap()
        #expect(log.value == ["tap"])
        host.press(150, 100)
        host.move(180, 100)
        host.release(180, 100)
        host.tap(20, 20)
        #expect(log.value == ["tap"])
    }

    @Test("The secondary button is not a tap")
    func secondaryButton() {
        let host = ViewHost(Box().onTapGesture(perform: note("tap")))
        host.press(150, 100, button: .secondary)
        host.release(150, 100, button: .secondary)
        #expect(log.value.isEmpty)
    }

    @Test("A tap tells where it was")
    func location() {
        let place = Probe(CGPoint.zero)
        let host = ViewHost(Box().onTapGesture { place.value = $0 })
        host.tap(110, 70)
        #expect(place.value == CGPoint(x: 10, y: 20))
    }

    @Test("A single tap waits for a double tap, and runs when none comes")
    func doubleOrSingle() {
        let host = ViewHost(
            Box().onTapGesture(count: 2, perform: note("double"))
                .onTapGesture(perform: note("single")))
        host.tap()
        #expect(log.value.isEmpty)
        host.advance(0.1)
        host.tap()
        #expect(log.value == ["double"])
        host.advance(1)
        #expect(log.value == ["double"])
        host.tap()
        host.advance(0.5)
        #expect(log.value == ["double", "single"])
    }

    @Test("A second press elsewhere ends the wait and is a press of its own")
    func secondPressElsewhere() {
        let host = ViewHost(
            Row {
                Box().onTapGesture(count: 2, perform: note("double"))
                    .onTapGesture(perform: note("single"))
                Box().onTapGesture(perform: note("other"))
            })
        host.tap(100, 100)
        host.tap(200, 100)
        #expect(log.value == ["single", "other"])
    }

    @Test("The inner view's tap goes before the outer one's, and beside a simultaneous one")
    func nesting() {
        let host = ViewHost(
            Box().onTapGesture(perform: note("inner")).onTapGesture(perform: note("outer"))
                .simultaneousGesture(TapGesture().onEnded(note("beside"))))
        host.tap()
        #expect(log.value == ["inner", "beside"])
    }

    @Test("A high-priority gesture goes before the inner view's")
    func highPriority() {
        let host = ViewHost(
            Box().onTapGesture(perform: note("inner"))
                .highPriorityGesture(TapGesture().onEnded(note("outer"))))
        host.tap()
        #expect(log.value == ["outer"])
    }

    @Test("A mask shuts the gesture or those inside off")
    func mask() {
        let host = ViewHost(
            Row {
                Box().onTapGesture(perform: note("inner"))
                    .gesture(TapGesture().onEnded(note("outer")), including: .gesture)
                Box().onTapGesture(perform: note("inner 2"))
                    .highPriorityGesture(TapGesture().onEnded(note("outer 2")), isEnabled: false)
            })
        host.tap(100, 100)
        host.tap(200, 100)
        #expect(log.value == ["outer", "inner 2"])
    }

    @Test("Of two gestures the second is heard only when the first has failed")
    func exclusive() {
        let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
        let log = log
        let host = ViewHost(
            Box().gesture(
                gesture.onEnded { value in
                    switch value {
                    case .first: log.value.append("double")
                    case .second: log.value.append("single")
                    }
                }))
        host.tap()
        host.tap()
        host.advance(1)
        host.tap()
        #expect(log.value == ["double"])
        host.advance(1)
        #expect(log.value == ["double", "single"])
    }
}
