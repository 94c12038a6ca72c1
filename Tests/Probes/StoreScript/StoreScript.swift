import Foundation
import Records

/// A process that changes a store by a script and notes each save once it is done, so that it can
/// be killed at any call and its disk can fail.
///
/// `StoreScript DIRECTORY LOG` then `run RUNS TURNS`, `endure TURNS SWITCH`, `old` or `migrate`.
/// With `endure`, saves that fail are tried again, and the file's removal gives the disk back.
@main
struct StoreScript {
    private let file: URL
    private let log: Int32

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else {
            fatalError("StoreScript DIRECTORY LOG (run RUNS TURNS|endure TURNS SWITCH|old|migrate)")
        }
        #if Macros
            let script = StoreScript(
                file: ScriptedStore.file(in: arguments[1]),
                log: open(arguments[2], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600))
            func number(_ index: Int) -> Int { Int(arguments[index]) ?? 0 }
            switch arguments[3] {
            case "run":
                for _ in 0..<number(4) { try script.run(turns: number(5)) }
            case "endure": try script.endure(turns: number(4), until: arguments[5])
            case "old": try ScriptedMigration.makeOld(at: script.file)
            case "migrate":
                try ScriptedMigration.migrate(at: script.file)
                script.note("migrated")
            case let other: fatalError("\(other) is not a script.")
            }
        #else
            fatalError("The models of the script need the trait Macros.")
        #endif
    }

    #if Macros
        /// One run: so many turns, each a save, and an end in order.
        private func run(turns: Int) throws {
            let container = try ScriptedStore.open(at: file)
            let context = ModelContext(container)
            let first = (try ScriptedStore.turns(in: context) ?? 0) + 1
            note("opened \(first - 1)")
            for turn in first..<(first + turns) {
                try ScriptedStore.take(turn, in: context)
                try context.save()
                note("committed \(turn)")
            }
            note("quit")
        }

        /// A run on a disk that fails while the file is there.
        private func endure(turns: Int, until file: String) throws {
            var refusals = 0
            func note(refusal error: any Error, _ word: String) {
                refusals += 1
                self.note("\(word) \(error)".replacingOccurrences(of: "\n", with: " "))
                // An app tries again with the next change.
                if refusals == 3 { unlink(file) }
                if refusals > 20 { fatalError("The store never recovers: \(error)") }
            }
            var opened: ModelContainer?
            while opened == nil {
                do {
                    opened = try ScriptedStore.open(at: self.file)
                } catch {
                    note(refusal: error, "unavailable")
                }
            }
            guard let container = opened else { return }
            let context = ModelContext(container)
            for turn in 1...turns {
                var isTaken = false
                while context.hasChanges || !isTaken {
                    do {
                        if !isTaken { try ScriptedStore.take(turn, in: context) }
                        isTaken = true
                        try context.save()
                    } catch {
                        if !isTaken { context.rollback() }
                        note(refusal: error, "refused")
                        // What could not be saved is still there to be saved.
                        if isTaken, try ScriptedStore.turns(in: context) != turn {
                            self.note("lost \(turn)")
                        }
                    }
                }
            }
            unlink(file)
            if try ScriptedStore.turns(in: ModelContext(container)) == turns {
                self.note("recovered")
            }
            _exit(0)
        }

        /// One call of the system, so that a line is wholly there or not at all.
        private func note(_ line: String) {
            let bytes = Array("\(line)\n".utf8)
            _ = write(log, bytes, bytes.count)
        }
    #endif
}
