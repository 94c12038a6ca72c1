/// Adds the seconds that each pass takes to the frame report of an app.
package struct PassStopwatch {
    private let clock = ContinuousClock()

    package init() {}

    package func time<Result>(
        _ pass: FramePass, _ app: AppGraph, _ work: () throws -> Result
    ) rethrows -> Result {
        let start = clock.now
        defer {
            let (seconds, attoseconds) = start.duration(to: clock.now).components
            app.report.seconds[pass] += Double(seconds) + Double(attoseconds) * 1e-18
        }
        return try work()
    }
}
