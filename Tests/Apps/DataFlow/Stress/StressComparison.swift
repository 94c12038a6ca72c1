import ReferenceEvaluator
import SwiftUI
import Waiting

/// Runs a tree and the reference side by side.
@MainActor
struct StressComparison {
    private(set) var reference: Reference
    private let spec: TreeSpec
    /// After so many mutations the tree is compared with one made anew.
    private static let rebuildInterval = 50

    init(_ spec: TreeSpec) {
        self.spec = spec
        reference = Reference(spec)
    }

    /// What the first difference is; nil where there is none.
    mutating func run(_ mutations: [Mutation]) async -> String? {
        let run = StressRun(spec, World())
        if let found = await difference(run, reference.begin()) { return "At first: \(found)" }
        for (index, mutation) in mutations.enumerated() {
            let groups = reference.actions(of: mutation)
            run.world.forgetBodies()
            let outcome = reference.perform(groups)
            run.perform(groups)
            if let found = await difference(run, outcome) {
                return "After mutation \(index), \(groups): \(found)"
            }
            let isDue = index % Self.rebuildInterval == Self.rebuildInterval - 1
            if isDue || index == mutations.count - 1,
                let found = differenceFromNew(run, outcome)
            {
                return "After mutation \(index): \(found)"
            }
        }
        return run.end()
    }

    private func difference(_ run: StressRun, _ outcome: Outcome) async -> String? {
        run.world.forgetOwners(except: Set(outcome.states.keys))
        if run.texts != outcome.texts {
            return "shows \(run.texts) instead of \(outcome.texts)"
        }
        let states = run.world.owners.mapValues { $0.get() }
        if states != outcome.states { return "holds \(states) instead of \(outcome.states)" }
        let callbacks = run.world.journal.takeCallbacks()
        if let found = difference(callbacks, outcome.passes) { return found }
        if let found = difference(bodies: run.world.bodies, outcome) { return found }
        // A view that refuses what it is given keeps what it has, objects included.
        if run.world.liveObjects() != outcome.liveObjects, !outcome.showsOldInputs {
            return "\(run.world.liveObjects()) objects are alive, not \(outcome.liveObjects)"
        }
        if let warning = run.warnings.first { return "warns: \(warning)" }
        return await taskDifference(run.world.journal, outcome.tasks)
    }

    /// Callbacks of one pass come in any order that keeps what is known of it.
    private func difference(_ found: [Callback], _ passes: [[ExpectedCallback]]) -> String? {
        let expected = passes.map { $0.map(\.callback) }
        var rest = found[...]
        for pass in passes where !pass.isEmpty {
            let part = Array(rest.prefix(pass.count))
            rest = rest.dropFirst(pass.count)
            guard counts(part) == counts(pass.map(\.callback)) else {
                return "calls \(found) instead of \(expected)"
            }
            for (index, first) in part.enumerated() {
                for second in part[(index + 1)...] {
                    let firsts = pass.filter { $0.callback == first }
                    let seconds = pass.filter { $0.callback == second }
                    guard firsts.count == 1, seconds.count == 1 else { continue }
                    if seconds[0].mustPrecede(firsts[0]) {
                        return "calls \(first) before \(second): \(found)"
                    }
                }
            }
        }
        return rest.isEmpty ? nil : "calls \(found) instead of \(expected)"
    }

    private func difference(bodies: [BodyID: Int], _ outcome: Outcome) -> String? {
        var wrong: [String] = []
        for body in Set(bodies.keys).union(outcome.bodies.keys) {
            let (count, least) = (bodies[body] ?? 0, outcome.bodies[body] ?? 0)
            let most = least + (outcome.possibleBodies[body] ?? 0)
            if !(least...most).contains(count) {
                wrong.append("\(body) \(count) times instead of \(least)")
            }
        }
        return wrong.isEmpty ? nil : "evaluates " + wrong.sorted().joined(separator: ", ")
    }

    private func taskDifference(_ journal: StressJournal, _ expected: [Callback]) async -> String? {
        let starts = expected.count { $0.kind == .started }
        // What starts them may be a thread that the machine has no time for just now.
        await giveWay { journal.startedTasks >= starts }
        let found = journal.takeTasks()
        return counts(found) == counts(expected) ? nil : "tasks: \(found) instead of \(expected)"
    }

    private func counts(_ callbacks: [Callback]) -> [Callback: Int] {
        callbacks.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// A tree made anew from the states now held must be the tree that has been changed all along.
    private func differenceFromNew(_ run: StressRun, _ outcome: Outcome) -> String? {
        guard !outcome.showsOldInputs else { return nil }
        let new = StressRun(spec, reference.world, states: outcome.states)
        defer { _ = new.end() }
        if new.texts != run.texts { return "shows \(run.texts), made anew \(new.texts)" }
        if new.nodes != run.nodes { return "has \(run.nodes) nodes, made anew \(new.nodes)" }
        if new.renders != run.renders {
            return "has \(run.renders) render nodes, made anew \(new.renders)"
        }
        return nil
    }
}
