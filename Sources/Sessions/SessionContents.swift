import GRDB

/// What a database holds, as far as it can be trusted, and what it holds besides.
struct SessionContents {
    var session: SavedSession
    var marks: [String: StoredValue]
    var reports: [SessionReport] = []
    /// No run ever wrote to it.
    var isUntouched: Bool { marks[SessionChanges.Mark.ending] == nil && session.windows.isEmpty }

    private var damagedWindows: [Int64] = []
    private var damagedValues: [ValueTable.Key] = []
    private var damagedMarks: [ValueTable.Key] = []
    private var strays: [Int] = []
    /// Windows whose rows say something else than what was made of them.
    private var mended: [SavedWindow] = []

    init(reading database: Database) throws {
        let marks = try ValueTable.mark.read(database)
        self.marks = marks.values[SessionChanges.app] ?? [:]
        damagedMarks = marks.damaged

        let windows = try WindowTable.read(database)
        damagedWindows = windows.damaged
        var storage = try ValueTable.storage.read(database)
        damagedValues = storage.damaged

        let values = storage.values.removeValue(forKey: SessionChanges.app) ?? [:]
        var saved: [SavedWindow] = []
        for entry in windows.entries {
            var window = entry.window
            window.storage = storage.values.removeValue(forKey: window.number) ?? [:]
            let found = window.storage.count
            // A value too many, or one that failed its checksum, is there: only lost ones count.
            let present = found + storage.damagedCount(inWindow: window.number)
            if present < entry.valueCount {
                reports.append(
                    .valuesMissing(window: window.number, expected: entry.valueCount, found: found))
            }
            if entry.isFrameAbsurd { reports.append(.frameIgnored(window: window.number)) }
            if entry.isFrameAbsurd || present < entry.valueCount { mended.append(window) }
            saved.append(window)
        }
        strays = storage.values.keys.sorted()
        let next = self.marks[SessionChanges.Mark.nextWindowNumber].flatMap { Int($0) } ?? 1
        session = SavedSession(
            windows: Self.withOneKeyWindow(saved), values: values, nextWindowNumber: next)
        reportDamage(storage.values)
    }

    var hasDamage: Bool { !reports.isEmpty }

    /// Takes the damaged rows out, so that they are reported once and their keys are free again.
    func deleteDamage(from database: Database) throws {
        for number in damagedWindows { try WindowTable.delete(number, from: database) }
        for key in damagedValues { try ValueTable.storage.delete(key, from: database) }
        for key in damagedMarks { try ValueTable.mark.delete(key, from: database) }
        for number in strays { try ValueTable.storage.deleteAll(ofWindow: number, from: database) }
        for window in mended {
            try WindowTable.write(window, valueCount: window.storage.count, to: database)
        }
        for window in session.windows {
            _ = try WindowTable.updateValueCount(
                to: window.storage.count, ofWindow: window.number, in: database)
        }
    }

    private mutating func reportDamage(_ strayValues: [Int: [String: StoredValue]]) {
        for number in damagedWindows {
            reports.append(.rowDropped(table: WindowTable.name, key: "\(number)"))
        }
        for key in damagedValues {
            reports.append(
                .rowDropped(table: ValueTable.storage.name, key: "\(key.window) \(key.text)"))
        }
        for key in damagedMarks {
            reports.append(.rowDropped(table: ValueTable.mark.name, key: key.text))
        }
        for (number, values) in strayValues.sorted(by: { $0.key < $1.key }) {
            reports.append(.valuesWithoutWindow(window: number, count: values.count))
        }
    }

    /// Of several key windows, which only damage can leave, the one nearest to the user stays key.
    private static func withOneKeyWindow(_ windows: [SavedWindow]) -> [SavedWindow] {
        guard let key = windows.filter(\.isKey).max(by: { $0.order < $1.order }) else {
            return windows
        }
        return windows.map { window in
            var window = window
            window.isKey = window.number == key.number
            return window
        }
    }
}
