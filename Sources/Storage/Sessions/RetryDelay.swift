/// The delay before writing to a failed disk is tried again: twice as long each time, up to a
/// limit.
struct RetryDelay: Sendable {
    private static let first: Duration = .seconds(1)
    private static let longest: Duration = .seconds(30)

    private var next = RetryDelay.first
    /// Whether a retry waits for its time.
    private(set) var isScheduled = false

    /// Whether the next retry is the first since writing last succeeded.
    var isFirst: Bool { next == Self.first }

    /// Schedules a retry and returns the delay before it; `nil` if one is scheduled already.
    mutating func schedule() -> Duration? {
        guard !isScheduled else { return nil }
        isScheduled = true
        defer { next = min(next * 2, Self.longest) }
        return next
    }

    /// The scheduled retry begins.
    mutating func begin() { isScheduled = false }

    mutating func succeed() { next = Self.first }
}
