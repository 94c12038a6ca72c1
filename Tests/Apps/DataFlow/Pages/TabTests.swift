import CasementTesting
import SwiftUI
import Testing

/// The life of a tab's page, which only some of the time is the one that is shown.
@MainActor
struct TabTests {
    private final class Model: ObservableObject {
        @Published var tab = "one"
    }

    private struct Page: View {
        let name: String
        let log: CallbackLog
        @State private var count = 0

        var body: some View {
            let _ = log("body \(name)")
            VStack {
                Text("\(name) has \(count)")
                Button("Add to \(name)") { count += 1 }
            }
            .onAppear { log("+\(name)") }
            .onDisappear { log("-\(name)") }
        }
    }

    private struct Pages: View {
        @ObservedObject var model: Model
        let log: CallbackLog

        var body: some View {
            TabView(selection: $model.tab) {
                Page(name: "one", log: log).tabItem { Text("First") }.tag("one")
                Page(name: "two", log: log).tabItem { Text("Second") }.tag("two")
                Page(name: "three", log: log).tabItem { Text("Third") }.tag("three")
            }
        }
    }

    @Test("S-126: a tab's page is made when the tab is first chosen")
    func lazily() {
        let log = CallbackLog()
        let app = TestApp { Pages(model: Model(), log: log) }
        #expect(log.lines == ["body one", "+one"])
        app.find("Third", role: .tab).tap()
        #expect(log.count(of: "body three") == 1)
        #expect(log.count(of: "body two") == 0)
        app.find("three has 0").expect()
        app.find("one has 0").expectNone()
    }

    @Test("S-126: a page keeps its state while another is shown, and comes and goes with the tab")
    func kept() {
        let (log, model) = (CallbackLog(), Model())
        let app = TestApp { Pages(model: model, log: log) }
        app.find("Add to one").tap()
        app.find("Second", role: .tab).tap()
        app.find("Add to two").tap()
        model.tab = "one"
        app.settle()
        app.find("one has 1").expect()
        app.find("Second", role: .tab).tap()
        app.find("two has 1").expect()
        #expect(
            log.lines.filter { !$0.hasPrefix("body") } == [
                "+one", "+two", "-one", "+one", "-two", "+two", "-one",
            ])
    }

    private struct WorkingPages: View {
        let log: CallbackLog

        var body: some View {
            TabView {
                Text("plain").tabItem { Text("First") }
                Text("working").tabItem { Text("Second") }
                    .task {
                        log("started")
                        try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                        log("cancelled: \(Task.isCancelled)")
                    }
            }
        }
    }

    private struct Worker: View {
        let log: CallbackLog

        var body: some View {
            Text("working")
                .task {
                    log("started")
                    try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                    log("cancelled: \(Task.isCancelled)")
                }
        }
    }

    private struct WorkerPages: View {
        let log: CallbackLog

        var body: some View {
            TabView {
                Text("plain").tabItem { Text("First") }
                Worker(log: log).tabItem { Text("Second") }
            }
        }
    }

    @Test("S-118: leaving a tab cancels its task, and coming back starts another")
    func tasks() async {
        let log = CallbackLog()
        let app = TestApp { WorkerPages(log: log) }
        await log.letOthersRun()
        #expect(log.lines == [])
        app.find("Second", role: .tab).tap()
        await log.wait(for: 1)
        app.find("First", role: .tab).tap()
        await log.wait(for: 2)
        #expect(log.lines == ["started", "cancelled: true"])
        app.find("Second", role: .tab).tap()
        await log.wait(for: 3)
        #expect(log.lines == ["started", "cancelled: true", "started"])
    }

    @Test("S-118: the task of a page that is described by its tab alone follows the tab, too")
    func taskOutsideOfTheLabel() async {
        let log = CallbackLog()
        let app = TestApp { WorkingPages(log: log) }
        await log.letOthersRun()
        #expect(log.lines == [])
        app.find("Second", role: .tab).tap()
        await log.wait(for: 1)
        app.find("First", role: .tab).tap()
        await log.wait(for: 2)
        #expect(log.lines == ["started", "cancelled: true"])
    }
}
