import Automation
import CasementCLI
import FaultScript
import Foundation
import Sessions
import Testing
import Waiting

/// A session in a temporary folder, and scripted processes that save it while faults strike.
final class ScriptBench {
    private let folder: TemporaryFolder
    let directory: String
    private let notes: String
    private let report: String
    /// A file whose removal ends the faults.
    private let fault: String

    init() throws {
        folder = try TemporaryFolder()
        let root = folder.url.path(percentEncoded: false)
        directory = root + "session"
        notes = root + "notes"
        report = root + "report"
        fault = root + "fault"
    }

    var url: URL { URL(filePath: directory) }

    /// Runs the script with a fault, and waits for its end.
    func run(
        runs: Int = 2, turns: Int = 6, _ fault: Fault, log: String? = nil
    ) throws -> ScriptOutcome {
        var variables = fault.variables(directory: directory, report: report)
        variables["FAULT_LOG"] = log
        // The notes stand in the log too, among the calls they speak of.
        let notes = log == nil ? notes : directory + "/" + DiskLog.notesName
        return try start([notes, "\(runs)", "\(turns)"], variables, notes)
    }

    /// Runs the script on a disk that fails until the script has taken all its turns.
    func endure(turns: Int = 8, _ fault: Fault) throws -> ScriptOutcome {
        try Data().write(to: URL(filePath: self.fault))
        let variables = fault.variables(
            directory: directory, report: report, while: self.fault)
        return try start([notes, "1", "\(turns)", self.fault], variables, notes)
    }

    private func start(
        _ arguments: [String], _ variables: [String: String], _ notes: String
    ) throws -> ScriptOutcome {
        try? FileManager.default.removeItem(atPath: report)
        let before = lines(of: notes).count
        let process = try AppProcess(
            executable: try BuiltProgram.url("FaultScript").path,
            arguments: [directory] + arguments,
            environment: variables.merging(["HOME": folder.url.path(percentEncoded: false)]) { $1 })
        let ending = process.waitForEnd(until: .now + .seconds(60))
        if ending == nil { process.kill() }
        return ScriptOutcome(
            ending: ending, notes: Array(lines(of: notes).dropFirst(before)),
            report: FaultReport(at: report))
    }

    private func lines(of file: String) -> [String] {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    /// Opens the session as the next start would: what it finds is what some number of turns
    /// left, among those expected, with nothing to complain of; and it stays so.
    func expectTurns(
        _ expected: ClosedRange<Int>, _ what: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var options = SessionOptions()
        options.report = { _ in }
        let (store, opened) = try SessionStore.open(at: url, options: options)
        store.close()
        let count = ScriptedTurns.count(of: opened.session)
        #expect(
            count.map(expected.contains) == true, "\(what): \(String(describing: count))",
            sourceLocation: sourceLocation)
        #expect(opened.reports.isEmpty, what, sourceLocation: sourceLocation)
        let reasons: [StartReason] =
            [.relaunch, .recovered(after: .killed)] + (count == 0 ? [.pristine] : [])
        #expect(reasons.contains(opened.startReason), what, sourceLocation: sourceLocation)
        let (again, reopened) = try SessionStore.open(at: url, options: options)
        again.close()
        #expect(
            reopened.session ?? SavedSession() == opened.session ?? SavedSession(), what,
            sourceLocation: sourceLocation)
    }
}

/// The files as they lie there.
extension ScriptBench {
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    }

    /// How many turns are saved now.
    var turns: Int {
        ScriptedTurns.count(of: (try? SessionReader.readCopy(url))?.session) ?? -1
    }

    func bytes(of file: String) throws -> Data {
        try Data(contentsOf: url.appending(path: file))
    }

    func write(_ bytes: Data, to file: String) throws {
        try bytes.write(to: url.appending(path: file))
    }

    /// Returns how long the file was before.
    func append(_ bytes: Data, to file: String) throws -> Int {
        var all = (try? self.bytes(of: file)) ?? Data()
        let length = all.count
        all.append(bytes)
        try write(all, to: file)
        return length
    }
}
