/// The saved state of an app: its windows and a few values of the app itself.
package struct SavedSession: Hashable, Codable, Sendable {
    /// The windows in opening order, which is the order of their numbers.
    package var windows: [SavedWindow]
    /// The app's own values, which belong to no window.
    package var values: [String: StoredValue]
    /// Above every number a window of this session ever had.
    package var nextWindowNumber: Int
    /// How many launches in a row have not declared a scene that windows are saved of, by its id.
    package var absentScenes: [String: Int]

    package init(
        windows: [SavedWindow] = [], values: [String: StoredValue] = [:], nextWindowNumber: Int = 1,
        absentScenes: [String: Int] = [:]
    ) {
        self.absentScenes = absentScenes
        self.windows = windows.sorted { $0.number < $1.number }
        self.values = values
        self.nextWindowNumber = max(nextWindowNumber, (self.windows.last?.number ?? 0) + 1)
    }

    package var keyWindow: SavedWindow? { windows.first(where: \.isKey) }

    /// The windows as they lie on the screen, the farthest first.
    package var windowsBackToFront: [SavedWindow] {
        windows.sorted { ($0.order, $0.number) < ($1.order, $1.number) }
    }

    /// The changes from an earlier session to this one.
    package func changes(since earlier: SavedSession?) -> SessionChanges {
        let earlier = earlier ?? SavedSession()
        var changes = SessionChanges()
        let known = Dictionary(earlier.windows.map { ($0.number, $0) }, uniquingKeysWith: { $1 })
        for number in Set(known.keys).subtracting(windows.map(\.number)) {
            changes.close(number)
        }
        for window in windows {
            let old = known[window.number]
            if old?.withoutStorage != window.withoutStorage { changes.save(window) }
            for (key, value) in window.storage where old?.storage[key] != value {
                changes.set(value, forKey: key, inWindow: window.number)
            }
            for key in old?.storage.keys ?? [:].keys where window.storage[key] == nil {
                changes.set(nil, forKey: key, inWindow: window.number)
            }
        }
        for (key, value) in values where earlier.values[key] != value {
            changes.set(value, forKey: key)
        }
        for key in earlier.values.keys where values[key] == nil { changes.set(nil, forKey: key) }
        if nextWindowNumber != earlier.nextWindowNumber {
            changes.nextWindowNumber = nextWindowNumber
        }
        for id in Set(absentScenes.keys).union(earlier.absentScenes.keys)
        where absentScenes[id] != earlier.absentScenes[id] {
            changes.setAbsence(absentScenes[id], ofScene: id)
        }
        return changes
    }
}
