import Automation
import Hosting
import Sessions
import SwiftUI
import Testing

/// Turns that follow each other faster than the thread that saves them gets a processor.
@MainActor
@Suite(.serialized)
struct LateWriterTests {
    private struct TallyApp: App {
        var body: some Scene { WindowGroup { Tally() } }
    }

    private struct Tally: View {
        @SceneStorage("count") private var count = 0
        var body: some View {
            Button("Add") { count += 1 }
        }
    }

    @Test("FAULTS 2: a turn is shown once those before it are saved, however late the writer")
    func late() throws {
        let place = try SessionPlace()
        let host = try place.start(TallyApp.self, ["CASEMENT_SESSION": "none"])
        var options = SessionOptions()
        options.writerQueue = JobQueue()
        // The machine may have other work for longer than an app would wait.
        (options.patience, options.longestWait) = (.seconds(60), .seconds(60))
        let (store, _) = try SessionStore.open(at: place.directory, options: options)
        host.save(to: store)
        let driver = place.driver(host)
        for count in 1...3 {
            options.writerQueue.async {
                let end = ContinuousClock.now + .milliseconds(60)
                while ContinuousClock.now < end {}
            }
            try driver.press(.tap, .element(Selector(label: "Add")))
            let saved = try place.saved.windows.first?.storage["count"]
            let previous: StoredValue? = count == 1 ? nil : .int(count - 1)
            #expect(saved == previous || saved == .int(count), "after \(count) taps")
        }
        host.quit()
    }

    @Test("FAULTS 31: while a write stands still, turns are shown and saved together afterwards")
    func stalled() throws {
        let place = try SessionPlace()
        let host = try place.start(TallyApp.self, ["CASEMENT_SESSION": "none"])
        var options = SessionOptions()
        options.writerQueue = JobQueue()
        let (store, _) = try SessionStore.open(at: place.directory, options: options)
        host.save(to: store)
        host.commitNow()
        let gate = DispatchSemaphore(value: 0)
        options.writerQueue.async { gate.wait() }
        let driver = place.driver(host)
        for _ in 1...5 { try driver.press(.tap, .element(Selector(label: "Add"))) }
        #expect(try place.saved.windows.first?.storage["count"] == nil)
        gate.signal()
        host.commitNow()
        #expect(try place.saved.windows.first?.storage["count"] == .int(5))
        host.quit()
    }
}
