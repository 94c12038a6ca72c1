import Foundation
import Testing
import ViewHosts

@testable import Views

/// Presses that move. The box under test fills x 100…200, y 50…150.
@MainActor
struct DragGestureTests {
    private struct Dragged: View {
        let log: Probe<[String]>
        @GestureState private var shift = CGSize.zero
        var body: some View {
            let _ = log.value.append("shift \(Int(shift.width))")
            Box().gesture(
                DragGesture()
                    .updating($shift) { value, state, _ in state = value.translation }
                    .onChanged { log.value.append("moved \(Int($0.translation.width))") }
                    .onEnded { log.value.append("ended \(Int($0.translation.width))") })
        }
    }

    @Test("A drag begins after 10 points; its state follows it and falls back at the end")
    func drag() {
        let log = Probe<[String]>([])
        let host = ViewHost(Dragged(log: log))
        host.press(150, 100)
        host.move(155, 100)
        #expect(log.value == ["shift 0"])
        host.move(170, 100)
        host.move(180, 100)
        host.release(180, 100)
        #expect(
            log.value == [
                "shift 0", "moved 20", "shift 20", "moved 30", "shift 30", "ended 30", "shift 0",
            ])
    }

    @Test("A drag that is taken away ends without success, and its state falls back")
    func cancelled() {
        let log = Probe<[String]>([])
        let host = ViewHost(Dragged(log: log))
        host.press(150, 100)
        host.move(170, 100)
        EventPass.handle(.pointer(PointerEvent(.cancelled, at: .zero)), in: host.tree)
        host.settle()
        #expect(log.value == ["shift 0", "moved 20", "shift 20", "shift 0"])
    }

    @Test("Without a distance a drag begins at the press and shuts a tap behind it out")
    func noDistance() {
        let log = Probe<[String]>([])
        let host = ViewHost(
            Box()
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in log.value.append("drag") }
                )
                .onTapGesture { log.value.append("tap") })
        host.tap()
        #expect(log.value == ["drag"])
    }

    @Test("Places are told in the asked coordinates")
    func coordinates() {
        let places = Probe<[CGPoint]>([])
        let drag = { (space: CoordinateSpace) in
            DragGesture(minimumDistance: 0, coordinateSpace: space)
                .onChanged { places.value.append($0.location) }
        }
        let host = ViewHost(
            Row {
                Box(width: 50)
                Box(width: 50).gesture(drag(.local)).simultaneousGesture(drag(.global))
                    .simultaneousGesture(drag(.named("row")))
            }
            .coordinateSpace(name: "row"))
        host.press(160, 60)
        #expect(
            Set(places.value.map(\.x)) == [10, 160, 60] && Set(places.value.map(\.y)) == [10, 60])
    }

    @Test("The velocity is measured over the last moments")
    func velocity() throws {
        let ended = Probe<DragGesture.Value?>(nil)
        let host = ViewHost(Box().gesture(DragGesture().onEnded { ended.value = $0 }))
        host.press(110, 100)
        host.advance(1)
        host.move(130, 100)
        host.advance(0.05)
        host.move(150, 100)
        host.release(150, 100)
        let value = try #require(ended.value)
        #expect(abs(value.velocity.width - 400) < 0.001)
        #expect(abs(value.predictedEndTranslation.width - 140) < 0.001)
    }

    @Test("Closures of the latest body are called during a drag")
    func freshClosures() {
        let log = Probe<[Int]>([])
        let host = ViewHost(Counting(log: log))
        host.press(110, 100)
        host.move(130, 100)
        host.move(140, 100)
        host.release(140, 100)
        #expect(log.value == [0, 1, 2])
    }

    private struct Counting: View {
        let log: Probe<[Int]>
        @State private var changes = 0
        var body: some View {
            let seen = changes
            Box().gesture(
                DragGesture()
                    .onChanged { _ in
                        log.value.append(seen)
                        changes += 1
                    }
                    .onEnded { _ in log.value.append(seen) })
        }
    }
}
