import Automation
import CasementCLI
import FaultScript
import Foundation
import Sessions
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
        /// What the errors were, each once.
        var reasons: Set<String> = []
        /// All others.
        var wrong: [String] = []

        init(_ lines: [String]) {
            for line in lines {
                let words = line.split(separator: " ", maxSplits: 2).map(String.init)
                switch words.count > 1 ? words[1] : "" {
                case _ where words[0] == "allocations": allocations = Int(words[1]) ?? 0
                case "done": done += 1
                case "refused":
                    refused += 1
                    reasons.insert(words.last ?? "")
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
        _ work: FailingAllocations.Work, _ path: String, step: Int, isLasting: Bool = false,
        temporary: String? = nil
    ) throws -> Endings {
        let folder = try TemporaryFolder()
        let log = folder.url.appending(path: "log").path
        let process = try AppProcess(
            executable: try BuiltProgram.url("FaultScript").path,
            arguments: ["allocations", log, work.rawValue, path, "\(step)"]
                + (isLasting ? ["lasting"] : []),
            environment: Fault.library(directory: "/nowhere").merging([
                "HOME": folder.url.path, "SWIFT_BACKTRACE": "enable=no",
                "TMPDIR": temporary ?? folder.url.path,
            ]) { $1 })
        let ending = process.waitForEnd(until: .now + .seconds(900))
        if ending == nil { process.kill() }
        #expect(ending == .exited(0))
        let text = try String(contentsOfFile: log, encoding: .utf8)
        return Endings(text.split(separator: "\n").map(String.init))
    }

    /// Each so-many-th number is tried, each where all are wanted. Primes meet all parts of what is
    /// repeated.
    private func step(_ step: Int) -> Int { Thoroughness.isFull ? 1 : step }

    @Test("A session is opened whichever allocation of SQLite's fails, and never lost")
    func oneForSession() throws {
        let found = try sessionEndings(step: 37, isLasting: false)
        #expect(found.refused == 0 && found.stopped == 0)
    }

    @Test(
        "Without memory from any allocation of SQLite's on a session is opened or refused, not lost"
    )
    func allForSession() throws {
        let found = try sessionEndings(step: 61, isLasting: true)
        #expect(found.refused > 0 && found.stopped == 0)
        #expect(found.reasons.allSatisfy { $0.hasSuffix(": there is no memory for it") })
    }

    /// Opens a session of some turns without memory; it is afterwards as it was before.
    private func sessionEndings(step: Int, isLasting: Bool) throws -> Endings {
        let bench = try ScriptBench()
        _ = try bench.run(runs: 2, turns: FailingAllocations.turns / 2, .counting())
        #expect(bench.turns == FailingAllocations.turns)
        let folder = try MemoryFolder()
        let session = folder.path + "/session"
        try FileManager.default.copyItem(atPath: bench.directory, toPath: session)
        let found = try endings(
            .session, session, step: self.step(step), isLasting: isLasting,
            temporary: folder.path)
        print("A session without memory: \(found)".prefix(400))
        #expect(found.allocations > 1000)
        #expect(found.wrong.count == 0, "\(found.wrong.prefix(5))")
        #expect(found.done > 0)
        #expect(
            ScriptedTurns.count(of: try SessionReader.readCopy(URL(filePath: session)).session)
                == FailingAllocations.turns)
        return found
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
        #expect(found.wrong.count == 0, "\(found.wrong.prefix(5))")
        #expect(found.refused > 0)
    }

    @Test("What an effect or a paint has no memory for is left out, and the rest is drawn")
    func effects() throws {
        let found = try endings(.effects, "", step: 1)
        #expect(found.done == 16)
        #expect(found.reasons.isEmpty && found.wrong.isEmpty, "\(found)")
    }

    @Test("A screenshot for which there is no memory is refused")
    func screenshot() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "screen.png").path
        let found = try endings(.screenshot, path, step: 1)
        #expect(
            found.reasons == [
                "\(path) cannot be written: there is no memory for its 300×200 pixels"
            ])
        #expect(found.wrong.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(
        "A drawing for which there is no memory is refused, whichever allocation fails",
        arguments: ["drawing.svg", "page.pdf"])
    func drawing(name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fuzz/Corpus").standardized
        let path = folder.appending(path: name.hasSuffix("svg") ? "svg" : "pdf")
            .appending(path: name).path
        let found = try endings(.picture, path, step: step(5))
        print("\(name) without memory: \(found)".prefix(400))
        #expect(found.wrong.count == 0, "\(found.wrong.prefix(5))")
        #expect(found.done + found.refused > 0)
    }
}
