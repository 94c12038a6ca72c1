import CasementCLI
import Foundation
import Testing
import Waiting

/// Parsers of what comes from outside, on what chance makes of a few sound inputs. The program
/// `fuzz` runs them, which `make fuzz` builds with libFuzzer.
///
/// `CASEMENT_FUZZ_INPUTS` says how many inputs, `CASEMENT_FUZZ_SEED` where they begin.
struct FuzzedParserTests {
    private static let corpora = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fuzz/Corpus").standardized

    /// Those that only builds with the trait Mirror have are not among them, nor what a tool parses.
    private static var parsers: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: corpora.path)) ?? []
        return names.filter { !["web", "scenario"].contains($0) }.sorted()
    }

    /// Inputs that take a process of their own, or the compilation of a keyboard, are fewer.
    private static let slow: Set = ["svg", "pdf", "keyboard"]

    @Test("A parser neither crashes nor hangs, whatever it reads", arguments: parsers)
    func survives(parser: String) throws {
        let seed = Thoroughness.count("CASEMENT_FUZZ_SEED", ordinary: 1, full: 1)
        let ordinary = Self.slow.contains(parser) ? 100 : 3_000
        let count = Thoroughness.count(
            "CASEMENT_FUZZ_INPUTS", ordinary: ordinary, full: 100 * ordinary)
        let process = try AppProcess(
            executable: try BuiltProgram.url("fuzz").path,
            arguments: [
                parser, Self.corpora.appending(path: parser).path, "\(count)", "\(seed)",
            ], environment: ["HOME": "/nowhere"])
        process.mostLines = 40
        let ending = process.waitForEnd(until: .now + .seconds(Thoroughness.isFull ? 3_600 : 300))
        if ending == nil { process.kill() }
        let last = process.log.suffix(12).joined(separator: "\n")
        #expect(ending == .exited(0), "\(count) inputs from seed \(seed) end with\n\(last)")
        #expect(process.log.contains { $0.hasSuffix(" inputs") })
    }

    @Test("Each parser that is fuzzed has a corpus, and make fuzz names it")
    func complete() throws {
        let source = try String(
            contentsOf: Self.corpora.appending(path: "../FuzzedParser.swift"), encoding: .utf8)
        let cases = source.matches(of: #/(?m)^    case (\w+)$/#).map { String($0.1) }
        let makefile = try String(
            contentsOf: Self.corpora.appending(path: "../../../../Makefile"), encoding: .utf8)
        let words = Set(makefile.split { !$0.isLetter }.map(String.init))
        #expect(cases.count > 20)
        #expect(Set(cases).subtracting(Self.parsers).subtracting(["web"]).isEmpty)
        #expect(Set(cases).subtracting(words).isEmpty)
    }
}
