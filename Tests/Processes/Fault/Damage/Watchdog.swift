import Foundation
import Synchronization

/// Ends the process with a word on the input at hand where one input takes longer than any may.
final class Watchdog: Sendable {
    private struct State {
        var input = ""
        var since = ContinuousClock.now
        var isOver = false
    }

    private let state = Mutex(State())

    init(patience: Duration = .seconds(120)) {
        Thread.detachNewThread { [weak self] in
            while true {
                usleep(200_000)
                guard let state = self?.state.withLock({ $0 }), !state.isOver else { return }
                if ContinuousClock.now - state.since > patience {
                    fatalError("The reader hangs on \(state.input)")
                }
            }
        }
    }

    deinit { state.withLock { $0.isOver = true } }

    func begins(_ input: @autoclosure () -> String) {
        state.withLock { state in
            state.input = input()
            state.since = .now
        }
    }
}

/// What the process has in memory now, in bytes.
var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * Int(getpagesize())
}
