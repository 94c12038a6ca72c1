#if Macros
    import Automation
    import CasementCLI
    import Foundation
    import Records
    import StoreScript
    import Testing
    import Waiting

    /// A store of models in a temporary folder, and scripted processes that change it while faults
    /// strike.
    final class StoreBench {
        private let folder: TemporaryFolder
        let directory: String
        private let notes: String
        private let report: String
        /// A file whose removal ends the faults.
        private let fault: String

        init() throws {
            folder = try TemporaryFolder()
            let root = folder.url.path(percentEncoded: false)
            directory = root + "data"
            notes = root + "notes"
            report = root + "report"
            fault = root + "fault"
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: false)
        }

        var file: URL { ScriptedStore.file(in: directory) }

        /// The folder beside the store with its large values.
        static let largeValues = ".items.store-files"

        /// Runs a script with a fault in the store's folder, or in one within it.
        func run(
            _ arguments: [String], _ fault: Fault, in folder: String? = nil
        ) throws -> ScriptOutcome {
            let struck = folder.map { directory + "/" + $0 } ?? directory
            return try start(arguments, fault.variables(directory: struck, report: report))
        }

        func run(
            runs: Int = 2, turns: Int = 6, _ fault: Fault, in folder: String? = nil
        ) throws -> ScriptOutcome {
            try run(["run", "\(runs)", "\(turns)"], fault, in: folder)
        }

        /// Runs the script on a disk that fails until the script has been refused three times.
        func endure(turns: Int = 8, _ fault: Fault) throws -> ScriptOutcome {
            try Data().write(to: URL(filePath: self.fault))
            return try start(
                ["endure", "\(turns)", self.fault],
                fault.variables(directory: directory, report: report, while: self.fault))
        }

        private func start(
            _ arguments: [String], _ variables: [String: String]
        ) throws -> ScriptOutcome {
            try? FileManager.default.removeItem(atPath: report)
            let before = lines.count
            let process = try AppProcess(
                executable: try BuiltProgram.url("StoreScript").path,
                arguments: [directory, notes] + arguments,
                environment: variables.merging(
                    ["HOME": folder.url.path(percentEncoded: false)]) { $1 })
            let ending = process.waitForEnd(until: .now + .seconds(60))
            if ending == nil { process.kill() }
            return ScriptOutcome(
                ending: ending, notes: Array(lines.dropFirst(before)),
                report: FaultReport(at: report))
        }

        private var lines: [String] {
            let text = (try? String(contentsOfFile: notes, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map(String.init)
        }

        /// After how many turns the store has what it has.
        func turns(withoutLargeValues: Bool = false) throws -> Int? {
            try ScriptedStore.turns(
                in: ModelContext(try ScriptedStore.open(at: file)),
                withoutLargeValues: withoutLargeValues)
        }

        /// Opens the store as the next start would: it has what some number of turns left, among
        /// those expected, and the next turn can be saved.
        func expectTurns(
            _ expected: ClosedRange<Int>, _ what: Comment,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let count = try turns()
            #expect(
                count.map(expected.contains) == true, "\(what): \(String(describing: count))",
                sourceLocation: sourceLocation)
            let outcome = try run(runs: 1, turns: 1, .counting())
            #expect(outcome.notes.last == "quit", what, sourceLocation: sourceLocation)
            #expect(try turns() == count.map { $0 + 1 }, what, sourceLocation: sourceLocation)
        }
    }
#endif
