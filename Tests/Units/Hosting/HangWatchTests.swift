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
        watch.begin { "what a press on “Go” does" }
        lines.said.wait()
        watch.end()
        lines.said.wait()
        let all = lines.all.withLock { $0 }
        #expect(all.count == 2)
        #expect(all.first?.contains("what a press on “Go” does has not ended") == true)
        #expect(all.last == "The app answers again.")
    }

    /// Requests that a test makes by writing into a pipe.
    private final class Requests: EndRequests {
        let pipe = Pipe()
        let answers: Mutex<[Bool]>

        init(_ answers: [Bool]) { self.answers = Mutex(answers) }

        var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

        func areUrgent() -> Bool { answers.withLock { $0.isEmpty ? false : $0.removeFirst() } }
    }

    @Test("Urgent requests to end, made in a window, end an app in which a turn does not end")
    func urgentRequests() {
        let ended = DispatchSemaphore(value: 0)
        let watch = HangWatch(
            limit: .milliseconds(20), signals: nil, end: { ended.signal() }, report: { _ in })
        let requests = Requests([false, false, true])
        watch.follow(requests)
        watch.begin(nil)
        requests.pipe.fileHandleForWriting.write(Data([1]))
        ended.wait()
        watch.end()
        #expect(requests.answers.withLock { $0.isEmpty })
    }

    @Test("Requests to end are not looked for when the turn has ended")
    func noHang() {
        let lines = Lines()
        let watch = HangWatch(
            limit: .milliseconds(20), signals: nil, end: { Issue.record("It ends") },
            report: { lines.add($0) })
        let requests = Requests([])
        watch.follow(requests)
        for _ in 1...2 {
            watch.begin(nil)
            lines.said.wait()
            watch.end()
            lines.said.wait()
            // The main thread may take what comes now.
            requests.answers.withLock { $0 = [true] }
            requests.pipe.fileHandleForWriting.write(Data([1]))
            #expect(requests.answers.withLock { $0 } == [true])
            _ = requests.pipe.fileHandleForReading.availableData
            requests.answers.withLock { $0 = [] }
        }
    }

    @Test("Turns that end in time are not reported, and what they handle is not put into words")
    func inTime() {
        let lines = Lines()
        let watch = HangWatch(limit: .seconds(600), signals: nil) { lines.add($0) }
        for _ in 0..<100 {
            watch.begin {
                Issue.record("Words are made for nobody")
                return ""
            }
            watch.end()
        }
        #expect(lines.all.withLock { $0 }.isEmpty)
    }
}
