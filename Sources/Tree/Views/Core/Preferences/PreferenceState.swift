/// What a window knows of its preferences: whether they may have changed, who reads them and who
/// provides them.
struct PreferenceState {
    private var isStale = false
    /// The values of the whole window for the keys read since the last change.
    private var rootValues: [ObjectIdentifier: Any] = [:]
    /// The number of views that provide a value, by key type.
    private var writers: [ObjectIdentifier: Int] = [:]
    private var readers: [WeakReader] = []

    private struct WeakReader {
        weak var reader: (any PreferenceReader)?
    }

    /// Whether values may have changed since the readers last read them.
    var needsReading: Bool { isStale }

    mutating func markChanged() {
        isStale = true
        rootValues.removeAll(keepingCapacity: true)
    }

    mutating func add(_ reader: any PreferenceReader) {
        readers.append(WeakReader(reader: reader))
    }

    /// The readers to notify of changes, the deepest first; none where nothing has changed.
    @MainActor
    mutating func takeReaders() -> [any PreferenceReader] {
        guard isStale else { return [] }
        isStale = false
        readers.removeAll { $0.reader?.isRemoved ?? true }
        return readers.reversed().compactMap(\.reader)
    }

    mutating func countWriters<K: PreferenceKey>(of key: K.Type, by change: Int) {
        writers[ObjectIdentifier(key), default: 0] += change
    }

    /// Whether a view provides a value; where none does, the tree need not be searched.
    func hasWriters<K: PreferenceKey>(of key: K.Type) -> Bool {
        writers[ObjectIdentifier(key), default: 0] > 0
    }

    /// The value of the whole window for a key; nil where it was not read since the last change.
    func rootValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        // Unwrapped before the cast: a missing value would be cast to an optional one that is nil.
        guard let known = rootValues[ObjectIdentifier(key)] else { return nil }
        return known as? K.Value
    }

    mutating func setRootValue<K: PreferenceKey>(_ value: K.Value, for key: K.Type) {
        rootValues[ObjectIdentifier(key)] = value
    }
}

/// A node that reads what the views inside it provide.
@MainActor package protocol PreferenceReader: AnyObject {
    var isRemoved: Bool { get }
    /// Reads again, after a value inside may have changed.
    func readPreferences()
}
