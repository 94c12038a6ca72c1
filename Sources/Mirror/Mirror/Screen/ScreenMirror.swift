import Foundation
import Geometry
import Logging
import Logs
import Raster

/// The screen of an app for any number of viewers.
///
/// The main thread presents what the app shows and handles their input; viewers collect changes on
/// threads of their own. They share a copy of the pixels, so that no frame waits while a viewer's
/// bytes are made. Without a viewer nothing is copied, and presenting costs nothing.
package final class ScreenMirror: MirroredScreen, MirrorFollower.Screen, @unchecked Sendable {
    package let encodings = SharedEncodings()
    private let lock = NSLock()
    /// Wakes the main thread, which then takes input and calls `refresh()`.
    private let wake: @Sendable () -> Void
    private var followers: [ViewerID: Following] = [:]
    private var lastViewer = 0
    private var queue = ViewerQueue()
    /// Nil until the main thread has copied the pixels for a viewer, and while memory falls short for
    /// that.
    private var copy: ScreenCopy?
    /// Memory for so many pixels, which are black; `nil` if there is none.
    private let pixels: (_ count: Int) -> UnsafeMutableRawPointer?
    private var hasLackedMemory = false
    private var facts = ScreenFacts()
    /// What the app shows; used by the main thread alone.
    private var framebuffer: Framebuffer?

    /// What one viewer has not been given yet.
    private struct Following {
        let onChange: @Sendable () -> Void
        var pending = PendingChanges()
        var hasNewSize = false
        var facts = ScreenFacts.Names.initial
        /// Whether `onChange` was called since the last time it has collected.
        var isTold = false
    }

    package init(
        wake: @escaping @Sendable () -> Void,
        pixels: @escaping (_ count: Int) -> UnsafeMutableRawPointer? = {
            calloc($0, MemoryLayout<UInt32>.size)
        }
    ) {
        self.wake = wake
        self.pixels = pixels
    }

    package var hasViewers: Bool { lock.withLock { !followers.isEmpty } }

    // MARK: The main thread

    /// Takes over the damaged pixels of what is shown.
    package func present(_ framebuffer: Framebuffer, damage: DamageRegion) {
        self.framebuffer = framebuffer
        let told = lock.withLock { () -> [@Sendable () -> Void] in
            guard let copy else {
                return hasLackedMemory && !followers.isEmpty ? makeCopy(of: framebuffer) : []
            }
            guard copy.width == framebuffer.width, copy.height == framebuffer.height else {
                return makeCopy(of: framebuffer)
            }
            let (move, changed) = copy.update(from: framebuffer, damage: damage)
            guard move != nil || !changed.isEmpty else { return [] }
            return tell { $0.pending.add(move, changed) }
        }
        for onChange in told { onChange() }
    }

    /// The size of what the app shows, in pixels; `nil` before its first frame. For the main thread
    /// alone.
    var shownSize: ScreenSize? {
        framebuffer.map { ScreenSize($0.width, $0.height) }
    }

    /// Copies the pixels for a first viewer.
    package func refresh() {
        guard let framebuffer else { return }
        let told = lock.withLock {
            copy == nil && !followers.isEmpty ? makeCopy(of: framebuffer) : []
        }
        for onChange in told { onChange() }
    }

    /// Tells viewers what has changed besides pixels.
    func update(_ body: (inout ScreenFacts) -> Void) {
        let told = lock.withLock { () -> [@Sendable () -> Void] in
            let before = facts
            body(&facts)
            let names = facts.differences(from: before)
            return names.isEmpty ? [] : tell { $0.facts.formUnion(names) }
        }
        for onChange in told { onChange() }
    }

    /// The app has copied a text; `source` is the viewer whose text it is.
    package func copied(_ text: String, from source: ViewerID? = nil) {
        let told = lock.withLock { () -> [@Sendable () -> Void] in
            facts.clipboard = text
            return tell(allBut: source) { $0.facts.insert(.clipboard) }
        }
        for onChange in told { onChange() }
    }

    /// What viewers have asked for since the last call.
    func takeInput() -> [ViewerQueue.Entry] { lock.withLock { queue.take() } }

    var hasInput: Bool { lock.withLock { !queue.isEmpty } }

    private func makeCopy(of framebuffer: Framebuffer) -> [@Sendable () -> Void] {
        guard
            let new = ScreenCopy(width: framebuffer.width, height: framebuffer.height, pixels)
        else {
            copy = nil
            if !hasLackedMemory {
                Logger(about: .mirror).error(
                    """
                    There is no memory to show viewers a screen of \
                    \(framebuffer.width)×\(framebuffer.height) pixels. It is shown once there is.
                    """)
            }
            hasLackedMemory = true
            return []
        }
        new.copy(framebuffer)
        copy = new
        return tell {
            $0.hasNewSize = true
            $0.pending.invalidate(new.bounds)
        }
    }

    /// Changes what viewers lack; returns what to call without the lock.
    private func tell(
        allBut source: ViewerID? = nil, _ change: (inout Following) -> Void
    ) -> [@Sendable () -> Void] {
        var told: [@Sendable () -> Void] = []
        for id in followers.keys where id != source {
            guard var following = followers.removeValue(forKey: id) else { continue }
            change(&following)
            if !following.isTold { told.append(following.onChange) }
            following.isTold = true
            followers[id] = following
        }
        return told
    }

    // MARK: Viewers

    package func follow(_ onChange: @escaping @Sendable () -> Void) -> any ScreenFollower {
        let id = lock.withLock { () -> ViewerID in
            lastViewer += 1
            let id = ViewerID(number: lastViewer)
            var following = Following(onChange: onChange)
            if let copy {
                following.hasNewSize = true
                following.pending.invalidate(copy.bounds)
            }
            followers[id] = following
            return id
        }
        wake()
        return MirrorFollower(id, of: self)
    }

    func collect(_ wanted: WantedChanges, for id: ViewerID) -> ScreenChanges {
        lock.withLock {
            var changes = ScreenChanges()
            followers[id]?.isTold = false
            guard let copy, followers[id] != nil else { return changes }
            collect(wanted, copy, &followers[id], &changes)
            return changes
        }
    }

    private func collect(
        _ wanted: WantedChanges, _ copy: ScreenCopy, _ following: inout Following?,
        _ changes: inout ScreenChanges
    ) {
        guard var now = following else { return }
        // Copied only where it is referred to twice.
        following = nil
        if now.hasNewSize { changes.size = ScreenSize(copy.width, copy.height) }
        facts.add(now.facts, to: &changes)
        (now.hasNewSize, now.facts) = (false, [])
        let rect = wanted.rect ?? copy.bounds
        if let move = now.pending.move,
            !wanted.includesMoves || !rect.contains(move.rect) || !rect.contains(move.source)
        {
            now.pending.dropMove()
        }
        changes.move = now.pending.takeMove()
        changes.patches = now.pending.take(atMost: wanted.pixelLimit, within: rect).map {
            ScreenPatch(rect: $0, pixels: copy.pixels(in: $0))
        }
        changes.hasMore = now.pending.damage.intersects(rect)
        following = now
    }

    func invalidate(_ rect: PixelRect, for id: ViewerID) {
        lock.withLock {
            guard let copy else { return }
            followers[id]?.pending.add(rect.intersection(copy.bounds))
        }
    }

    func send(_ input: ViewerInput, of id: ViewerID) -> Bool {
        let (isTaken, isFirst) = lock.withLock {
            let wasEmpty = queue.isEmpty
            return (followers[id] != nil && queue.append(input, of: id), wasEmpty)
        }
        // Whoever takes the first takes all that wait by then.
        if isTaken, isFirst { wake() }
        return isTaken
    }

    func end(_ id: ViewerID) {
        let wasThere = lock.withLock { () -> Bool in
            guard followers.removeValue(forKey: id) != nil else { return false }
            queue.appendEnd(of: id)
            if followers.isEmpty { copy = nil }
            return true
        }
        if wasThere { wake() }
    }
}
