#if Macros
    import CasementCLI
    import Foundation
    import StoreScript
    import Testing

    /// Process death at every call that a store makes.
    struct KilledStoreTests {
        /// Kills the script at calls of a kind, and sees to it that only the save in flight is lost.
        private func kill(
            _ kinds: [Fault.Kind] = Fault.Kind.allCases, in folder: String? = nil,
            _ action: Fault.Action = .kill, ordinarily count: Int
        ) throws {
            let total = try StoreBench().run(.counting(kinds), in: folder).report.seen
            try #require(total > 1)
            var struck = 0
            let calls = Thoroughness.sample(Array(1...total), of: count)
            for call in calls {
                let bench = try StoreBench()
                let outcome = try bench.run(
                    Fault(action: action, kinds: kinds, at: call), in: folder)
                // Threads take turns in another order now and then, and a call or two is not made.
                guard outcome.report.strikes == 1 else {
                    #expect(outcome.ending == .exited(0))
                    continue
                }
                struck += 1
                #expect(outcome.ending == .signalled(SIGKILL))
                let committed = outcome.committed
                try bench.expectTurns(
                    committed...(committed + 1), "\(action) at call \(call) of \(total)")
            }
            #expect(struck >= calls.count - 2 - calls.count / 10)
        }

        @Test("FAULTS 1: SIGKILL at any call of a store loses at most the save in flight")
        func anyCall() throws { try kill(ordinarily: 8) }

        @Test("FAULTS 1: SIGKILL in the middle of any write of a store loses at most that save")
        func tornWrite() throws { try kill([.write], .tear, ordinarily: 4) }

        @Test("FAULTS 1: SIGKILL while a store writes a large value loses at most that save")
        func largeValue() throws { try kill(in: StoreBench.largeValues, ordinarily: 4) }

        @Test(
            "FAULTS 7: SIGKILL at any call of a migration leaves the old store or the new one, whole",
            arguments: [nil, ".items.store-migration"])
        func migration(folder: String?) throws {
            func migrate(_ fault: Fault) throws -> (StoreBench, ScriptOutcome) {
                let bench = try StoreBench()
                #expect(try bench.run(["old"], .counting()).ending == .exited(0))
                return (bench, try bench.run(["migrate"], fault, in: folder))
            }
            let (whole, outcome) = try migrate(.counting())
            #expect(outcome.notes == ["migrated"])
            #expect(try ScriptedMigration.state(of: whole.file) == .new)
            let total = outcome.report.seen
            try #require(total > 1)
            var (struck, old) = (0, 0)
            for call in Thoroughness.sample(Array(1...total), of: 5) {
                let (bench, outcome) = try migrate(Fault(action: .kill, at: call))
                if outcome.report.strikes == 1 {
                    struck += 1
                    #expect(outcome.ending == .signalled(SIGKILL))
                }
                let state = try ScriptedMigration.state(of: bench.file)
                #expect(state != nil, "call \(call) of \(total)")
                if state == .old { old += 1 }
                // The next start migrates what is left.
                #expect(try bench.run(["migrate"], .counting()).notes == ["migrated"])
                #expect(try ScriptedMigration.state(of: bench.file) == .new)
            }
            #expect(struck > 2)
            #expect(old > 0)
        }
    }
#endif
