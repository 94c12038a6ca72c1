import Foundation
import RandomNumbers
import Testing

@testable import CasementCLI

/// Scenario files as chance makes them of those that there are.
///
/// `CASEMENT_FUZZ_INPUTS` says how many, `CASEMENT_FUZZ_SEED` where they begin.
struct ScenarioFuzzTests {
    private static func number(_ variable: String, _ ordinary: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? ordinary
    }

    private static func corpus() throws -> [[UInt8]] {
        let processes = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "..").standardized
        return try ["Scenarios", "Fuzz/Corpus/scenario"].flatMap { folder in
            let folder = processes.appending(path: folder)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try names.filter { $0.hasSuffix(".yaml") }.sorted().map {
                [UInt8](try Data(contentsOf: folder.appending(path: $0)))
            }
        }
    }

    @Test("A scenario file of any content is read or refused, and neither crashes nor hangs")
    func survives() throws {
        let corpus = try Self.corpus()
        #expect(corpus.count > 3)
        let seed = Self.number("CASEMENT_FUZZ_SEED", 1)
        let count = Self.number("CASEMENT_FUZZ_INPUTS", 1_000)
        var (read, refused) = (0, 0)
        for number in seed..<seed + count {
            var random = SeededGenerator(seed: number)
            let bytes = RandomBytes.mutated(corpus, limit: 4_096, using: &random)
            let begin = ContinuousClock.now
            do {
                _ = try ScenarioParser.parse(String(decoding: bytes, as: UTF8.self), path: "a.yaml")
                read += 1
            } catch {
                #expect(!error.errors.isEmpty)
                for error in error.errors { #expect(!error.problem.isEmpty) }
                refused += 1
            }
            #expect(ContinuousClock.now - begin < .seconds(20), "seed \(number)")
        }
        print("\(count) scenarios from seed \(seed): \(read) read, \(refused) refused")
        #expect(read > 0 && refused > 0)
    }
}
