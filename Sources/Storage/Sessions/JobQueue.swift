import Glibc

/// A serial queue: runs jobs in the order in which they were added, on a thread of its own that
/// sleeps while none is due.
///
/// Unlike Dispatch's global queues, which monitor their threads once a second from the first job
/// on, it uses no processor time while idle. Its thread starts with the first asynchronous job and
/// ends after the last one once nothing refers to the queue; delayed jobs are then dropped. Where
/// the system refuses a thread, jobs wait until the next one is added, or until a caller of `sync`
/// runs them first.
package final class JobQueue: Sendable {
    package typealias Job = @Sendable () -> Void

    private let scheduler = JobScheduler()

    package init() {}

    deinit { scheduler.end() }

    package func async(_ job: @escaping Job) { scheduler.add(job) }

    /// Runs the job after the delay, by a monotonic clock.
    package func async(after delay: Duration, _ job: @escaping Job) {
        scheduler.add(job, at: .now + delay)
    }

    /// Runs the body on the calling thread when all earlier jobs are done, before later ones.
    package func sync<Result>(_ body: () throws -> Result) rethrows -> Result {
        scheduler.enter()
        defer { scheduler.leave() }
        return try body()
    }

    /// Waits until the jobs added so far are done; false if the queue is stuck.
    ///
    /// It is stuck if its thread sleeps inside a job for longer than `patience`, as it does
    /// while a disk stalls. While the thread only waits for a processor, the caller waits up to
    /// `limit`. Once a queue is stuck, callers no longer wait for that job.
    package func finish(patience: Duration, limit: Duration) -> Bool {
        scheduler.finish(patience: patience, limit: limit)
    }

    /// Whether a caller gave up waiting in `finish`, and the same job is still running.
    package var isStuck: Bool { scheduler.isStuck }
}

/// The order of jobs and of waiting callers: each has a ticket number and runs when that number is
/// served.
private final class JobScheduler: @unchecked Sendable {
    private struct QueuedJob {
        let number: Int
        let job: JobQueue.Job
    }

    private struct Delayed {
        let due: ContinuousClock.Instant
        let job: JobQueue.Job
    }

    /// Guards the properties below.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when the served number changes or a job is added.
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// The number being served, or served next.
    private var serving = 0
    private var nextNumber = 0
    private var waiting: [QueuedJob] = []
    /// The jobs that wait for a time, in the order in which they are due.
    private var delayed: [Delayed] = []
    private var hasThread = false
    private var hasEnded = false
    private var thread: ThreadState?
    /// How many callers wait in `finish`.
    private var finishingCount = 0
    /// The number that was served when a caller gave up waiting.
    private var stuck: Int?

    init() {
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func add(_ job: @escaping JobQueue.Job, at due: ContinuousClock.Instant? = nil) {
        withLock {
            if let due {
                let index = delayed.firstIndex { $0.due > due } ?? delayed.count
                delayed.insert(Delayed(due: due, job: job), at: index)
            } else {
                enqueue(job)
            }
            if !hasThread { hasThread = startThread() }
            pthread_cond_broadcast(condition)
        }
    }

    func end() {
        withLock {
            hasEnded = true
            pthread_cond_broadcast(condition)
        }
    }

    // MARK: Callers

    func enter() {
        let number = withLock { takeNumber() }
        while let job = earlierJob(before: number) {
            job()
            leave()
        }
    }

    func leave() { withLock { serveNext() } }

    /// Sleeps until the number is served. Without a thread it returns the next job before it
    /// instead.
    private func earlierJob(before number: Int) -> JobQueue.Job? {
        withLock {
            while serving != number {
                if !hasThread, let job = takeJob() { return job }
                pthread_cond_wait(condition, mutex)
            }
            return nil
        }
    }

    /// The interval at which the state of a busy thread is checked.
    private static let checkInterval: Duration = .microseconds(500)

    func finish(patience: Duration, limit: Duration) -> Bool {
        withLock {
            let end = nextNumber
            guard serving < end else { return true }
            finishingCount += 1
            defer { finishingCount -= 1 }
            let deadline = ContinuousClock.now + limit
            var sleep = SeenSleep(interval: Self.checkInterval * 2, since: .now)
            while serving < end {
                guard stuck != serving else { return false }
                let before = serving
                self.sleep(until: .now + Self.checkInterval)
                let now = ContinuousClock.now
                sleep.note(isAsleep: serving == before && !isRunnable, at: now)
                if sleep.duration >= patience || now >= deadline { stuck = serving }
            }
            return true
        }
    }

    var isStuck: Bool { withLock { stuck == serving } }

    /// A thread that has just been created counts as runnable.
    private var isRunnable: Bool { thread?.isRunnable ?? hasThread }

    // MARK: The thread

    /// Returns whether the system created a thread.
    private func startThread() -> Bool {
        var thread = pthread_t()
        let scheduler = Unmanaged.passRetained(self)
        let status = pthread_create(
            &thread, nil,
            { scheduler in
                guard let scheduler else { return nil }
                Unmanaged<JobScheduler>.fromOpaque(scheduler).takeRetainedValue().serve()
                return nil
            }, scheduler.toOpaque())
        guard status == 0 else {
            scheduler.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    private func serve() {
        withLock { thread = ThreadState() }
        while let job = nextJob() {
            job()
            leave()
        }
    }

    /// Sleeps until a job is served; `nil` if the queue has ended.
    private func nextJob() -> JobQueue.Job? {
        withLock {
            while true {
                takeDue()
                if let job = takeJob() { return job }
                if hasEnded && waiting.isEmpty { return nil }
                sleep(until: delayed.first?.due)
            }
        }
    }

    private func takeDue() {
        guard !delayed.isEmpty else { return }
        let now = ContinuousClock.now
        while let first = delayed.first, first.due <= now {
            delayed.removeFirst()
            enqueue(first.job)
        }
    }

    private func sleep(until due: ContinuousClock.Instant?) {
        guard let due else {
            pthread_cond_wait(condition, mutex)
            return
        }
        var end = timespec()
        clock_gettime(CLOCK_MONOTONIC, &end)
        let (seconds, attoseconds) = (due - .now).components
        end.tv_sec += Int(seconds)
        end.tv_nsec += Int(attoseconds / 1_000_000_000)
        if end.tv_nsec >= 1_000_000_000 {
            end.tv_sec += 1
            end.tv_nsec -= 1_000_000_000
        }
        pthread_cond_timedwait(condition, mutex, &end)
    }

    // MARK: With the lock held

    /// The job with the served number; `nil` if that is a caller's or unused.
    private func takeJob() -> JobQueue.Job? {
        waiting.first?.number == serving ? waiting.removeFirst().job : nil
    }

    private func enqueue(_ job: @escaping JobQueue.Job) {
        waiting.append(QueuedJob(number: takeNumber(), job: job))
    }

    private func takeNumber() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    private func serveNext() {
        serving += 1
        if serving != nextNumber || finishingCount > 0 { pthread_cond_broadcast(condition) }
    }

    private func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
