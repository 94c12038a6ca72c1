import CasementCLI
import Foundation

/// Processes that take all the processor time they get, so that threads wait for their turn as on
/// a machine with other work. They end with this object, or with the test's process.
final class BusyMachine {
    private let processes: [AppProcess]

    init(processesPerCore count: Int = 1) throws {
        // Counts in steps between looks at whether the tests still run.
        let script = """
            while kill -0 \(getpid()) 2>/dev/null; do
                n=0; while [ $n -lt 200000 ]; do n=$((n+1)); done
            done
            """
        let cores = ProcessInfo.processInfo.activeProcessorCount
        processes = try (0..<cores * count).map { _ in
            try AppProcess(executable: "/bin/sh", arguments: ["-c", script], environment: [:])
        }
    }

    /// Whether all of them are still at work.
    var isBusy: Bool { processes.allSatisfy { !$0.hasEnded } }
}
