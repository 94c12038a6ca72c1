import Automation
import Foundation
import Hosting
import Testing

/// Moves the clock until something has happened.
extension TestApp {
    /// Moves the app's clock frame by frame until it has happened what is waited for, and returns how
    /// much time passed on it. No real time passes: what sleeps in a task or waits on a Dispatch queue
    /// is waited for with `wait(until:)`.
    ///
    /// If it has not happened within the limit, the failure lists what is still pending.
    @discardableResult
    public func advance(
        until awaited: Awaited, within limit: Duration = .seconds(10),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Duration {
        noteAction()
        settle()
        let start = host.clock.now
        while !awaited.isMet(self) {
            let left = limit.inSeconds - (host.clock.now - start)
            guard left > Self.instant, !hasEnded else {
                record(failure(awaited, limit, passesRealTime: false), at: sourceLocation)
                break
            }
            host.advance(by: min(ScenarioDriver.frame, left))
        }
        return .seconds(host.clock.now - start)
    }

    /// Moves the app's clock, while as much real time passes, until it has happened what is waited
    /// for: tasks sleep and Dispatch queues work meanwhile. Returns how much time passed.
    ///
    /// If it has not happened within the limit, the failure lists what is still pending.
    @discardableResult
    public func wait(
        until awaited: Awaited, within limit: Duration = .seconds(10),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> Duration {
        noteAction()
        await driver.settle()
        let start = host.clock.now
        while !awaited.isMet(self) {
            let left = limit.inSeconds - (host.clock.now - start)
            guard left > Self.instant, !hasEnded else {
                record(failure(awaited, limit, passesRealTime: true), at: sourceLocation)
                break
            }
            await driver.advance(by: min(ScenarioDriver.frame, left), real: true)
            await driver.settle()
        }
        return .seconds(host.clock.now - start)
    }

    /// The longest time that counts as none, in seconds.
    private static let instant = 1e-9

    /// Lets what moves come to its end, unless it goes on for long.
    func rest() {
        let start = host.clock.now
        while !host.isAtRest, host.clock.now - start < Self.longestMotion, !hasEnded {
            host.advance(by: ScenarioDriver.frame)
        }
    }

    /// What moves for longer than this, such as a spinner, moves for ever; in seconds.
    private static let longestMotion = 2.0

    private func failure(
        _ awaited: Awaited, _ limit: Duration, passesRealTime: Bool
    ) -> StepFailure {
        let seconds = String(format: "%g", limit.inSeconds)
        let pending = host.pendingWork
        var found =
            hasEnded
            ? "\(awaited.unmet), and the app has ended"
            : "\(awaited.unmet) within \(seconds) s\(passesRealTime ? "" : " of the app's clock")"
        let list = pending.prefix(Self.mostPending).map(\.description)
        let more = pending.count - list.count
        found +=
            list.isEmpty
            ? "; nothing is pending" : "; still pending: " + list.joined(separator: ", ")
        if more > 0 { found += " and \(more) more" }
        if !passesRealTime, pending.contains(where: { if case .task = $0 { true } else { false } })
        {
            found += "; tasks take real time, in which `wait(until:)` waits"
        }
        return StepFailure(found, near: awaited.explain(self) ?? "")
    }

    private static let mostPending = 12
}
