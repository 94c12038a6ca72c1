import Foundation
import RandomNumbers
import Testing

@testable import CasementCLI

/// Scenario files that somebody else has written, or that a tool has made.
struct AnyScenarioTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Scenarios")

    /// Reads a text, which may be refused.
    private func read(_ text: String, _ note: Comment? = nil) {
        do {
            _ = try ScenarioParser.parse(text, path: "any.yaml")
        } catch {
            #expect(!error.errors.isEmpty, note)
            for error in error.errors { #expect(!error.problem.isEmpty, note) }
        }
    }

    @Test("Whatever stands in a scenario file, it is read or refused with a sentence")
    func mutated() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".yaml") }.sorted()
        let texts = try names.map {
            Array(try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8))
        }
        let pieces = [
            "1e400", "-1", "9223372036854775808", "nan", ".inf", "null", "~", "[]", "{}", "\t",
            "*a",
            "&a ", "!!binary ", "<<: ", "\u{0}", "\u{2028}", "- ", ": ", "'", "\"", "...", "---\n",
            "{label: a, index: 99999999999}", "[1e308, 1]", "2024-13-45T99:99:99Z",
            "0x7fffffffffffffff",
        ]
        for seed in 0..<1_000 {
            var generator = SeededGenerator(seed: seed)
            guard var text = texts.randomElement(using: &generator) else { return }
            for _ in 0..<Int.random(in: 1...6, using: &generator) where !text.isEmpty {
                let index = Int.random(in: 0..<text.count, using: &generator)
                let end = min(index + Int.random(in: 0...12, using: &generator), text.count)
                if Bool.random(using: &generator) {
                    let piece = pieces.randomElement(using: &generator) ?? ""
                    text.replaceSubrange(index..<end, with: piece)
                } else {
                    text.insert(contentsOf: text[index..<end], at: index)
                }
            }
            read(String(text), "seed \(seed)")
        }
    }

    @Test("Nesting without an end, and names for names of names, are refused and not followed")
    func bombs() {
        for opening in ["[", "{a: ", "- ", "? "] {
            read(String(repeating: opening, count: 200_000))
            read("steps: " + String(repeating: opening, count: 200_000))
        }
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...12 {
            let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(names)]\n"
        }
        read(text + "steps: *a12\n")
        read("steps: &a [*a]\n")
        read("name: &a [x, *a]\nsteps: []\n")
    }
}
