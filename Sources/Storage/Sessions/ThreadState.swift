import Glibc

/// The scheduling state of a thread of this process.
struct ThreadState: Sendable {
    private let path: String

    /// The calling thread's.
    init() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = readlink("/proc/thread-self", &bytes, bytes.count)
        path = "/proc/\(String(decoding: bytes[..<max(0, count)], as: UTF8.self))/stat"
    }

    /// Whether it runs or waits for a processor; false while it sleeps or waits for a disk. True
    /// if the system does not say.
    var isRunnable: Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(descriptor, &bytes, bytes.count)
        // The state follows the name, which stands in parentheses and may hold some of its own.
        guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")),
            end + 2 < count
        else { return true }
        return bytes[end + 2] == UInt8(ascii: "R")
    }
}

/// How long a thread has been seen asleep, by one that looks at it again and again.
struct SeenSleep {
    /// The time between two looks that counts at most: whoever looks late, because it had no
    /// processor itself, knows nothing of the time before.
    let interval: Duration
    private(set) var duration = Duration.zero
    private var last: ContinuousClock.Instant

    init(interval: Duration, since start: ContinuousClock.Instant) {
        self.interval = interval
        last = start
    }

    /// Takes what a look shows.
    mutating func note(isAsleep: Bool, at now: ContinuousClock.Instant) {
        duration = isAsleep ? duration + min(now - last, interval) : .zero
        last = now
    }
}
