import Foundation
import Geometry

/// Surfaces made before, the longest unused going first where they take too many bytes.
final class SurfaceCache {
    /// An entry in the ring of entries, from the last used to the longest unused.
    private final class Entry {
        let key: SurfaceKey
        let part: SurfacePart
        // The ring is broken up by `remove`, so nothing is kept alive by it.
        var newer: Entry?
        var older: Entry?

        init(_ key: SurfaceKey, _ part: SurfacePart) {
            self.key = key
            self.part = part
        }
    }

    private var entries: [SurfaceKey: Entry] = [:]
    private var newest: Entry?
    private var oldest: Entry?
    private let limit: Int
    private(set) var byteCount = 0
    /// How many surfaces had to be made.
    private(set) var misses = 0
    /// How many pixels had to be blurred for them.
    var pixelsBlurred = 0

    init(limit: Int) {
        self.limit = limit
    }

    deinit {
        removeAll()
    }

    /// The surface for a key, made where there is none.
    func surface(for key: SurfaceKey, _ make: () -> PixelSurface) -> PixelSurface {
        // The corners of a box share a mask.
        if let newest, newest.key == key { return newest.part.surface }
        return part(of: key, covering: .empty) { _ in SurfacePart(make(), .empty) }.surface
    }

    /// A part of the picture for a key that has all pixels of a rectangle, made, perhaps from what
    /// is known of it, where they are not known.
    func part(
        of key: SurfaceKey, covering rect: PixelRect, _ make: (SurfacePart?) -> SurfacePart
    ) -> SurfacePart {
        let known = entries[key]
        if let known, known.part.region.contains(rect) {
            unlink(known)
            pushNewest(known)
            return known.part
        }
        misses += 1
        let part = make(known?.part)
        // Surfaces made for the new part may have driven out the known one.
        if let known = entries[key] { remove(known) }
        let entry = Entry(key, part)
        entries[key] = entry
        byteCount += cost(entry)
        pushNewest(entry)
        while byteCount > limit, let last = oldest, last !== entry { remove(last) }
        return part
    }

    /// Pixels of the largest part that is worth growing, so that one picture does not drive out all
    /// others.
    var largestPart: Int { limit / 16 }

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
            bytes += cost(current)
            entry = current.older
        }
        guard count == entries.count, bytes == byteCount else {
            fatalError("The ring holds \(count) surfaces, the table \(entries.count)")
        }
    }

    /// Bytes, with something for the key and Cairo's own record.
    private func cost(_ entry: Entry) -> Int { entry.part.surface.byteCount + 512 }

    private func remove(_ entry: Entry) {
        unlink(entry)
        entries[entry.key] = nil
        byteCount -= cost(entry)
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
