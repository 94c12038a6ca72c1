import CLinux
import Foundation
import Logging
import Views

/// Says in the log that the app does not answer, because a turn of its loop does not end, and lets
/// Ctrl+C and other requests to end, also those made in its windows, have their usual effect
/// meanwhile.
package final class HangWatch: @unchecked Sendable {
    /// What a turn handles. The words are made if the turn does not end, by another thread; a turn
    /// that ends in time costs none.
    typealias Cause = @Sendable () -> String

    /// How long a turn may take.
    private let limit: Duration
    private let report: @Sendable (String) -> Void
    private let signals: SignalWatcher?
    private let endProcess: @Sendable () -> Void
    private let timer = linux_make_timer()
    private let lock = NSLock()
    /// What the running turn handles; nil between turns.
    private var cause: Cause??
    private var hasReported = false
    private var requests: (any EndRequests)?
    /// Wakes the thread when a turn that was reported ends.
    private let hasEnded = WakeSource()

    /// `end` ends the process after the signals have their usual effect again.
    package init(
        limit: Duration = .seconds(2), signals: SignalWatcher?,
        end: @escaping @Sendable () -> Void = { kill(getpid(), SIGTERM) },
        report: @escaping @Sendable (String) -> Void
    ) {
        (self.limit, self.signals, self.report) = (limit, signals, report)
        endProcess = end
        guard timer >= 0 else { return }
        // A thread that sleeps for as long as turns end in time.
        let thread = Thread { [weak self, timer] in
            while linux_wait_timer(timer) { self?.expired() }
        }
        thread.name = "hang watch"
        thread.stackSize = 1 << 18
        thread.start()
    }

    /// Looks for requests to end in this connection while a turn does not end.
    package func follow(_ requests: (any EndRequests)?) {
        lock.withLock { self.requests = requests }
    }

    /// Notes that a turn begins. The cause is `nil` if nobody did anything.
    func begin(_ cause: Cause?) {
        lock.withLock {
            self.cause = .some(cause)
            hasReported = false
        }
        linux_set_timer(timer, limit.nanoseconds)
    }

    /// Notes that the turn has ended.
    func end() {
        linux_set_timer(timer, 0)
        let hadReported = lock.withLock {
            cause = nil
            return hasReported
        }
        if hadReported {
            hasEnded.wake()
            signals?.resume()
            report("The app answers again.")
        }
    }

    private func expired() {
        let hang = lock.withLock { () -> (cause: Cause?, requests: (any EndRequests)?)? in
            guard let cause = self.cause, !hasReported else { return nil }
            hasReported = true
            return (cause, requests)
        }
        guard let hang else { return }
        let reason = hang.cause.map { ": \($0()) has not ended" } ?? ""
        let windows = hang.requests == nil ? "" : ", and so does Ctrl+Q twice or closing its window"
        report(
            """
            The app has not answered for \(limit.components.seconds) seconds\(reason). Ctrl+C in \
            its terminal ends it at once\(windows).
            """)
        signals?.suspend()
        if let requests = hang.requests { wait(for: requests) }
    }

    /// Ends the process at the user's request, or returns when the turn has ended.
    private func wait(for requests: any EndRequests) {
        while true {
            _ = hasEnded.clear()
            // The main thread takes no events before it has had the lock.
            let wantsEnd = lock.withLock {
                cause != nil && hasReported ? requests.areUrgent() : nil
            }
            guard let wantsEnd else { return }
            if wantsEnd { return endProcess() }
            var descriptors = [hasEnded.descriptor, requests.descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            _ = linux_poll(&descriptors, 2, -1)
        }
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}

extension InputEvent {
    /// What the user did, for a log; nil for what is not worth one, such as a move. What a press meets
    /// is looked up at once, since the press may change it.
    @MainActor
    func cause(in tree: (WindowID) -> ViewTree?) -> HangWatch.Cause? {
        switch kind {
        case .pointer(let pointer) where pointer.phase == .up:
            let place = pointer.location
            let name = window.flatMap(tree).flatMap { Self.label(at: place, in: $0) }
            if let name { return { "what a press on “\(name)” does" } }
            return {
                "what a press at \(Int(saturating: place.x)), \(Int(saturating: place.y)) does"
            }
        case .key(let key) where key.phase != .up: return { "what the key \(key.key) does" }
        case .text: return { "what typing does" }
        case .window(let change): return { "what the window's change “\(change)” does" }
        case .drop: return { "what a drop does" }
        default: return nil
        }
    }

    /// The label of what a press at a point meets, by the way to that and not through the whole
    /// window, because each press comes here.
    @MainActor
    private static func label(at point: CGPoint, in tree: ViewTree) -> String? {
        let path = HitTest.path(to: point, in: tree)
        guard let node = path.last(where: { $0.node.accessibility != nil })?.node,
            let properties = node.accessibility
        else { return nil }
        if let label = properties.label { return label }
        return properties.children == .keep ? nil : AccessibilityTree.text(in: node)
    }
}
