import Automation
import Foundation
import Testing

/// Waits in real time, for what an app does on Dispatch queues or in tasks; the app's own clock
/// moves along.
extension TestApp {
    /// Moves the clock frame by frame while as much real time passes.
    public func wait(for duration: Duration) async {
        await driver.advance(by: duration.inSeconds, real: true)
        await driver.settle()
    }
}

extension Finder {
    /// Something is found before so much time has passed.
    public func expect(
        within limit: Duration, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await check(.some(selector), limit, sourceLocation)
    }

    /// Nothing is found any more before so much time has passed.
    public func expectNone(
        within limit: Duration, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await check(.none(selector), limit, sourceLocation)
    }

    private func check(
        _ expectation: ScreenExpectation, _ limit: Duration, _ location: SourceLocation
    ) async {
        do throws(StepFailure) {
            try await app.driver.perform(.expect(expectation, within: limit.inSeconds))
        } catch {
            app.record(error, at: location)
        }
    }
}

extension Duration {
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
