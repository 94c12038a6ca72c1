/// Counts wrong tokens and passwords by where they come from, and delays further tries.
package struct WrongTries {
    package enum Verdict: Equatable, Sendable {
        case granted, wrong
        /// Not looked at: so many seconds are left.
        case wait(seconds: Int)
    }

    private struct Record {
        var count = 0
        var waitsUntil: ContinuousClock.Instant
    }

    /// Tries before each further one waits, and before they are logged.
    package static let free = 3, logged = 10
    private static let longestWait = 30
    /// Strangers are forgotten beyond that many.
    private static let capacity = 1_000

    private var records: [String: Record] = [:]
    private let secret: MirrorSecret
    private let log: (String) -> Void

    package init(_ secret: MirrorSecret, log: @escaping (String) -> Void) {
        self.secret = secret
        self.log = log
    }

    /// `origin` is the viewer's address.
    package mutating func check(
        _ given: some Collection<UInt8>, from origin: String, at now: ContinuousClock.Instant
    ) -> Verdict {
        if let record = records[origin], record.count >= Self.free, now < record.waitsUntil {
            let left = (record.waitsUntil - now).components
            return .wait(seconds: max(1, Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)))
        }
        if secret.matches(given) {
            records[origin] = nil
            return .granted
        }
        if records.count >= Self.capacity, records[origin] == nil {
            // Those whose wait is over first: they can be counted anew.
            records = records.filter { now < $0.value.waitsUntil }
            if records.count >= Self.capacity { records = [:] }
        }
        var record = records[origin] ?? Record(waitsUntil: now)
        record.count += 1
        if record.count >= Self.free {
            let doubled = 1 << min(record.count - Self.free, 5)
            record.waitsUntil = now + .seconds(min(doubled, Self.longestWait))
        }
        records[origin] = record
        if record.count % Self.logged == 0 {
            log("\(record.count) wrong passwords of a mirror's viewer from \(origin)")
        }
        return .wrong
    }
}
