import Foundation

/// Uses an app at random in several processes at once, each with events and a session of its own.
/// All state is behind the lock.
final class MonkeyJobs: @unchecked Sendable {
    /// What all have done together.
    struct Total {
        var events = 0
        /// How often an app was started.
        var lives = 0
    }

    private let monkeys: [Monkey]
    private let limit: Monkey.Limit
    private let lock = NSLock()
    private var totals: [Total]
    private var hasEnded = false

    /// The first job has the seed, and each other one the next.
    init(
        _ count: Int, seed: UInt64, limit: Monkey.Limit, makeMonkey: (UInt64) throws -> Monkey
    ) rethrows {
        monkeys = try (0..<count).map { try makeMonkey(seed &+ UInt64($0)) }
        self.limit = limit
        totals = Array(repeating: Total(), count: count)
    }

    var total: Total { lock.withLock { sum } }

    private var sum: Total {
        totals.reduce(into: Total()) { sum, total in
            sum.events += total.events
            sum.lives += total.lives
        }
    }

    /// Goes on until the limit is reached or one job finds something. Returns that job's monkey and
    /// what it has done; nil if nothing was found. Throws if the app cannot be started.
    func explore(
        progress: @escaping (Total) -> Void
    ) throws -> (monkey: Monkey, result: Monkey.Result)? {
        let queue = WorkQueue(Array(monkeys.indices)) { job in
            Result { try self.explore(job, progress) }
        }
        let results = try queue.results(jobs: monkeys.count).map { try $0.get() }
        return zip(monkeys, results).first { $0.1.finding != nil }.map { (monkey: $0, result: $1) }
    }

    private func explore(_ job: Int, _ progress: (Total) -> Void) throws -> Monkey.Result {
        var own = limit
        own.events = limit.share(of: job, among: monkeys.count)
        own.isCalledOff = { self.lock.withLock { self.hasEnded } }
        var hasFinished = false
        defer { if !hasFinished { lock.withLock { hasEnded = true } } }
        let result = try monkeys[job].explore(own) { result in
            self.lock.withLock {
                self.totals[job] = Total(events: result.events, lives: result.lives)
                progress(self.sum)
            }
        }
        hasFinished = result.finding == nil
        return result
    }
}
