import Foundation
import GRDB

/// The trusted contents of a database, and its damage.
struct SessionContents {
    var session: SavedSession
    var marks: [String: StoredValue]
    var reports: [SessionReport] = []
    /// Whether no run has written to it.
    var isUntouched: Bool { marks[SessionChanges.Mark.ending] == nil && session.windows.isEmpty }

    private var damagedWindows: [Int64] = []
    private var damagedValues: [ValueTable.Key] = []
    private var damagedMarks: [ValueTable.Key] = []
    private var strays: [Int] = []
    /// Tables in which rows do not lie in the order of their keys.
    private var disorderly: [ValueTable] = []
    /// Windows whose rows were corrected while reading.
    private var mended: [SavedWindow] = []

    init(reading database: Database) throws {
        let marks = try ValueTable.mark.read(database)
        self.marks = marks.values[SessionChanges.app] ?? [:]
        damagedMarks = marks.damaged
        if marks.isOutOfOrder { disorderly.append(.mark) }

        let windows = try WindowTable.read(database)
        damagedWindows = windows.damaged
        var storage = try ValueTable.storage.read(database)
        damagedValues = storage.damaged
        if storage.isOutOfOrder { disorderly.append(.storage) }

        let values = storage.values.removeValue(forKey: SessionChanges.app) ?? [:]
        let damagedCounts = storage.damagedCounts
        var saved: [SavedWindow] = []
        for entry in windows.entries {
            var window = entry.window
            window.storage = storage.values.removeValue(forKey: window.number) ?? [:]
            let found = window.storage.count
            // Only lost values count: extra values, values that failed their checksums and values
            // of types that only a newer build knows are still there.
            let present =
                found + (damagedCounts[window.number] ?? 0)
                + (storage.unknown[window.number] ?? 0)
            if present < entry.valueCount {
                reports.append(
                    .valuesMissing(window: window.number, expected: entry.valueCount, found: found))
            }
            if entry.isFrameAbsurd { reports.append(.frameIgnored(window: window.number)) }
            if entry.isFrameAbsurd || present < entry.valueCount { mended.append(window) }
            saved.append(window)
        }
        strays = storage.values.keys.sorted()
        session = SavedSession(windows: Self.withOneKeyWindow(saved), values: values)
        session = SavedSession(
            windows: session.windows, values: values,
            nextWindowNumber: number(SessionChanges.Mark.nextWindowNumber) ?? 1,
            absentScenes: absences)
        reportDamage(storage.values)
    }

    var hasDamage: Bool { !reports.isEmpty }

    /// Deletes the damaged rows, so that they are reported once and their keys are free again.
    func deleteDamage(from database: Database) throws {
        for table in disorderly { try table.putInOrder(database) }
        for number in damagedWindows { try WindowTable.delete(number, from: database) }
        try ValueTable.storage.delete(damagedValues, from: database)
        try ValueTable.mark.delete(damagedMarks, from: database)
        for number in strays { try ValueTable.storage.deleteAll(ofWindow: number, from: database) }
        for window in mended {
            let count = try ValueTable.storage.count(inWindow: window.number, of: database)
            try WindowTable.write(window, valueCount: count, to: database)
        }
        for window in session.windows {
            let count = try ValueTable.storage.count(inWindow: window.number, of: database)
            _ = try WindowTable.updateValueCount(
                to: count, ofWindow: window.number, in: database)
        }
    }

    /// A mark as a number within sensible bounds; another one is damage.
    private mutating func number(_ mark: String) -> Int? {
        guard let value = marks[mark] else { return nil }
        if let number = Int(value), (1...WindowTable.greatestNumber).contains(number) {
            return number
        }
        marks[mark] = nil
        damagedMarks.append(ValueTable.Key(window: 0, bytes: Data(mark.utf8)))
        return nil
    }

    private var absences: [String: Int] {
        var absences: [String: Int] = [:]
        for (key, value) in marks where key.hasPrefix(SessionChanges.Mark.absence) {
            guard let launches = Int(value), (1...1_000_000).contains(launches) else { continue }
            absences[String(key.dropFirst(SessionChanges.Mark.absence.count))] = launches
        }
        return absences
    }

    private mutating func reportDamage(_ strayValues: [Int: [String: StoredValue]]) {
        for table in disorderly { reports.append(.rowsOutOfOrder(table: table.name)) }
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
        reports = SessionReport.summary(of: reports)
    }

    /// Of several key windows, which only damage causes, the frontmost stays key.
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
