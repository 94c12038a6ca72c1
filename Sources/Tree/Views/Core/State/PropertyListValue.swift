import Foundation

/// Values as user defaults store them.
enum PropertyListValue {
    /// The value of a key; of a date that `StoredDate` wrote, with its fraction of a second.
    static func value(of key: String, in store: UserDefaults) -> Any? {
        let object = store.object(forKey: key)
        return object is Date ? StoredDate.read(key, in: store) : object
    }

    /// Whether two values are equal, or the later one is what the file of the defaults has made of
    /// the earlier one. A list of mixed values is not `Hashable`, but its Objective-C counterpart is
    /// comparable.
    static func isSame(_ now: Any?, as earlier: Any?) -> Bool {
        switch (now, earlier) {
        case (nil, nil): true
        case (let now as Date, let earlier as Date):
            now == earlier || now == earlier.wholeSeconds
        case (let now as Double, let earlier as Double):
            now == earlier || now.isNaN && earlier.isNaN
        case (let now as AnyHashable, let earlier as AnyHashable): now == earlier
        case (let now?, let earlier?): NSArray(array: [now]).isEqual(to: [earlier])
        default: false
        }
    }
}

/// A date in user defaults.
///
/// Their file has whole seconds on Linux. A number beside the date has the rest.
enum StoredDate {
    private static func companion(of key: String) -> String { "\(key).secondsSinceReferenceDate" }

    static func read(_ key: String, in store: UserDefaults) -> Date? {
        guard let date = store.object(forKey: key) as? Date else { return nil }
        guard let seconds = store.object(forKey: companion(of: key)) as? Double else { return date }
        let exact = Date(timeIntervalSinceReferenceDate: seconds)
        // Another date was written by other means.
        return date == exact.wholeSeconds || date == exact ? exact : date
    }

    static func write(_ date: Date, _ key: String, in store: UserDefaults) {
        store.set(date, forKey: key)
        if date == date.wholeSeconds {
            store.removeObject(forKey: companion(of: key))
        } else {
            store.set(date.timeIntervalSinceReferenceDate, forKey: companion(of: key))
        }
    }

    static func remove(_ key: String, in store: UserDefaults) {
        store.removeObject(forKey: key)
        store.removeObject(forKey: companion(of: key))
    }
}

extension Date {
    /// The date without its fraction of a second, as the file of the defaults has it.
    fileprivate var wholeSeconds: Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
    }
}
