/// Counts wrong tokens and passwords by where they come from and in all, and makes those who guess
/// wait for their answers. The right secret is never kept waiting, whatever was tried before.
package struct WrongTries {
    package enum Verdict: Equatable, Sendable {
        case granted
        /// To be answered after a pause.
        case wrong(pause: Duration)
    }

    private struct Record {
        var count = 0
        var latest: ContinuousClock.Instant
    }

    /// Tries before each further one is answered late, and before they are logged.
    package static let free = 3, logged = 10
    /// Tries of all in a minute before each further one is answered late, and tries of all in between
    /// two lines of the log.
    package static let freeOfAll = 30, loggedOfAll = 100
    /// Shorter than the patience with connections that have not shown a secret.
    private static let longestPause = Duration.seconds(8)
    /// Strangers are forgotten beyond that many.
    private static let capacity = 1_000

    private var records: [AddressGroup: Record] = [:]
    private var total = 0
    private var minute: (start: ContinuousClock.Instant, count: Int)?
    private let log: (String) -> Void

    package init(log: @escaping (String) -> Void) { self.log = log }

    package mutating func check(
        _ isRight: Bool, from origin: AddressGroup, at now: ContinuousClock.Instant
    ) -> Verdict {
        guard !isRight else {
            records[origin] = nil
            return .granted
        }
        return .wrong(pause: max(pause(origin, now), pauseOfAll(now)))
    }

    private mutating func pause(
        _ origin: AddressGroup, _ now: ContinuousClock.Instant
    ) -> Duration {
        if records.count >= Self.capacity, records[origin] == nil { forget(before: now) }
        var record = records[origin] ?? Record(latest: now)
        record.count += 1
        record.latest = now
        records[origin] = record
        if record.count % Self.logged == 0 {
            log("\(record.count) wrong passwords of a mirror's viewers from \(origin)")
        }
        guard record.count > Self.free else { return .zero }
        return min(.seconds(1 << min(record.count - Self.free - 1, 5)), Self.longestPause)
    }

    private mutating func forget(before now: ContinuousClock.Instant) {
        records = records.filter { now - $0.value.latest < .seconds(60) }
        if records.count >= Self.capacity { records = [:] }
    }

    private mutating func pauseOfAll(_ now: ContinuousClock.Instant) -> Duration {
        total += 1
        if total % Self.loggedOfAll == 0 {
            log("\(total) wrong passwords of a mirror's viewers in all")
        }
        if let minute, now - minute.start < .seconds(60) {
            self.minute?.count += 1
            return minute.count >= Self.freeOfAll ? Self.longestPause : .zero
        }
        minute = (now, 1)
        return .zero
    }
}
