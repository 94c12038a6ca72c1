#if Macros
    import Foundation
    import GRDB
    import Records
    import StoreScript
    import Testing

    /// Stores that are locked, cut, torn, or of which a part is gone.
    struct DamagedStoreTests {
        /// A store whose process was killed, so that its log is there.
        private func killedStore() throws -> (StoreBench, committed: Int) {
            let bench = try StoreBench()
            let total = try StoreBench().run(runs: 1, turns: 12, .counting([.write])).report.seen
            let outcome = try bench.run(
                runs: 1, turns: 12, Fault(action: .kill, kinds: [.write], at: total * 3 / 4))
            try #require(outcome.report.strikes == 1)
            return (bench, outcome.committed)
        }

        @Test("FAULTS 13: a store whose log is cut anywhere has what some number of saves left")
        func cutLog() throws {
            let (bench, committed) = try killedStore()
            let log = URL(filePath: bench.file.path(percentEncoded: false) + "-wal")
            let (store, whole) = (try Data(contentsOf: bench.file), try Data(contentsOf: log))
            try #require(whole.count > 4096)
            var counts: Set<Int> = []
            let cuts = Array(stride(from: 0, through: whole.count, by: 512))
            for length in Thoroughness.sample(cuts, of: 12) {
                try store.write(to: bench.file)
                try whole.prefix(length).write(to: log)
                let count = try bench.turns(withoutLargeValues: true)
                #expect(count.map((0...(committed + 1)).contains) == true, "cut at \(length)")
                counts.insert(count ?? -1)
            }
            #expect(counts.count > 2)
        }

        @Test(
            "FAULTS 14: a torn page of a log ends what is read of it, and a save before it is whole"
        )
        func tornLog() throws {
            let (bench, committed) = try killedStore()
            let log = URL(filePath: bench.file.path(percentEncoded: false) + "-wal")
            let (store, whole) = (try Data(contentsOf: bench.file), try Data(contentsOf: log))
            for place in Thoroughness.sample(
                Array(stride(from: 600, to: whole.count, by: 2048)), of: 8)
            {
                var torn = whole
                torn.replaceSubrange(
                    place..<min(place + 512, torn.count),
                    with: repeatElement(0xA5, count: min(512, torn.count - place)))
                try store.write(to: bench.file)
                try torn.write(to: log)
                let count = try bench.turns(withoutLargeValues: true)
                #expect(count.map((0...(committed + 1)).contains) == true, "torn at \(place)")
            }
        }

        @Test(
            "FAULTS 11: a save is on disk before the file of a large value that it removes is gone")
        func removedFile() throws {
            func files(_ fault: Fault) throws -> Int {
                let bench = try StoreBench()
                // The fifth turn deletes an object that has one.
                let outcome = try bench.run(runs: 1, turns: 5, fault)
                #expect(outcome.committed == 5)
                let folder = bench.directory + "/" + StoreBench.largeValues
                return try FileManager.default.contentsOfDirectory(atPath: folder).count
            }
            #expect(try files(.counting()) == 0)
            // The first sync is that of the head of the log.
            let failing = Fault(
                action: .eio, kinds: [.sync], names: ["items.store-wal"], at: 2, times: 0)
            #expect(try files(failing) == 1)
        }

        @Test(
            "FAULTS 16: a store with a torn first page is refused with its name, and left as it is")
        func tornHeader() throws {
            let bench = try StoreBench()
            #expect(try bench.run(runs: 1, turns: 6, .counting()).ending == .exited(0))
            let other = try DatabaseQueue(path: bench.file.path(percentEncoded: false))
            try other.inDatabase { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            try other.close()
            var bytes = try Data(contentsOf: bench.file)
            try #require(bytes.count > 4096)
            bytes.replaceSubrange(0..<512, with: repeatElement(0, count: 512))
            try bytes.write(to: bench.file)
            let error = #expect(throws: SwiftDataError.self) {
                try ScriptedStore.open(at: bench.file)
            }
            #expect(error?.description.contains("items.store") == true)
            #expect(try Data(contentsOf: bench.file) == bytes)
        }

        @Test(
            "FAULTS 28: a large value whose file is gone is nil, and its object is whole otherwise")
        func missingFile() throws {
            let bench = try StoreBench()
            #expect(try bench.run(runs: 1, turns: 3, .counting()).ending == .exited(0))
            let folder = bench.directory + "/" + StoreBench.largeValues
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            try #require(files.count == 1)
            try FileManager.default.removeItem(atPath: folder + "/" + files[0])
            #expect(try bench.turns() == nil)
            let texts = try ScriptedStore.texts(at: bench.file)
            #expect(texts == ["3", "turn 1 ", nil, String(repeating: "turn 3 ", count: 3)])
        }

        @Test("FAULTS 47: a store that another process writes to waits for it, and then saves")
        func lockedForAMoment() throws {
            let bench = try StoreBench()
            #expect(try bench.run(runs: 1, turns: 2, .counting()).ending == .exited(0))
            let other = try DatabaseQueue(path: bench.file.path(percentEncoded: false))
            let writing = DispatchSemaphore(value: 0)
            let end = DispatchSemaphore(value: 0)
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                try? other.write { database in
                    try database.execute(sql: "UPDATE ScriptedItem SET text = text")
                    writing.signal()
                    // Until the script has tried.
                    _ = end.wait(timeout: .now() + 0.3)
                }
                done.signal()
            }
            writing.wait()
            let outcome = try bench.run(runs: 1, turns: 1, .counting())
            end.signal()
            done.wait()
            #expect(outcome.notes.last == "quit")
            try bench.expectTurns(3...3, "locked for a moment")
        }

        @Test(
            "FAULTS 47: a store that stays locked refuses a save with its name, and keeps the change",
            .enabled(if: Thoroughness.isFull, "SQLite waits 5 s for a lock"))
        func locked() throws {
            let bench = try StoreBench()
            let container = try ScriptedStore.open(at: bench.file)
            let context = ModelContext(container)
            try ScriptedStore.insert("held", in: context)
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            // The store may still be writing on a queue of its own.
            configuration.busyMode = .timeout(10)
            let other = try DatabaseQueue(
                path: bench.file.path(percentEncoded: false), configuration: configuration)
            try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
            let error = #expect(throws: SwiftDataError.self) { try context.save() }
            #expect(error?.description.contains("items.store") == true)
            #expect(error?.description.contains("locked") == true)
            #expect(context.hasChanges)
            try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
            try context.save()
            #expect(try ScriptedStore.texts(at: bench.file) == ["held"])
        }
    }
#endif
