import CasementTesting
import SwiftUI
import Testing

/// Values that gestures set while they go on.
@MainActor
struct GestureStateTests {
    private struct Dragged: View {
        @GestureState private var plain = CGSize.zero
        @GestureState(resetTransaction: Transaction(animation: .linear)) private var carrying =
            CGSize.zero
        @GestureState private var optional: CGSize?
        @GestureState(reset: { value, _ in resets.add("from \(Int(value.width))") })
        private var reported = CGSize.zero
        @GestureState private var initial: Int
        @State private var ended = 0

        init() { _initial = GestureState(initialValue: 5) }

        var body: some View {
            VStack {
                Text("plain \(Int(plain.width)), carrying \(Int(carrying.width))")
                Text("optional \(optional.map { "\(Int($0.width))" } ?? "none")")
                Text("reported \(Int(reported.width)), initial \(initial), ended \(ended)")
                Text("Pad").frame(width: 200, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .updating($plain) { value, state, _ in state = value.translation }
                            .updating($carrying) { value, state, _ in state = value.translation }
                            .updating($optional) { value, state, _ in state = value.translation }
                            .updating($reported) { value, state, _ in state = value.translation }
                            .updating($initial) { _, state, transaction in
                                state += 1
                                transaction.animation = nil
                                moves.add("\(state)")
                            }
                            .onEnded { _ in ended += 1 }
                    )
            }
        }
    }

    private func app() -> TestApp {
        _ = (resets.take(), moves.take())
        return TestApp { Dragged() }
    }

    @Test("A gesture state has its value while the gesture goes on, and falls back at the end")
    func falling() {
        let app = app()
        app.find("plain 0, carrying 0").expect()
        app.find("optional none").expect()
        app.find("Pad").drag(by: CGSize(width: 40, height: 0))
        app.find("plain 0, carrying 0").expect()
        app.find("optional none").expect()
        app.find("reported 0, initial 5, ended 1").expect()
        #expect(resets.take() == ["from 40"])
        #expect(moves.all.first == "6" && moves.all.count > 1)
    }

    @Test("All ways to make a gesture state give it the value it begins with")
    func initializers() {
        func value<Value>(_ state: GestureState<Value>) -> Value { state.wrappedValue }
        #expect(value(GestureState(wrappedValue: 1)) == 1)
        #expect(value(GestureState(initialValue: 2)) == 2)
        #expect(value(GestureState(wrappedValue: 3, resetTransaction: Transaction())) == 3)
        #expect(value(GestureState(initialValue: 4, resetTransaction: Transaction())) == 4)
        #expect(value(GestureState(wrappedValue: 5, reset: { _, _ in })) == 5)
        #expect(value(GestureState(initialValue: 6, reset: { _, _ in })) == 6)
        #expect(value(GestureState<Int?>(resetTransaction: Transaction())) == nil)
        #expect(value(GestureState<Int?>(reset: { _, _ in })) == nil)
        #expect(GestureState(wrappedValue: 7).projectedValue.wrappedValue == 7)
    }

    private struct Falling: View {
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
        private var offset = 0.0
        var body: some View {
            Text("Pad").frame(width: 200, height: 100)
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .updating($offset) { value, state, _ in state = value.translation.width }
                )
                .offset(x: offset)
                .transaction { falls.add("\(Int(offset)) \($0.animation != nil)") }
        }
    }

    @Test(
        "The transaction that a gesture state is given goes with its fall back, and no other write")
    func resetTransaction() {
        _ = falls.take()
        let app = TestApp { Falling() }
        app.find("Pad").drag(by: CGSize(width: 40, height: 0))
        let said = falls.take()
        #expect(said.contains("40 false"))
        #expect(said.contains("0 true"))
        #expect(!said.contains("40 true"))
        #expect(app.counting { app.advance(by: .milliseconds(500)) }.frames > 10)
        app.advance(by: .seconds(1))
        #expect(app.counting { app.advance(by: .milliseconds(500)) }.frames == 0)
    }
}

private let resets = Lines()
private let moves = Lines()
private let falls = Lines()
