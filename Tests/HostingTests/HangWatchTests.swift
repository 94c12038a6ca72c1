import Foundation
import Synchronization
import Testing

@testable import Hosting

struct HangWatchTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
        let said = DispatchSemaphore(value: 0)

        func add(_ line: String) {
            all.withLock { $0.append(line) }
            said.signal()
        }
    }

    @Test("A turn that does not end is reported once, with what it handles, and when it ends")
    func hanging() {
        let lines = Lines()
        let watch = HangWatch(limit: .milliseconds(20), signals: nil) { lines.add($0) }
        watch.begin("what a press on “Go” does")
        lines.said.wait()
        watch.end()
        lines.said.wait()
        let all = lines.all.withLock { $0 }
        #expect(all.count == 2)
        #expect(all.first?.contains("what a press on “Go” does has not ended") == true)
        #expect(all.last == "The app answers again.")
    }

    @Test("Turns that end in time are not reported")
    func inTime() {
        let lines = Lines()
        let watch = HangWatch(limit: .seconds(600), signals: nil) { lines.add($0) }
        for _ in 0..<100 {
            watch.begin(nil)
            watch.end()
        }
        #expect(lines.all.withLock { $0 }.isEmpty)
    }
}
