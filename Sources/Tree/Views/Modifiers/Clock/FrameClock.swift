import Foundation
import Limits

/// The clock of an app's animations, gestures and timers: the real one, or a virtual one that a test
/// or a scenario advances.
package final class FrameClock: @unchecked Sendable {
    package enum Kind: String, Sendable { case real, virtual }

    package let kind: Kind
    private let start = ContinuousClock.now
    private let startDate: Date
    private var virtualNow = 0.0
    private var timers: [VirtualTimer] = []

    /// `startDate` is the date at which a virtual clock starts, and the present without one.
    package init(_ kind: Kind, startDate: Date? = nil) {
        self.kind = kind
        self.startDate = startDate ?? Date()
    }

    /// Seconds since the app started.
    package var now: Double {
        switch kind {
        case .real: Self.seconds(ContinuousClock.now - start)
        case .virtual: virtualNow
        }
    }

    /// The current date; a virtual clock's passes with its time.
    package var date: Date {
        switch kind {
        case .real: Date()
        case .virtual: startDate.addingTimeInterval(virtualNow)
        }
    }

    /// The instant that corresponds to a time of this clock, which may be that of an app's dates: not
    /// before the clock's start, and at most 31 years after it.
    package func instant(at time: Double) -> ContinuousClock.Instant {
        start + Duration(saturatingSeconds: time)
    }

    /// Advances a virtual clock, and fires the timers that are due meanwhile in order.
    package func advance(to time: Double) {
        guard kind == .virtual else { return }
        while let next = timers.filter({ $0.isValid && $0.due <= time }).min(by: { $0.due < $1.due }
        ) {
            virtualNow = max(virtualNow, next.due)
            next.fireDue()
        }
        virtualNow = max(virtualNow, time)
        timers.removeAll { !$0.isValid }
    }

    /// The timers that have not come to their end, the next to fire first.
    package var pendingTimers: [VirtualTimer] {
        timers.filter(\.isValid).sorted { $0.due < $1.due }
    }

    package func add(_ timer: VirtualTimer) { timers.append(timer) }

    private static func seconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}

/// A timer on a virtual clock.
package final class VirtualTimer {
    package private(set) var due: Double
    package let interval: Double?
    private let fire: () -> Void
    private let stillValid: () -> Bool
    private var isDone = false

    /// `interval` is nil for a timer that fires once.
    package init(
        due: Double, interval: Double?, isValid: @escaping () -> Bool,
        fire: @escaping () -> Void
    ) {
        self.due = due
        self.interval = interval.map { max($0, 0.0001) }
        self.fire = fire
        stillValid = isValid
    }

    package var isValid: Bool { !isDone && stillValid() }

    func fireDue() {
        if let interval { due += interval } else { isDone = true }
        fire()
    }
}

extension FrameClock {
    /// The clock of the app whose code is running on the main thread; nil outside of any.
    ///
    /// Global, because the static functions of `Timer` have no other way to find it.
    nonisolated(unsafe) package private(set) static var current: FrameClock?

    /// Runs code of the app that owns this clock.
    package func runningApp<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }
}
