#if Macros
    import CasementCLI
    import Foundation
    import Testing

    /// A disk that fails under a store and then is well again.
    struct FailingStoreDiskTests {
        /// Strikes from each of some calls on until the script was refused three times, and sees
        /// to it that nothing is lost, in memory or on disk.
        private func endure(
            _ action: Fault.Action, _ kinds: [Fault.Kind], saying words: [String],
            ordinarily count: Int
        ) throws {
            let total = try StoreBench().endure(Fault(action: action, kinds: kinds, at: 0))
                .report.seen
            try #require(total > 1)
            var (struck, refused) = (0, 0)
            for call in Thoroughness.sample(Array(1...total), of: count) {
                let bench = try StoreBench()
                let outcome = try bench.endure(
                    Fault(action: action, kinds: kinds, at: call, times: 0))
                let what: Comment = "\(action) from call \(call) of \(total): \(outcome.notes)"
                if outcome.report.strikes > 0 { struck += 1 }
                #expect(outcome.ending == .exited(0), what)
                #expect(outcome.notes.last == "recovered", what)
                #expect(outcome.count("lost") == 0, what)
                let refusals = outcome.notes.filter {
                    $0.hasPrefix("refused") || $0.hasPrefix("unavailable")
                }
                if !refusals.isEmpty { refused += 1 }
                // Each says which file it was, and what the system said.
                for refusal in refusals {
                    #expect(refusal.contains("items.store"), "\(refusal)")
                    #expect(words.contains { refusal.contains($0) }, "\(refusal)")
                }
                try bench.expectTurns(8...8, what)
            }
            #expect(struck > 0)
            #expect(refused > 0)
        }

        @Test(
            "FAULTS 24: a disk that is full from any write of a store on, then has space: all is saved"
        )
        func full() throws {
            try endure(
                .enospc, [.write], saying: ["full", "No space", "out of space", "disk I/O error"],
                ordinarily: 4)
        }

        @Test(
            "FAULTS 25: a disk that fails from any write of a store on, then is well: all is saved")
        func failingWrites() throws {
            try endure(
                .eio, [.write], saying: ["disk I/O error", "Input/output error"], ordinarily: 3)
        }

        @Test("FAULTS 26: a store that may not be written from any call on: all is saved later")
        func readOnly() throws {
            try endure(
                .erofs, [.open, .write, .truncate, .unlink], saying: ["items.store"],
                ordinarily: 3)
        }

        @Test("FAULTS 27: writes of a store that take half of their bytes are finished")
        func shortWrites() throws {
            let bench = try StoreBench()
            let outcome = try bench.run(Fault(action: .short, kinds: [.write], at: 1, times: 0))
            #expect(outcome.ending == .exited(0))
            #expect(outcome.report.strikes > 20)
            try bench.expectTurns(12...12, "short writes")
        }
    }
#endif
