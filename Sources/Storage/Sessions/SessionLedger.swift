/// Tracks the size of all that is saved, and rejects changes over the limits.
struct SessionLedger {
    private let limits: SessionLimits
    /// The sizes of values by window and key; a key of `nil` is the window's own row.
    private var sizes: [Int: [String?: Int]] = [:]
    private var totals: [Int: Int] = [:]
    private var total = 0
    /// What was rejected and reported, and has not fitted since.
    private var refused: [Int: Set<String?>] = [:]

    init(limits: SessionLimits, session: SavedSession?) {
        self.limits = limits
        for window in session?.windows ?? [] {
            record(window.byteCount, at: nil, in: window.number)
            for (key, value) in window.storage {
                record(key.utf8.count + value.byteCount, at: key, in: window.number)
            }
        }
        for (key, value) in session?.values ?? [:] {
            record(key.utf8.count + value.byteCount, at: key, in: SessionChanges.app)
        }
    }

    /// Removes from the changes what does not fit; the old rows stay. Each is reported once, until
    /// it fits again.
    mutating func admit(_ changes: inout SessionChanges) -> [SessionReport] {
        var reports: [SessionReport] = []
        for number in changes.closed { forget(number) }
        for (number, window) in changes.windows.sorted(by: { $0.key < $1.key }) {
            guard let report = refusal(of: window.byteCount, at: nil, in: number) else { continue }
            changes.refuseWindow(number)
            reports += report
        }
        for (number, values) in changes.storage.sorted(by: { $0.key < $1.key }) {
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                let size = value.map { key.utf8.count + $0.byteCount } ?? 0
                guard let report = refusal(of: size, at: key, in: number) else { continue }
                changes.refuseValue(forKey: key, inWindow: number)
                reports += report
            }
        }
        return reports
    }

    /// Returns `nil` if the size fits and is now counted; else the report, or an empty list if it
    /// was made before.
    private mutating func refusal(
        of size: Int, at key: String?, in number: Int
    ) -> [SessionReport]? {
        let growth = size - (sizes[number]?[key] ?? 0)
        let bounds = [
            (size, limits.value), (totals[number, default: 0] + growth, limits.window),
            (total + growth, limits.session),
        ]
        // A change that shrinks always fits.
        guard growth > 0, let (bytes, limit) = bounds.first(where: { $0.0 > $0.1 }) else {
            record(size, at: key, in: number)
            refused[number]?.remove(key)
            return nil
        }
        guard refused[number, default: []].insert(key).inserted else { return [] }
        return [.overLimit(window: number, key: key, bytes: bytes, limit: limit)]
    }

    private mutating func record(_ size: Int, at key: String?, in number: Int) {
        let growth = size - (sizes[number]?[key] ?? 0)
        sizes[number, default: [:]][key] = size == 0 && key != nil ? nil : size
        totals[number, default: 0] += growth
        total += growth
    }

    private mutating func forget(_ number: Int) {
        total -= totals.removeValue(forKey: number) ?? 0
        sizes[number] = nil
        refused[number] = nil
    }
}
