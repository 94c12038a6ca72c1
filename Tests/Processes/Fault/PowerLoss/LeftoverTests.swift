import FaultScript
import Foundation
import Sessions
import Testing

/// What a power cut may leave of files and names, put there by hand.
struct LeftoverTests {
    /// A session of twelve turns after a quit, with its second generation.
    private func quitSession() throws -> ScriptBench {
        let bench = try ScriptBench()
        #expect(try bench.run(runs: 2, turns: 6, .counting()).ending == .exited(0))
        #expect(bench.files.contains("copy.sqlite"))
        return bench
    }

    /// A session whose run was cut short after its eighth turn, with the log it left.
    private func killedSession() throws -> ScriptBench {
        let bench = try ScriptBench()
        let outcome = try bench.run(
            runs: 2, turns: 6,
            Fault(action: .kill, kinds: [.write], names: ["session.sqlite-wal"], at: 112))
        #expect(outcome.ending == .signalled(SIGKILL) && outcome.committed >= 8)
        #expect(bench.files.contains("session.sqlite-wal"))
        return bench
    }

    @Test(
        "FAULTS 9: a file that is longer than its data, with zeros at its end, loses nothing",
        arguments: ["session.sqlite", "session.sqlite-wal", "session.crashes", "copy.sqlite"],
        [1, 512, 4096, 100_000])
    func zeroTail(file: String, count: Int) throws {
        let bench = try file.hasSuffix("-wal") ? killedSession() : quitSession()
        let turns = bench.turns
        let length = try bench.append(Data(count: count), to: file)
        #expect(try bench.bytes(of: file).count == length + count)
        try bench.expectTurns(turns...turns, "\(count) zeros after \(file)")
    }

    @Test(
        "FAULTS 10: a copy whose name is on disk and whose content is not costs nothing",
        arguments: [0, 4096, 20_480])
    func renameWithoutContent(count: Int) throws {
        let bench = try quitSession()
        try bench.write(Data(count: count), to: "copy.sqlite")
        try bench.expectTurns(12...12, "a copy of \(count) zeros")
        // Put in the place of a database beyond reading, it neither helps nor hinders.
        try bench.write(Data(count: count), to: "copy.sqlite")
        try bench.write(Data(repeating: 7, count: 8192), to: "session.sqlite")
        var options = SessionOptions()
        options.report = { _ in }
        let (store, opened) = try SessionStore.open(at: bench.url, options: options)
        store.close()
        #expect(opened.startReason == .setAside(.unreadable))
        #expect(bench.files.contains { $0.hasPrefix("aside-") })
    }

    @Test("FAULTS 10: a copy is on disk before it takes its name")
    func contentBeforeName() throws {
        let bench = try ScriptBench()
        let log = bench.directory + ".log"
        try FileManager.default.createDirectory(
            atPath: bench.directory, withIntermediateDirectories: true)
        _ = try bench.run(runs: 2, turns: 3, .counting(), log: log)
        let calls = try DiskLog(at: log).calls
        let rename = try #require(
            calls.firstIndex(of: .rename("copy.unfinished.sqlite", "copy.sqlite")))
        let lastChange = calls[..<rename].last { call in
            switch call {
            case .write("copy.unfinished.sqlite", _, _), .truncate("copy.unfinished.sqlite", _),
                .sync("copy.unfinished.sqlite"):
                true
            default: false
            }
        }
        #expect(lastChange == .sync("copy.unfinished.sqlite"))
        #expect(calls[rename...].contains(.sync(".")))
    }

    @Test("FAULTS 11: where a new database's name was lost the copy takes its place, or none does")
    func lostEntry() throws {
        let bench = try quitSession()
        try FileManager.default.removeItem(atPath: bench.directory + "/session.sqlite")
        var options = SessionOptions()
        options.report = { _ in }
        let (store, opened) = try SessionStore.open(at: bench.url, options: options)
        store.close()
        #expect(opened.startReason == .setAside(.replacedByCopy))
        #expect(opened.reports == [.copyRestored])
        // The copy is made beside the first turns of the second run, and may hold some of them.
        let turns = try #require(ScriptedTurns.count(of: opened.session))
        #expect((6...12).contains(turns))

        let empty = try ScriptBench()
        try FileManager.default.createDirectory(
            atPath: empty.directory, withIntermediateDirectories: true)
        try empty.expectTurns(0...0, "nothing at all")
    }

    @Test("FAULTS 11: a log whose name was lost costs what was not yet in the database alone")
    func lostLog() throws {
        let bench = try killedSession()
        try FileManager.default.removeItem(atPath: bench.directory + "/session.sqlite-wal")
        // The last sync before the kill was that of the first run's end.
        try bench.expectTurns(6...8, "the log's name was lost")
    }

    @Test("FAULTS 12: an old log beside a newer database changes nothing")
    func oldLog() throws {
        let bench = try killedSession()
        let log = try bench.bytes(of: "session.sqlite-wal")
        let before = bench.turns
        #expect(try bench.run(runs: 1, turns: 4, .counting()).ending == .exited(0))
        #expect(bench.turns == before + 4 && !bench.files.contains("session.sqlite-wal"))
        // The deletion of the old log never reached the disk; all it holds is in the database,
        // and later turns are in it too.
        try bench.write(log, to: "session.sqlite-wal")
        let (store, opened) = try SessionStore.open(at: bench.url, options: quietly)
        store.close()
        let isWhole = ScriptedTurns.count(of: opened.session) != nil
        #expect(isWhole || !opened.reports.isEmpty, "A mixture went unnoticed")
    }

    @Test("FAULTS 12: an unfinished copy and a journal of an earlier run are no one's data")
    func oldLeftovers() throws {
        let bench = try quitSession()
        for name in ["copy.unfinished.sqlite", "copy.unfinished.sqlite-journal"] {
            try bench.write(Data(repeating: 0xD9, count: 5000), to: name)
        }
        try bench.expectTurns(12...12, "leftovers of a copy")
        #expect(!bench.files.contains { $0.hasPrefix("copy.unfinished.sqlite") })
    }

    private var quietly: SessionOptions {
        var options = SessionOptions()
        options.report = { _ in }
        return options
    }
}
