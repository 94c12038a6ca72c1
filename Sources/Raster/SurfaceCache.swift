import Foundation

/// Surfaces made before, the longest unused going first where they take too many bytes.
final class SurfaceCache {
    /// An entry in the ring of entries, from the last used to the longest unused.
    private final class Entry {
        let key: SurfaceKey
        let surface: PixelSurface
        // The ring is broken up by `remove`, so nothing is kept alive by it.
        var newer: Entry?
        var older: Entry?

        init(_ key: SurfaceKey, _ surface: PixelSurface) {
            self.key = key
            self.surface = surface
        }
    }

    private var entries: [SurfaceKey: Entry] = [:]
    private var newest: Entry?
    private var oldest: Entry?
    private let limit: Int
    private(set) var byteCount = 0
    /// How many surfaces had to be made.
    private(set) var misses = 0

    init(limit: Int) {
        self.limit = limit
    }

    deinit {
        removeAll()
    }

    /// The surface for a key, made where there is none.
    func surface(for key: SurfaceKey, _ make: () -> PixelSurface) -> PixelSurface {
        // The corners of a box share a mask.
        if let newest, newest.key == key { return newest.surface }
        if let entry = entries[key] {
            unlink(entry)
            pushNewest(entry)
            return entry.surface
        }
        misses += 1
        let surface = make()
        let entry = Entry(key, surface)
        entries[key] = entry
        byteCount += cost(surface)
        pushNewest(entry)
        while byteCount > limit, let last = oldest, last !== entry { remove(last) }
        return surface
    }

    func removeAll() {
        while let last = oldest { remove(last) }
    }

    /// Stops with a sentence where the ring and the table disagree.
    func checkInvariants() {
        var count = 0
        var bytes = 0
        var entry = newest
        while let current = entry {
            guard entries[current.key] === current else {
                fatalError("A surface in the ring is not in the table")
            }
            count += 1
            bytes += cost(current.surface)
            entry = current.older
        }
        guard count == entries.count, bytes == byteCount else {
            fatalError("The ring holds \(count) surfaces, the table \(entries.count)")
        }
    }

    /// Bytes, with something for the key and Cairo's own record.
    private func cost(_ surface: PixelSurface) -> Int { surface.byteCount + 512 }

    private func remove(_ entry: Entry) {
        unlink(entry)
        entries[entry.key] = nil
        byteCount -= cost(entry.surface)
    }

    private func unlink(_ entry: Entry) {
        if entry === newest { newest = entry.older }
        if entry === oldest { oldest = entry.newer }
        entry.newer?.older = entry.older
        entry.older?.newer = entry.newer
        entry.newer = nil
        entry.older = nil
    }

    private func pushNewest(_ entry: Entry) {
        entry.older = newest
        newest?.newer = entry
        newest = entry
        if oldest == nil { oldest = entry }
    }
}
