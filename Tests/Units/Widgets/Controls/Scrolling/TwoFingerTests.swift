import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Two fingers on a touch screen, and dials, over content that scrolls.
@MainActor
struct TwoFingerTests {
    /// Two fingers 60 points apart, by their middle.
    private func fingers(
        from start: CGPoint, to end: CGPoint, scale: CGFloat = 1, _ host: ViewHost,
        lifts: Bool = true
    ) {
        var fingers = TouchFingers<Int>()
        func send(_ pinch: PinchEvent?) { if let pinch { host.send(.pinch(pinch)) } }
        func place(_ number: Int, _ part: CGFloat) -> CGPoint {
            let half = 30 * (1 + (scale - 1) * part)
            return CGPoint(
                x: start.x + (end.x - start.x) * part + (number == 0 ? -half : half),
                y: start.y + (end.y - start.y) * part)
        }
        send(fingers.land(0, at: place(0, 0)))
        send(fingers.land(1, at: place(1, 0)))
        for step in 1...6 {
            host.app.now += 1.0 / 60
            send(fingers.move(0, to: place(0, CGFloat(step) / 6)))
            send(fingers.move(1, to: place(1, CGFloat(step) / 6)))
        }
        if lifts { send(fingers.lift(0)) }
    }

    private func top(_ host: ViewHost) throws -> CGFloat {
        try #require(host.frame("row 0")).minY
    }

    private let low = CGPoint(x: 150, y: 160)
    private let high = CGPoint(x: 150, y: 60)

    @Test("S-570: Two fingers that move together scroll, and the content goes on after them")
    func scrolls() throws {
        for environment in [EnvironmentValues.forTests, .touch] {
            let host = ViewHost(environment) { ScrollView { NumberedRows() } }
            let start = try top(host)
            fingers(from: low, to: high, host)
            let moved = try start - top(host)
            #expect((60...100).contains(moved), "\(moved)")
            host.advance(2)
            #expect(try start - top(host) > moved + 20)
        }
    }

    @Test("S-570: Two fingers scroll a list, and select none of its rows")
    func list() throws {
        let selection = Box<Int?>(nil)
        let host = ViewHost {
            List(
                0..<40, id: \.self,
                selection: Binding(get: { selection.value }, set: { selection.value = $0 })
            ) { Text(verbatim: "row \($0)") }
        }
        let start = try #require(host.frame("row 5")).minY
        fingers(from: low, to: high, host)
        #expect(try #require(host.frame("row 5")).minY < start - 50)
        #expect(selection.value == nil)
    }

    @Test("S-570: Fingers that have been cancelled leave the content where they brought it")
    func cancelled() throws {
        let host = ViewHost { ScrollView { NumberedRows() } }
        fingers(from: low, to: high, host, lifts: false)
        host.send(.pinch(PinchEvent(.cancelled, at: high)))
        let moved = try top(host)
        host.advance(2)
        #expect(try top(host) == moved)
    }

    @Test("S-571: Fingers that part magnify a view that wants it, and scroll nothing")
    func magnifies() throws {
        let scale = Box<CGFloat>(1)
        let host = ViewHost {
            ScrollView { NumberedRows() }
                .gesture(MagnifyGesture().onChanged { scale.value = $0.magnification })
        }
        let inner = ViewHost {
            ScrollView {
                // Between the texts of the rows there is nothing to touch.
                NumberedRows().contentShape(Rectangle())
                    .gesture(MagnifyGesture().onChanged { scale.value = $0.magnification })
            }
        }
        for host in [host, inner] {
            scale.value = 1
            let start = try top(host)
            fingers(from: low, to: low, scale: 2, host)
            #expect(abs(scale.value - 2) < 0.01)
            #expect(try top(host) == start)
        }
    }

    @Test("S-572: A dial changes the focused control by its steps")
    func dialChanges() {
        let value = Box(4)
        let host = ViewHost {
            Stepper(
                "Amount", value: Binding(get: { value.value }, set: { value.value = $0 }), in: 0...9
            )
        }
        host.key(.tab)
        host.send(.dial(3))
        #expect(value.value == 7)
        host.send(.dial(-5))
        #expect(value.value == 2)
    }

    @Test("S-572: Without a focused control a dial scrolls, clockwise downwards")
    func dialScrolls() throws {
        let host = ViewHost { ScrollView { NumberedRows() } }
        let start = try top(host)
        host.send(.dial(2))
        #expect(try start - top(host) == 96)
        host.send(.dial(-1))
        #expect(try start - top(host) == 48)
    }
}
