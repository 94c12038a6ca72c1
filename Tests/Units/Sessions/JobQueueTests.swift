import Foundation
import Synchronization
import Testing
import Waiting

@testable import Sessions

/// The order in which a queue serves jobs and callers, and when its thread goes away.
struct JobQueueTests {
    private final class Lines: Sendable {
        private let kept = Mutex<[String]>([])
        var all: [String] { kept.withLock { $0 } }
        func add(_ line: String) { kept.withLock { $0.append(line) } }
    }

    @Test("Jobs are done in the order in which they were given, and before a later caller's turn")
    func order() {
        let (queue, lines) = (JobQueue(), Lines())
        let gate = DispatchSemaphore(value: 0)
        queue.async { gate.wait() }
        for number in 1...50 { queue.async { lines.add("\(number)") } }
        gate.signal()
        let seen = queue.sync { lines.all }
        #expect(seen == (1...50).map(String.init))
    }

    /// How many are inside at a time.
    private final class Room: Sendable {
        private let counts = Mutex((inside: 0, most: 0))
        var most: Int { counts.withLock { $0.most } }

        func visit() {
            counts.withLock {
                $0.inside += 1
                $0.most = max($0.most, $0.inside)
            }
            counts.withLock { $0.inside -= 1 }
        }
    }

    @Test("Callers and jobs wait for each other, whatever threads they come from")
    func callers() {
        let (queue, room, lines) = (JobQueue(), Room(), Lines())
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<200 {
                queue.sync { room.visit() }
                queue.async {
                    room.visit()
                    lines.add("job")
                }
            }
        }
        #expect(queue.sync { lines.all.count } == 1_600)
        #expect(room.most == 1)
    }

    @Test("A caller's error is its own, and the next one has its turn")
    func errors() {
        struct Refusal: Error {}
        let queue = JobQueue()
        #expect(throws: Refusal.self) { try queue.sync { throw Refusal() } }
        #expect(queue.sync { 7 } == 7)
    }

    @Test("What is given a delay comes when its time has passed, the earliest first")
    func delays() {
        let (queue, lines) = (JobQueue(), Lines())
        let last = DispatchSemaphore(value: 0)
        let start = ContinuousClock.now
        queue.async(after: .milliseconds(40)) {
            lines.add("late")
            last.signal()
        }
        queue.async(after: .milliseconds(20)) { lines.add("soon") }
        queue.async { lines.add("now") }
        last.wait()
        #expect(lines.all == ["now", "soon", "late"])
        #expect(ContinuousClock.now - start >= .milliseconds(40))
    }

    @Test("Without its last owner a queue does what waits, drops what is due later, and ends")
    func ending() async {
        final class Witness: Sendable {}
        weak var witness: Witness?
        let lines = Lines()
        do {
            let (queue, held) = (JobQueue(), Witness())
            witness = held
            queue.async(after: .seconds(3600)) { withExtendedLifetime(held) {} }
            queue.async { lines.add("done") }
        }
        await giveWay { witness == nil }
        #expect(witness == nil)
        #expect(lines.all == ["done"])
    }

    /// Keeps a processor until the time has passed or it is told to end.
    private func spin(for time: Duration, until isOver: borrowing Atomic<Bool>) {
        let end = ContinuousClock.now + time
        while ContinuousClock.now < end, !isOver.load(ordering: .relaxed) {}
    }

    @Test("Whoever waits for earlier jobs waits while their thread runs, however little patience")
    func finishing() {
        let (queue, lines) = (JobQueue(), Lines())
        #expect(queue.finish(patience: .zero, limit: .zero), "There is nothing to wait for.")
        queue.async {
            let isOver = Atomic(false)
            spin(for: .milliseconds(50), until: isOver)
            lines.add("first")
        }
        queue.async { lines.add("second") }
        #expect(queue.finish(patience: .milliseconds(2), limit: .seconds(60)))
        #expect(lines.all == ["first", "second"])
        #expect(!queue.isStuck)
    }

    @Test("Nobody waits long for a thread that sleeps in the midst of a job, and never twice")
    func stuck() {
        let (queue, gate) = (JobQueue(), DispatchSemaphore(value: 0))
        queue.async { gate.wait() }
        #expect(!queue.finish(patience: .milliseconds(2), limit: .seconds(60)))
        #expect(queue.isStuck)
        // A second wait would take the rest of this test's day.
        #expect(!queue.finish(patience: .seconds(86_400), limit: .seconds(86_400)))
        gate.signal()
        queue.sync {}
        #expect(!queue.isStuck)
        queue.async {}
        #expect(queue.finish(patience: .seconds(60), limit: .seconds(60)))
    }

    @Test("Whoever looks late, having had no processor, does not take the time before for sleep")
    func lateLooks() {
        let start = ContinuousClock.now
        var sleep = SeenSleep(interval: .milliseconds(1), since: start)
        sleep.note(isAsleep: true, at: start + .seconds(10))
        #expect(sleep.duration == .milliseconds(1))
        sleep.note(isAsleep: true, at: start + .microseconds(10_000_500))
        #expect(sleep.duration == .microseconds(1_500))
        sleep.note(isAsleep: false, at: start + .seconds(11))
        #expect(sleep.duration == .zero)
    }

    @Test("However long a job runs, waiting for it has an end")
    func limit() {
        final class Flag: Sendable { let isOver = Atomic(false) }
        let (queue, flag) = (JobQueue(), Flag())
        queue.async { spin(for: .seconds(60), until: flag.isOver) }
        #expect(!queue.finish(patience: .seconds(60), limit: .milliseconds(5)))
        flag.isOver.store(true, ordering: .relaxed)
        queue.sync {}
    }
}
