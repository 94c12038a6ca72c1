import Foundation
import Geometry

/// A cache of surfaces, limited in bytes, that removes the least recently used first.
final class SurfaceCache {
    /// An entry of the doubly linked list, from the most to the least recently used.
    private final class Entry {
        let key: SurfaceKey
        let part: SurfacePart
        // `remove` unlinks the entry, so these references cause no leak.
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
    private let mostBytes: Int
    private(set) var limit: Int
    private(set) var byteCount = 0
    /// How many surfaces were rendered because they were not in the cache.
    private(set) var misses = 0
    /// The blurred pictures of what lies behind shapes.
    let backdrops = BackdropCache()
    /// How many pixels were blurred for them.
    var pixelsBlurred = 0

    /// `limit` is for framebuffers of any size.
    init(limit: Int) {
        mostBytes = limit
        self.limit = min(limit, Self.fewestBytes)
    }

    private static let fewestBytes = 8 << 20
    /// What is drawn in a framebuffer has seldom more masks and pictures than fill it so often.
    private static let layers = 8

    /// Grows the limit with the largest framebuffer that is drawn into: a small screen needs a small
    /// cache.
    func fit(framebufferBytes bytes: Int) {
        limit = min(mostBytes, max(limit, bytes * Self.layers))
    }

    deinit {
        removeAll()
    }

    /// The surface for a key, rendered by the closure if it is not in the cache; `nil` if the closure
    /// has no memory for it.
    func surface(for key: SurfaceKey, _ make: () -> PixelSurface?) -> PixelSurface? {
        // The four corners of a rounded rectangle ask for the same mask in succession.
        if let newest, newest.key == key { return newest.part.surface }
        return part(of: key, covering: .empty) { _ in make().map { SurfacePart($0, .empty) } }?
            .surface
    }

    /// A part of the picture for a key that contains a rectangle. If the cached part does not, the
    /// closure receives it and renders another, or returns `nil` if it has no memory for that.
    func part(
        of key: SurfaceKey, covering rect: PixelRect, _ make: (SurfacePart?) -> SurfacePart?
    ) -> SurfacePart? {
        let known = entries[key]
        if let known, known.part.region.contains(rect) {
            unlink(known)
            pushNewest(known)
            return known.part
        }
        misses += 1
        guard let part = make(known?.part) else { return nil }
        // Surfaces rendered for the new part may have displaced the known one.
        if let known = entries[key] { remove(known) }
        let entry = Entry(key, part)
        entries[key] = entry
        byteCount += cost(entry)
        pushNewest(entry)
        while byteCount > limit, let last = oldest, last !== entry { remove(last) }
        return part
    }

    /// The size in pixels up to which a part is extended, so that one picture does not displace all
    /// others.
    var largestPart: Int { limit / 16 }

    private func removeAll() {
        while let last = oldest { remove(last) }
    }

    /// Traps if the linked list and the dictionary differ.
    func checkInvariants() {
        var count = 0
        var bytes = 0
        var entry = newest
        while let current = entry {
            guard entries[current.key] === current else {
                fatalError("A surface in the linked list is not in the dictionary")
            }
            count += 1
            bytes += cost(current)
            entry = current.older
        }
        guard count == entries.count, bytes == byteCount else {
            fatalError("The linked list has \(count) surfaces, the dictionary \(entries.count)")
        }
    }

    /// In bytes, with an estimate for the key and Cairo's own data.
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
