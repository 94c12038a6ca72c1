import Foundation

/// A Python program that does to a database with `sqlite3` what an operation does to a store.
final class PythonProcess {
    enum Work: String { case insert, fetch, save, search }

    private let process: ChildProcess

    /// Starts Python; throws if it is not installed, or if it ends before it has opened the
    /// database.
    init(_ work: Work, file: URL) throws {
        let arguments = ["-c", Self.script, file.path(percentEncoded: false), work.rawValue]
        guard
            let process = ChildProcess(
                "python3", arguments, environment: ProcessInfo.processInfo.environment),
            process.readLine() == "ready"
        else { throw WrongResult("There is no python3 with sqlite3.") }
        self.process = process
    }

    /// Does the work once; gives its milliseconds, by Python's clock, and the number of rows it
    /// concerned. Nil where the program has ended.
    func perform() -> (milliseconds: Double, rows: Int)? {
        process.writeLine("")
        let words = process.readLine()?.split(separator: " ") ?? []
        guard words.count == 2, let milliseconds = Double(words[0]), let rows = Int(words[1])
        else { return nil }
        return (milliseconds, rows)
    }

    /// With the journal that GRDB's `DatabasePool` sets, and the entries of `LedgerValues`.
    private static let script = """
        import sqlite3, sys, time

        database = sqlite3.connect(sys.argv[1], isolation_level=None)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")

        def entries():
            for number in range(100_000):
                mixed = number * 7919 % 1_000_003
                yield (f"Entry {mixed} of the ledger", mixed % 20_000 / 100, mixed * 60.0,
                       mixed % 100)

        def insert():
            database.execute("BEGIN")
            cursor = database.executemany(
                "INSERT INTO LedgerEntry (title, amount, day, account) VALUES (?, ?, ?, ?)",
                entries())
            database.execute("COMMIT")
            return cursor.rowcount

        def fetch():
            rows = database.execute(
                "SELECT id, title, amount, day, account FROM LedgerEntry WHERE account = ?",
                (42,))
            return len(rows.fetchall())

        saved = 0

        def save():
            global saved
            saved += 1
            return database.execute(
                "UPDATE LedgerEntry SET title = ? WHERE id = (SELECT max(id) FROM LedgerEntry)",
                (f"Change {saved}",)).rowcount

        def search():
            rows = database.execute(
                "SELECT id, title, amount, day, account FROM LedgerEntry WHERE title LIKE ?",
                ("%ENTRY 4711%",))
            return len(rows.fetchall())

        work = {"insert": insert, "fetch": fetch, "save": save, "search": search}[sys.argv[2]]
        print("ready", flush=True)
        for line in sys.stdin:
            start = time.perf_counter()
            rows = work()
            print((time.perf_counter() - start) * 1000, rows, flush=True)
        """
}
