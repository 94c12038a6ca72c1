/// The rows one turn changed; they are written in one transaction, all or none.
package struct SessionChanges: Sendable {
    /// Windows whose rows and storage are deleted, before anything else is written.
    private(set) var closed: Set<Int> = []
    private(set) var windows: [Int: SavedWindow] = [:]
    /// The changed values by window and key; a value of `nil` deletes the row. Window 0 holds the
    /// app's own values.
    private(set) var storage: [Int: [String: StoredValue?]] = [:]
    /// Marks of the run, such as how it ended, which are not the app's. A mark of `nil` is deleted.
    var marks: [String: StoredValue?] = [:]

    package init() {}

    package var isEmpty: Bool {
        closed.isEmpty && windows.isEmpty && storage.isEmpty && marks.isEmpty
    }

    /// Saves the window's own row. Its storage is set key by key.
    package mutating func save(_ window: SavedWindow) {
        guard window.number > 0 else { fatalError("Windows are numbered from 1") }
        windows[window.number] = window.withoutStorage
    }

    /// Deletes the row and the storage of a closed window.
    package mutating func close(_ number: Int) {
        closed.insert(number)
        windows[number] = nil
        storage[number] = nil
    }

    /// Saves a value of a window's scene storage; `nil` removes the key.
    package mutating func set(_ value: StoredValue?, forKey key: String, inWindow number: Int) {
        guard number > 0 else { fatalError("Windows are numbered from 1") }
        storage[number, default: [:]].updateValue(value, forKey: key)
    }

    /// Saves a value of the app itself; `nil` removes the key.
    package mutating func set(_ value: StoredValue?, forKey key: String) {
        storage[Self.app, default: [:]].updateValue(value, forKey: key)
    }

    package var nextWindowNumber: Int? {
        get { (marks[Mark.nextWindowNumber] ?? nil).flatMap { Int($0) } }
        set { marks[Mark.nextWindowNumber] = newValue.map { .int($0) } }
    }

    /// Notes how many launches in a row have not declared a scene; `nil` if it is back or gone.
    package mutating func setAbsence(_ launches: Int?, ofScene id: String) {
        marks.updateValue(launches.map { .int($0) }, forKey: Mark.absence + id)
    }

    /// What is noted of absent scenes, by their ids.
    package var absences: [String: Int?] {
        var absences: [String: Int?] = [:]
        for (key, value) in marks where key.hasPrefix(Mark.absence) {
            absences.updateValue(
                value.flatMap { Int($0) }, forKey: String(key.dropFirst(Mark.absence.count)))
        }
        return absences
    }

    /// Adds what a later turn changed; if both change a row, the later turn wins.
    package mutating func merge(_ later: SessionChanges) {
        for number in later.closed { close(number) }
        windows.merge(later.windows) { $1 }
        for (number, values) in later.storage {
            storage[number, default: [:]].merge(values) { $1 }
        }
        marks.merge(later.marks) { $1 }
    }

    /// Drops a row that exceeds the limits.
    mutating func refuseWindow(_ number: Int) {
        windows[number] = nil
    }

    mutating func refuseValue(forKey key: String, inWindow number: Int) {
        storage[number]?.removeValue(forKey: key)
        if storage[number]?.isEmpty == true { storage[number] = nil }
    }

    /// The number under which the app's own values are stored.
    static let app = 0

    /// The names of the marks.
    enum Mark {
        static let nextWindowNumber = "nextWindowNumber"
        static let ending = "ending"
        static let crashesSeen = "crashesSeen"
        /// The id of the scene follows.
        static let absence = "absence "
    }
}
