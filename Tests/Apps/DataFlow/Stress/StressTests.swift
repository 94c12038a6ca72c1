import Foundation
import ReferenceEvaluator
import SwiftUI
import Testing

/// Random trees, changed at random, against an evaluator that knows nothing of Casement.
///
/// `CASEMENT_STRESS_SEEDS=30000` runs more trees, `CASEMENT_STRESS_FIRST=77` begins at a seed.
@MainActor
struct StressTests {
    private static func number(_ name: String, _ standard: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
    }

    @Test("300 random trees, mutated 100 times each, agree with a slow evaluator")
    func agreement() async {
        let first = Self.number("CASEMENT_STRESS_FIRST", 1)
        let count = Self.number("CASEMENT_STRESS_SEEDS", 300)
        let length = Self.number("CASEMENT_STRESS_MUTATIONS", 100)
        var features: [String: Int] = [:]
        var failures = 0
        for seed in first..<first + count {
            let spec = RandomTree.spec(seed: seed)
            let mutations = RandomMutations.list(seed: seed, count: length)
            var comparison = StressComparison(spec)
            let difference = await comparison.run(mutations)
            for name in comparison.reference.features.keys { features[name, default: 0] += 1 }
            guard let difference else { continue }
            failures += 1
            await report(seed, spec, mutations, difference)
            if failures >= Self.number("CASEMENT_STRESS_FAILURES", 3) { return }
        }
        print(shares(features, of: count))
        guard count >= 300 else { return }
        for name in Self.expectedFeatures where features[name] == nil {
            Issue.record("No tree has exercised: \(name)")
        }
    }

    private func report(
        _ seed: Int, _ spec: TreeSpec, _ mutations: [Mutation], _ difference: String
    ) async {
        var shrinking = Shrinking(
            spec, mutations, attempts: Self.number("CASEMENT_STRESS_ATTEMPTS", 1_500)
        ) { spec, mutations in
            var comparison = StressComparison(spec)
            return await comparison.run(mutations) != nil
        }
        await shrinking.run()
        var comparison = StressComparison(shrinking.spec)
        let small = await comparison.run(shrinking.mutations) ?? difference
        let steps = shrinking.mutations.map { mutation in
            mutation.steps.map { "lane \($0.lane): \($0.change)" }.joined(separator: "; ")
        }
        Issue.record(
            """
            Seed \(seed): \(small)
            Tree:
            \(shrinking.spec)
            Mutations:
            \(steps.joined(separator: "\n"))
            """)
    }

    private func shares(_ features: [String: Int], of count: Int) -> String {
        let lines = features.sorted { $0.key < $1.key }.map { name, trees in
            "\(String(repeating: " ", count: max(0, 42 - name.count)))\(name) \(trees * 100 / count) %"
        }
        return "Shares of \(count) trees:\n" + lines.joined(separator: "\n")
    }

    /// What at least one of 300 trees must have done.
    private static let expectedFeatures: [String] =
        [
            "text", "stack", "group", "when", "either", "choice", "fork", "erased", "loop",
            "identified", "tally", "environment", "transform", "desk", "appearance", "change",
            "changeAdds", "appearanceAdds", "preference", "transformPreference",
            "preferenceChange", "task", "receive", "inert", "modified", "compared",
        ]
        + ["when", "either", "choice", "fork", "erased", "identified", "environment", "task"].map {
            "\($0) changes"
        }
        + ["constant", "handed", "bound", "tracked", "picked", "computed", "published", "observed"]
        .map { "reads \($0)" }
        + ["reads environment", "reads environmentObject", "rows come", "rows go", "rows move"]
        + ["several passes", "callback writes", "value received", "announcement"]
        + ["equal tracked write", "equal published write", "equal state write"]
        + ["evaluated for a sticky read", "default object made anew"]
        + TreeSpec.Storage.allCases.flatMap { storage in
            storage == .modifier
                ? ["keeper modifier handing nothing"]
                : TreeSpec.Hand.allCases.map { "keeper \(storage) handing \($0)" }
        }
}
