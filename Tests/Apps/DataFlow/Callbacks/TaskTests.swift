import CasementTesting
import SwiftUI
import Testing

/// Tasks that live as long as their view is shown.
@MainActor
struct TaskTests {
    private final class Model: ObservableObject {
        @Published var isShown = true
        @Published var number = 0
        @Published var unrelated = 0
    }

    /// Sleeps until it is cancelled.
    private static func sleep(_ name: String, _ log: CallbackLog) async {
        log("\(name) started")
        do {
            try await Task.sleep(nanoseconds: 3_600_000_000_000)
            log("\(name) slept")
        } catch is CancellationError {
            log("\(name) cancelled: \(Task.isCancelled)")
        } catch {
            log("\(name) failed")
        }
        log("\(name) went on")
    }

    private struct Removing: View {
        @ObservedObject var model: Model
        let log: CallbackLog

        var body: some View {
            VStack {
                if model.isShown {
                    Text("shown").task { await TaskTests.sleep("task", log) }
                }
            }
        }
    }

    @Test("S-117: a task is cancelled when its view goes, and may still go on to its end")
    func removal() async {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Removing(model: model, log: log) }
        await log.wait(for: 1)
        #expect(log.lines == ["task started"])
        model.isShown = false
        app.settle()
        await log.wait(for: 3)
        #expect(log.lines == ["task started", "task cancelled: true", "task went on"])
    }

    private struct Identified: View {
        @ObservedObject var model: Model
        let log: CallbackLog

        var body: some View {
            let number = model.number
            Text("shown").task { await TaskTests.sleep("\(number)", log) }.id(number)
        }
    }

    @Test("S-117: a view with another identity has a task of its own; the former is cancelled")
    func identity() async {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Identified(model: model, log: log) }
        await log.wait(for: 1)
        model.unrelated = 1
        app.settle()
        await log.letOthersRun()
        #expect(log.lines == ["0 started"])
        model.number = 1
        app.settle()
        await log.wait(for: 4)
        #expect(
            log.lines.sorted() == ["0 cancelled: true", "0 started", "0 went on", "1 started"])
    }

    private struct Following: View {
        @ObservedObject var model: Model
        let log: CallbackLog

        var body: some View {
            let number = model.number
            Text("\(number) \(model.unrelated)")
                .task(id: number) { await TaskTests.sleep("\(number)", log) }
        }
    }

    @Test("S-119: task(id:) starts with the view, and again for another id only")
    func ids() async {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Following(model: model, log: log) }
        await log.wait(for: 1)
        #expect(log.lines == ["0 started"])
        model.unrelated = 1
        model.number = 0
        app.settle()
        await log.letOthersRun()
        #expect(log.lines == ["0 started"])
        model.number = 1
        app.settle()
        await log.wait(for: 4)
        #expect(log.count(of: "0 cancelled: true") == 1)
        #expect(log.count(of: "1 started") == 1)
        #expect(log.lines.filter { $0.hasSuffix("started") }.count == 2)
    }

    @MainActor
    private final class Surroundings {
        var isOnActor = false
        var priorities: [TaskPriority?] = []
        let (stream, end) = AsyncStream<Void>.makeStream()

        /// Callable without `await` on the main actor alone.
        func note() {
            isOnActor = true
            priorities.append(Task.basePriority)
        }
    }

    private struct Working: View {
        @ObservedObject var model: Model
        let surroundings: Surroundings
        let log: CallbackLog

        var body: some View {
            VStack {
                if model.isShown {
                    Text("default").task {
                        surroundings.note()
                        log("default")
                    }
                    Text("low").task(priority: .background) {
                        surroundings.note()
                        log("low")
                    }
                    Text("free").task {
                        let stream = surroundings.stream
                        Task {
                            for await _ in stream {}
                            log("unstructured cancelled: \(Task.isCancelled)")
                        }
                        await TaskTests.sleep("task", log)
                    }
                }
            }
        }
    }

    @Test(
        """
        S-120: a task runs on its view's actor with the priority of the user's wishes, and takes \
        along no task that it has made itself
        """)
    func surroundings() async {
        let (log, model, surroundings) = (CallbackLog(), Model(), Surroundings())
        let app = TestApp { Working(model: model, surroundings: surroundings, log: log) }
        await log.wait(for: 3)
        #expect(surroundings.isOnActor)
        #expect(surroundings.priorities == [.userInitiated, .background])
        model.isShown = false
        app.settle()
        await log.wait(for: 5)
        await log.letOthersRun()
        #expect(log.count(of: "task cancelled: true") == 1)
        #expect(!log.lines.contains { $0.hasPrefix("unstructured") })
        surroundings.end.finish()
        await log.wait(for: 6)
        #expect(log.lines.last == "unstructured cancelled: false")
    }
}
