import Combine
import CasementTesting
import SwiftUI
import Testing

/// What is left of a view while it leaves.
@MainActor
struct LeavingViewTests {
    private final class Model: ObservableObject {
        @Published var number = 1
        @Published var isShown = true
        let ticks = PassthroughSubject<Int, Never>()
    }

    private final class Owned: ObservableObject {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }
        deinit { log("freed") }
    }

    private struct Guest: View {
        @ObservedObject var model: Model
        let given: Int
        let log: CallbackLog
        @State private var presses = 0
        @StateObject private var owned: Owned

        init(model: Model, given: Int, log: CallbackLog) {
            self.model = model
            self.given = given
            self.log = log
            _owned = StateObject(wrappedValue: Owned(log))
        }

        var body: some View {
            let _ = owned
            Button("guest \(given) \(model.number) \(presses)") {
                presses += 1
                log("pressed")
            }
            .onReceive(model.ticks) { log("tick \($0)") }
            .task {
                log("started")
                try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                log("cancelled")
            }
        }
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        let log: CallbackLog
        var swings = false

        var body: some View {
            VStack {
                Text("screen")
                if model.isShown {
                    if swings {
                        Guest(model: model, given: model.number, log: log).transition(Swing())
                    } else {
                        Guest(model: model, given: model.number, log: log)
                    }
                }
            }
        }
    }

    private struct Swing: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 100)
        }
    }

    private func isDrawn(_ text: String, _ app: TestApp) -> Bool {
        app.printedDisplayList().contains("text \"\(text)\"")
    }

    @Test(
        "S-244: a leaving view is shown as it was, and takes part in nothing",
        arguments: [false, true])
    func frozen(swings: Bool) async {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Screen(model: model, log: log, swings: swings) }
        await log.wait(for: 1)
        app.find("guest 1 1 0").tap()
        app.find("guest 1 1 1").expect()
        let place = app.find("guest 1 1 1").frame
        withAnimation(.linear(duration: 1)) {
            model.number = 2
            model.isShown = false
        }
        app.settle()
        app.advance(by: .milliseconds(500))
        #expect(isDrawn("guest 1 1 1", app))
        let counts = app.counting { model.number = 3 }
        #expect(counts.bodies == 1)
        #expect(isDrawn("guest 1 1 1", app))
        app.tap(at: CGPoint(x: place.midX, y: place.midY))
        app.key("Tab")
        app.key("Return")
        app.find("guest 1 1 1").expectNone()
        app.advance(by: .seconds(1))
        #expect(!isDrawn("guest 1 1 1", app))
        #expect(log.count(of: "pressed") == 1)
    }

    @Test("S-244: a view that comes again while its former self leaves begins anew")
    func again() async {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Screen(model: model, log: log) }
        await log.wait(for: 1)
        app.find("guest 1 1 0").tap()
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        app.settle()
        app.advance(by: .milliseconds(300))
        withAnimation(.linear(duration: 1)) { model.isShown = true }
        app.settle()
        app.advance(by: .milliseconds(300))
        #expect(isDrawn("guest 1 1 1", app) && isDrawn("guest 1 1 0", app))
        app.find("guest 1 1 0").expect()
        app.advance(by: .seconds(2))
        #expect(!isDrawn("guest 1 1 1", app))
        app.find("guest 1 1 0").expect()
        // Both tasks, a press, and the end of the first task and object.
        await log.wait(for: 5)
        #expect(log.count(of: "freed") == 1)
    }

    @Test(
        "S-028: at the end of its removal a view's object is freed, its task and subscription end")
    func release() async {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Screen(model: model, log: log) }
        await log.wait(for: 1)
        model.ticks.send(1)
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        app.settle()
        app.advance(by: .milliseconds(500))
        #expect(log.count(of: "freed") == 0)
        app.advance(by: .seconds(1))
        model.ticks.send(2)
        await log.wait(for: 4)
        #expect(log.lines.sorted() == ["cancelled", "freed", "started", "tick 1"])
    }

    @Test("S-028: without an animation all of that happens at once")
    func releaseAtOnce() async {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Screen(model: model, log: log) }
        await log.wait(for: 1)
        model.isShown = false
        app.settle()
        model.ticks.send(2)
        await log.wait(for: 3)
        #expect(log.lines.sorted() == ["cancelled", "freed", "started"])
    }
}
