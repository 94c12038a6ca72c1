import Sessions

/// Computes what each turn has changed in the saved session.
package struct SessionRecorder {
    /// The windows' own rows as they were last recorded, without their storage.
    private var rows: [Int: SavedWindow] = [:]
    private var nextNumber: Int
    /// Counts of undeclared scenes that are still to be recorded.
    private var absences: [String: Int?] = [:]

    /// `restored` are the saved windows to delete unless they are recorded again.
    package init(
        restored: [SavedWindow] = [], nextNumber: Int, absentBefore: [String: Int] = [:],
        absentNow: [String: Int] = [:]
    ) {
        self.nextNumber = nextNumber
        for id in Set(absentBefore.keys).union(absentNow.keys)
        where absentBefore[id] != absentNow[id] {
            absences.updateValue(absentNow[id], forKey: id)
        }
        for window in restored { rows[window.number] = window.withoutStorage }
    }

    /// Has the next turn record everything, because what was saved is gone.
    package mutating func forgetSaved() {
        rows = [:]
        nextNumber = 0
    }

    /// The changes of a turn: the current windows, and of storage only the written values.
    package mutating func record(
        _ windows: [SavedWindow], storage: [Int: [String: StoredValue?]], nextNumber: Int
    ) -> SessionChanges {
        var changes = SessionChanges()
        let open = Set(windows.map(\.number))
        for number in rows.keys where !open.contains(number) {
            changes.close(number)
            rows[number] = nil
        }
        for window in windows {
            let row = window.withoutStorage
            if rows[window.number] != row {
                changes.save(row)
                rows[window.number] = row
            }
            for (key, value) in storage[window.number] ?? [:] {
                changes.set(value, forKey: key, inWindow: window.number)
            }
        }
        for (id, launches) in absences { changes.setAbsence(launches, ofScene: id) }
        absences = [:]
        if nextNumber != self.nextNumber {
            changes.nextWindowNumber = nextNumber
            self.nextNumber = nextNumber
        }
        return changes
    }
}

/// The changes of one turn to save.
package struct UnsavedTurn: Sendable {
    package let changes: SessionChanges
    /// Whether it should reach the disk soon: a scene went to inactive or background, a window
    /// was closed, the app quits.
    package let needsCheckpoint: Bool
}
