import GRDB

/// D1, D2 and D6 done by Python's `sqlite3`: the same SQL, without objects.
@MainActor
enum StoredInPython {
    static let operations: [Operation] = [
        Operation(
            id: "D1", variant: "Python", note: "100,000 rows inserted by sqlite3's executemany",
            warmUps: 1, samples: 5
        ) { try PythonTrial(.insert, expected: 100_000) },
        Operation(
            id: "D2", variant: "Python", note: "10,000 of 1,000,000 rows as tuples", warmUps: 2,
            samples: 10
        ) { try PythonTrial(.fetch, filled: 1_000_000, expected: 10_000) },
        Operation(id: "D6", variant: "save Python", note: "one row updated") {
            try PythonTrial(.save, filled: 100_000, expected: 1)
        },
        Operation(
            id: "D6", variant: "search Python",
            note: "LIKE in 100,000 titles, which folds ASCII letters only", samples: 10
        ) { try PythonTrial(.search, filled: 100_000, expected: nil) },
    ]

    private final class PythonTrial: Trial {
        private let work: PythonProcess.Work
        /// How many rows are inserted, changed or found each time; nil where at least one is.
        private let expected: Int?
        private let filled: Int
        private var file: LedgerFile?
        private var process: PythonProcess?
        private var result: (milliseconds: Double, rows: Int)?

        init(_ work: PythonProcess.Work, filled: Int = 0, expected: Int?) throws {
            (self.work, self.filled, self.expected) = (work, filled, expected)
        }

        /// Insertions begin with an empty database each time.
        func prepare() throws {
            guard process == nil || work == .insert else { return }
            process = nil
            let file = try LedgerFile()
            let pool = try file.pool()
            try LedgerFile.fill(pool, filled)
            try pool.close()
            process = try PythonProcess(work, file: file.file)
            self.file = file
        }

        func perform() { result = process?.perform() }

        var measured: Double? { result?.milliseconds }

        func check() throws {
            let rows = result?.rows ?? 0
            try WrongResult.unless(expected.map { rows == $0 } ?? (rows > 0), "\(rows) rows.")
        }
    }
}
