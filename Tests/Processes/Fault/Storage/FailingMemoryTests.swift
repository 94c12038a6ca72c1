import Automation
import CasementCLI
import FaultScript
import Foundation
import Testing
import Waiting

/// Memory that cannot be had: each allocation of opening a session, and of decoding each kind of
/// picture, fails in a process of its own. Allocations of the language's runtime are not among them,
/// which ends a program without memory.
struct FailingMemoryTests {
    /// How a process may end: with what it was to do, with an error, or with a sentence of the
    /// program's own.
    private struct Endings {
        var done = 0, refused = 0, stopped = 0
        var allocations = 0
        /// All others.
        var wrong: [String] = []

        init(_ lines: [String]) {
            for line in lines {
                let words = line.split(separator: " ", maxSplits: 2).map(String.init)
                switch words.count > 1 ? words[1] : "" {
                case _ where words[0] == "allocations": allocations = Int(words[1]) ?? 0
                case "done": done += 1
                case "refused": refused += 1
                case "signal" where Self.isStop(words.last ?? ""): stopped += 1
                default: wrong.append(line)
                }
            }
        }

        /// SIGILL, SIGTRAP and SIGABRT, with a sentence.
        private static func isStop(_ text: String) -> Bool {
            let words = text.split(separator: " ", maxSplits: 1)
            return ["4", "5", "6"].contains(words.first) && words.count > 1
        }
    }

    private func endings(
        _ work: FailingAllocations.Work, _ path: String, step: Int, isLasting: Bool = false
    ) throws -> Endings {
        let folder = try TemporaryFolder()
        let log = folder.url.appending(path: "log").path
        let process = try AppProcess(
            executable: try BuiltProgram.url("FaultScript").path,
            arguments: ["allocations", log, work.rawValue, path, "\(step)"]
                + (isLasting ? ["lasting"] : []),
            environment: Fault.library(directory: "/nowhere").merging([
                "HOME": folder.url.path, "SWIFT_BACKTRACE": "enable=no",
            ]) { $1 })
        let ending = process.waitForEnd(until: .now + .seconds(900))
        if ending == nil { process.kill() }
        #expect(ending == .exited(0))
        let text = try String(contentsOfFile: log, encoding: .utf8)
        return Endings(text.split(separator: "\n").map(String.init))
    }

    /// A step with which so many of about a number of allocations fail; all where all are wanted.
    private func step(_ count: Int, of all: Int) -> Int {
        Thoroughness.isFull ? 1 : max(all / count, 1)
    }

    @Test(
        "Without memory for any one allocation a session is opened or refused, and never lost",
        arguments: [false, true])
    func session(isLasting: Bool) throws {
        let bench = try ScriptBench()
        _ = try bench.run(runs: 2, turns: FailingAllocations.turns / 2, .counting())
        #expect(bench.turns == FailingAllocations.turns)
        let found = try endings(
            .session, bench.directory, step: step(60, of: 3_000), isLasting: isLasting)
        print("A session without memory: \(found)".prefix(400))
        #expect(found.allocations > 100)
        // GRDB reads texts for which SQLite had no memory, and crashes; nothing is lost by that.
        let wrong = found.wrong.filter { !$0.contains(" signal 11") }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
        #expect(found.done + found.refused > 0)
        #expect(bench.turns == FailingAllocations.turns)
    }

    @Test(
        "A picture for which there is no memory is refused, whichever allocation fails",
        arguments: [
            "rgb", "alpha", "palette", "gray16", "interlaced", "jpeg", "progressive", "exif",
        ])
    func picture(name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fuzz/Corpus/picture").standardized
        let found = try endings(.picture, folder.appending(path: name).path, step: 1)
        print("\(name) without memory: \(found)".prefix(400))
        #expect(found.allocations > 0)
        #expect(found.wrong.isEmpty, "\(found.wrong.prefix(5))")
        #expect(found.refused > 0)
    }

    @Test(
        "A drawing for which there is no memory is refused, whichever allocation fails",
        arguments: ["drawing.svg", "page.pdf"])
    func drawing(name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fuzz/Corpus").standardized
        let path = folder.appending(path: name.hasSuffix("svg") ? "svg" : "pdf")
            .appending(path: name).path
        let found = try endings(.picture, path, step: step(20, of: 100))
        print("\(name) without memory: \(found)".prefix(400))
        #expect(found.wrong.isEmpty, "\(found.wrong.prefix(5))")
        #expect(found.done + found.refused > 0)
    }
}
