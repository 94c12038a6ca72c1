import CasementCLI
import FaultScript
import Foundation
import GRDB
import Testing

@testable import Sessions

/// The reader on what no writer ever wrote. `CASEMENT_FUZZ_ROWS` and `CASEMENT_FUZZ_FILES` say how
/// much of it, `CASEMENT_FUZZ_SEED` begins elsewhere.
struct FuzzTests {
    private let seed = UInt64(Thoroughness.count("CASEMENT_FUZZ_SEED", ordinary: 1, full: 1))
    /// What reading may leave in memory, whatever was read.
    private static let bound = 400 << 20

    @Test("FAULTS 23: rows of any content are read without a crash, a hang or unbounded memory")
    func rows() throws {
        let count = Thoroughness.count("CASEMENT_FUZZ_ROWS", ordinary: 4000, full: 1_000_000)
        let watchdog = Watchdog()
        let before = residentBytes
        let database = try DatabaseQueue()
        try SessionMigration.migrator.migrate(database)
        var rows = RandomRows(seed: seed)
        var (written, trusted, dropped, peak) = (0, 0, 0, 0)
        while written < count {
            watchdog.begins("rows \(written) of seed \(seed)")
            try database.write { database in
                try database.execute(
                    sql: "DELETE FROM window; DELETE FROM storage; DELETE FROM mark")
                for _ in 0..<50 { try rows.write(to: database) }
                written += 50
                let contents = try SessionContents(reading: database)
                try contents.deleteDamage(from: database)
                // Repaired once, it stays as it is. Of a text only what stands before a NUL,
                // which no writer writes, may go.
                let mended = try SessionContents(reading: database)
                try mended.deleteDamage(from: database)
                let again = try SessionContents(reading: database)
                let isSame =
                    try Self.isSame(again.session, mended.session)
                    && mended.session.windows.map(\.storage.keys)
                        == contents.session.windows.map(\.storage.keys)
                #expect(isSame, "rows \(written) of seed \(seed)")
                #expect(mended.reports.isEmpty, "rows \(written): \(mended.reports)")
                #expect(contents.session.windows.count(where: \.isKey) <= 1)
                for window in contents.session.windows {
                    #expect(
                        window.frame.map { $0.width >= 0 && $0.width < 1e6 && $0.minX.isFinite }
                            != false)
                    trusted += 1 + window.storage.count
                }
                dropped += contents.reports.count
            }
            peak = max(peak, residentBytes - before)
        }
        print(
            "Fuzzed \(written) rows: \(trusted) trusted, \(dropped) reports, "
                + "at most \(peak >> 20) MiB more in memory")
        #expect(trusted > 0 && dropped > 0)
        #expect(peak < Self.bound)
    }

    /// Bit by bit, numbers that are none included.
    private static func isSame(_ one: SavedSession, _ other: SavedSession) throws -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(one) == encoder.encode(other)
    }

    @Test("FAULTS 23: files of any content are opened without a crash, a hang or a wrong value")
    func files() throws {
        let count = Thoroughness.count("CASEMENT_FUZZ_FILES", ordinary: 250, full: 50_000)
        let watchdog = Watchdog()
        let before = residentBytes
        let bases = try Self.bases()
        var mutator = Mutator(seed: seed)
        var (whole, parts, refused, peak) = (0, 0, 0, 0)
        let bench = try FuzzBench()
        for number in 0..<count {
            watchdog.begins("file \(number) of seed \(seed)")
            let base = bases[number % bases.count]
            let names = base.files.keys.sorted()
            let struck = names[Int.random(in: names.indices, using: &mutator.random)]
            var files = base.files
            files[struck] = mutator.damaged(files[struck] ?? Data())
            try bench.fill(with: files)
            // Looking comes first, then a start.
            let reading = try? SessionReader.read(bench.url)
            let (store, opened) = try SessionStore.open(at: bench.url, options: bench.options)
            store.close(.killed)
            let found = [reading?.session, opened.session].compactMap { $0 }
            for session in found {
                let isTrue = base.isTrue(session)
                #expect(isTrue, "file \(number) of seed \(seed): a wrong value in \(struck)")
            }
            if opened.session == nil {
                refused += 1
            } else if opened.reports.isEmpty {
                whole += 1
            } else {
                parts += 1
            }
            peak = max(peak, residentBytes - before)
        }
        print(
            "Fuzzed \(count) databases: \(whole) whole, \(parts) with reports, \(refused) afresh, "
                + "at most \(peak >> 20) MiB more in memory")
        #expect(whole > 0 && parts + refused > 0)
        #expect(peak < Self.bound)
    }

    /// A sound session and every state it passed through.
    private struct Base {
        var files: [String: Data]
        var states: [SavedSession]

        /// Whether every value and window is one that was there once.
        func isTrue(_ session: SavedSession) -> Bool {
            session.windows.allSatisfy { window in
                let known = states.flatMap(\.windows).filter { $0.number == window.number }
                // Of two key windows only damage can leave, one is made an ordinary one.
                let isKnown = known.contains { old in
                    var (old, new) = (old.withoutStorage, window.withoutStorage)
                    (old.isKey, new.isKey) = (false, false)
                    return old == new
                }
                return isKnown
                    && window.storage.allSatisfy { key, value in
                        known.contains { $0.storage[key] == value }
                    }
            }
                && session.values.allSatisfy { key, value in
                    states.contains { $0.values[key] == value }
                }
        }
    }

    /// A session after a quit, with its copy; and one whose run was cut short, with its log.
    private static func bases() throws -> [Base] {
        let states = (0...8).map(ScriptedTurns.session)
        let quit = try ScriptBench()
        _ = try quit.run(runs: 2, turns: 3, .counting())
        let killed = try ScriptBench()
        let outcome = try killed.run(
            runs: 2, turns: 3,
            Fault(action: .kill, kinds: [.write], names: ["session.sqlite-wal"], at: 56))
        try #require(outcome.ending == .signalled(SIGKILL))
        return try [quit, killed].map { bench in
            var files: [String: Data] = [:]
            for name in bench.files where name.contains(".sqlite") && !name.hasSuffix("-shm") {
                files[name] = try bench.bytes(of: name)
            }
            return Base(files: files, states: states)
        }
    }
}

/// A session's directory in memory, filled anew for each input.
private final class FuzzBench {
    let url: URL

    init() throws {
        let place =
            access("/dev/shm", W_OK) == 0
            ? URL(filePath: "/dev/shm") : FileManager.default.temporaryDirectory
        url = place.appending(path: "casement-fuzz-\(UUID().uuidString)/session")
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    func fill(with files: [String: Data]) throws {
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, bytes) in files { try bytes.write(to: url.appending(path: name)) }
    }

    var options: SessionOptions {
        var options = SessionOptions()
        options.report = { _ in }
        options.after = { _, _ in }
        return options
    }
}
