/// How much of the thread that all viewers share one connection may have for what it sends: a fifth,
/// of which those that want more than they may have get equal parts.
///
/// Bytes say little of the work they make: 16 KB are a piece of a text, or thousands of movements of
/// a pointer. Work is therefore counted by the time that it takes, in the manner of a leaky bucket.
package struct ReadingShare {
    /// The part of the thread for all connections that send without a pause, and the smallest of one.
    private static let (all, least) = (1.0 / 5, 1.0 / 64)
    /// What a connection may have at once after it has sent little.
    private static let allowance = 0.002

    /// Seconds of work that have not been waited for.
    private var used = 0.0
    private var last: ContinuousClock.Instant

    package init(at now: ContinuousClock.Instant) { last = now }

    /// Adds work that is over now. Returns for how long nothing more is to be read of the connection,
    /// while `others` wait in the same way.
    package mutating func pause(
        after work: Duration, at now: ContinuousClock.Instant, besides others: Int
    ) -> Duration {
        let rate = max(Self.all / Double(max(others, 0) + 1), Self.least)
        used = max(used - (now - last) / .seconds(1) * rate, 0) + work / .seconds(1)
        last = now
        guard used > Self.allowance else { return .zero }
        return .seconds((used - Self.allowance) / rate)
    }
}
