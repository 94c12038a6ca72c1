import Dispatch
import Foundation
import Sessions

/// A process that saves a scripted session and notes each turn once it is committed, so that it
/// can be killed at any call and its disk can fail.
///
/// `FaultScript DIRECTORY LOG` then `RUNS TURNS` ends each run in order; with a fifth argument, a
/// file, the last run goes on in spite of failures until the file's removal gives the disk back.
///
/// `FaultScript allocations LOG` then `picture` or `session`, a path and a step, optionally with
/// `lasting`, fails one allocation after another, and with `effects` or `screenshot` the large ones:
/// see `FailingAllocations`.
@main
struct FaultScript {
    private let directory: URL
    private let log: Int32
    private let clock = JobQueue()
    private let writerQueue = JobQueue()
    /// Delays are this many times shorter than in an app.
    private static let haste = 20

    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count >= 6, arguments[1] == "allocations" {
            failAllocations(arguments)
            return
        }
        guard arguments.count >= 5, let runs = Int(arguments[3]), let turns = Int(arguments[4])
        else { fatalError("FaultScript DIRECTORY LOG RUNS TURNS [SWITCH]") }
        let script = FaultScript(
            directory: URL(filePath: arguments[1]),
            log: open(arguments[2], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600))
        if arguments.count > 5 {
            try script.endure(turns: turns, until: arguments[5])
        } else {
            for _ in 1...runs { try script.run(turns: turns) }
        }
    }

    private static func failAllocations(_ arguments: [String]) {
        guard let work = FailingAllocations.Work(rawValue: arguments[3]),
            let step = Int(arguments[5])
        else {
            fatalError(
                "FaultScript allocations LOG picture|session|effects|screenshot PATH STEP [lasting]"
            )
        }
        let log = open(arguments[2], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        FailingAllocations(
            work: work, path: arguments[4], step: step, isLasting: arguments.count > 6
        ) { line in
            let bytes = Array("\(line)\n".utf8)
            _ = write(log, bytes, bytes.count)
        }.run()
    }

    /// One run: so many turns, a sync in their middle, and an end in order.
    private func run(turns: Int) throws {
        var options = options
        // What is due by the clock is done by the script, so that every run makes the same calls.
        options.after = { _, _ in }
        let (store, opened) = try SessionStore.open(at: directory, options: options)
        let first = (ScriptedTurns.count(of: opened.session) ?? 0) + 1
        note("opened \(first - 1)")
        for turn in first..<(first + turns) {
            store.commit(ScriptedTurns.changes(of: turn))
            writerQueue.sync {}
            note("committed \(turn)")
            if turn == first + turns / 2 {
                guard store.flush() else { fatalError("The disk refuses") }
                note("durable \(turn)")
            }
        }
        store.close()
        note("quit")
    }

    /// A run on a disk that fails while the file is there, which goes on to so many turns in all.
    /// Saves on, waits until what it saved is
    /// there for others to read once the disk is well, and never closes the store.
    private func endure(turns: Int, until file: String) throws {
        let (store, opened) = try openInSpiteOfFailures(file)
        let count = ScriptedTurns.count(of: opened.session) ?? 0
        note("opened \(count)")
        for turn in stride(from: count + 1, through: turns, by: 1) {
            store.commit(ScriptedTurns.changes(of: turn))
            writerQueue.sync {}
        }
        store.checkpoint()
        note("well")
        unlink(file)
        let deadline = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < deadline {
            let reading = try? SessionReader.read(directory)
            if ScriptedTurns.count(of: reading?.session) == turns {
                note("recovered")
                break
            }
            usleep(5000)
        }
        withExtendedLifetime(store) { _exit(0) }
    }

    private func openInSpiteOfFailures(
        _ file: String
    ) throws -> (store: SessionStore, opened: OpenedSession) {
        var failures = 0
        while true {
            do {
                return try SessionStore.open(at: directory, options: options)
            } catch {
                guard case .unavailable = error else { throw error }
                failures += 1
                note("unavailable")
                // An app runs on without its session and tries again.
                if failures == 3 { unlink(file) }
            }
        }
    }

    private var options: SessionOptions {
        var options = SessionOptions()
        options.writerQueue = writerQueue
        options.report = { sentence in note("report \(sentence)") }
        options.after = { delay, work in
            clock.async(after: delay / Self.haste, work)
        }
        return options
    }

    /// One call of the system, so that a line is wholly there or not at all.
    private func note(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = write(log, bytes, bytes.count)
    }
}
