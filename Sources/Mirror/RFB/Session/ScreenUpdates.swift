import Geometry

/// What one viewer is sent of the screen: when it may be sent something, and what it lacks.
final class ScreenUpdates {
    /// Whether the viewer has ServerInit.
    private(set) var hasBegun = false
    private(set) var scale = 1.0
    private let follower: any ScreenFollower
    private let options: RFBOptions
    private let writer: UpdateWriter
    /// The size that the viewer was sent last.
    private var size = ScreenSize(0, 0)
    /// Facts that have been collected and not sent.
    private var waiting = ScreenChanges()
    private var waitingFacts = ExtensionFacts()
    private var isResizable = false
    /// A size to send, and why.
    private var newSize: (size: ScreenSize, reason: UpdateWriter.SizeReason)?
    /// Whether the viewer itself has asked for another size.
    private var hasAskedToResize = false
    private var owesExtendedKeys = false
    /// The part of the screen that the viewer waits for; nil where it waits for nothing.
    private var requested: PixelRect?
    /// The part that it gets without asking.
    private var continuous: PixelRect?
    private var fences = FenceCount()
    /// The encodings of ours that the viewer has ever listed.
    private var announced: Set<Int32> = []
    /// What the last update took, in pixels.
    private(set) var lastCost = 0

    /// A message costs about as much as so many pixels.
    private static let messageCost = 256

    init(
        of follower: any ScreenFollower, _ encodings: SharedEncodings, _ options: RFBOptions
    ) {
        self.follower = follower
        self.options = options
        writer = UpdateWriter(encodings)
    }

    /// ServerInit; nil until the screen has a size.
    func begin() -> [UInt8]? {
        collect(WantedChanges(rect: .empty, pixelLimit: 0))
        guard let first = newSize?.size else { return nil }
        (size, newSize, hasBegun) = (first, nil, true)
        waitingFacts.isViewOnly = options.isViewOnly
        var message: [UInt8] = []
        message.append(u16: size.width)
        message.append(u16: size.height)
        message += writer.format.bytes
        message.append(counted: (waiting.title ?? options.name).utf8)
        return message
    }

    // MARK: Requests

    func setFormat(_ format: ViewerPixelFormat) { writer.format = format }

    /// Returns those of our encodings that the viewer had never listed before, so that each is
    /// answered once, however often and in which order lists come.
    func setEncodings(_ encodings: [Int32]) -> Set<Int32> {
        writer.capabilities = ViewerCapabilities(encodings)
        let added = RFBEncoding.answered.intersection(encodings).subtracting(announced)
        announced.formUnion(added)
        if added.contains(RFBEncoding.extendedDesktopSize) { newSize = newSize ?? (size, .screen) }
        if added.contains(RFBEncoding.qemuExtendedKey) { owesExtendedKeys = true }
        fences.areKnown = writer.capabilities.contains(RFBEncoding.fence)
        return added
    }

    func request(_ rect: PixelRect, _ isIncremental: Bool) {
        if !isIncremental { follower.invalidate(rect) }
        requested = requested?.union(rect) ?? rect
    }

    /// Nil ends them, and the viewer gets a message that says so.
    func setContinuous(_ rect: PixelRect?) -> [UInt8]? {
        let hadThem = continuous != nil
        continuous = rect
        return rect == nil && hadThem ? Self.endOfContinuous : nil
    }

    /// Also says that they are understood.
    static let endOfContinuous: [UInt8] = [150]

    func firstFence() -> [UInt8] { fences.first() }

    func receiveFence(_ flags: UInt32, _ content: [UInt8]) -> [UInt8] {
        fences.receive(flags, content)
    }

    /// Whether to ask the app for the size; the answer is an update.
    func acceptResize(_ wanted: ScreenSize, isAllowed: Bool) -> Bool {
        if !isAllowed || !isResizable {
            newSize = (size, .request(status: UpdateWriter.SizeReason.prohibited))
        } else if !ViewerScreen.allows(width: wanted.width, height: wanted.height) {
            newSize = (size, .request(status: UpdateWriter.SizeReason.invalid))
        } else if wanted == size {
            newSize = (size, .request(status: UpdateWriter.SizeReason.done))
        } else {
            hasAskedToResize = true
            return true
        }
        return false
    }

    // MARK: What the viewer gets

    /// The next update; nil where nothing has changed, or the viewer waits for nothing.
    func next(pixelLimit: Int) -> [UInt8]? {
        guard let area = continuous.map({ $0.union(requested ?? .empty) }) ?? requested,
            !fences.areMany
        else { return nil }
        let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let changes = collect(
            WantedChanges(
                rect: area.intersection(bounds), pixelLimit: pixelLimit,
                includesMoves: writer.capabilities.contains(RFBEncoding.copyRect)))
        lastCost = changes.patches.reduce(Self.messageCost) { $0 + $1.rect.area }
        if addSize(changes) { return finish() }
        addFacts()
        if let move = changes.move { writer.add(move) }
        for patch in changes.patches { writer.add(patch) }
        return writer.isEmpty ? nil : finish()
    }

    /// What the app has copied since the last call.
    func takeClipboard() -> String? {
        // A viewer that waits for no pixels still pastes.
        if hasBegun, requested == nil, continuous == nil {
            collect(WantedChanges(rect: .empty, pixelLimit: 0))
        }
        defer { waiting.clipboard = nil }
        return waiting.clipboard
    }

    private func finish() -> [UInt8] {
        requested = nil
        let message = writer.finish()
        return message + fences.afterUpdate(message.count, isContinuous: continuous != nil)
    }

    /// A new size is an update of its own: the viewer then asks for the new pixels. Viewers that do
    /// not know of sizes see the part that they have.
    private func addSize(_ changes: ScreenChanges) -> Bool {
        guard let (new, reason) = newSize else { return false }
        newSize = nil
        guard writer.add(new, reason) else { return false }
        if new != size {
            size = new
            // What was collected for the old size.
            for patch in changes.patches { follower.invalidate(patch.rect) }
            if let move = changes.move { follower.invalidate(move.rect) }
        } else {
            if let move = changes.move { writer.add(move) }
            for patch in changes.patches { writer.add(patch) }
        }
        return true
    }

    private func addFacts() {
        if owesExtendedKeys { writer.addExtendedKeys() }
        if let cursor = waiting.cursor { writer.add(cursor) }
        if let title = waiting.title { writer.addTitle(title) }
        writer.add(waitingFacts)
        owesExtendedKeys = false
        (waiting.cursor, waiting.title, waitingFacts) = (nil, nil, ExtensionFacts())
    }

    /// Collects changes and remembers the facts among them.
    @discardableResult
    private func collect(_ wanted: WantedChanges) -> ScreenChanges {
        let changes = follower.collect(wanted)
        if let size = changes.size, size != self.size {
            let isOwn = hasAskedToResize
            hasAskedToResize = false
            newSize = (size, isOwn ? .request(status: UpdateWriter.SizeReason.done) : .screen)
        }
        if let resizable = changes.isResizable { isResizable = resizable }
        if let scale = changes.scale { self.scale = scale }
        waiting.cursor = changes.cursor ?? waiting.cursor
        waiting.title = changes.title ?? waiting.title
        waiting.clipboard = changes.clipboard ?? waiting.clipboard
        waitingFacts.windows = changes.windows ?? waitingFacts.windows
        waitingFacts.scale = changes.scale ?? waitingFacts.scale
        waitingFacts.isResizable = changes.isResizable ?? waitingFacts.isResizable
        return changes
    }
}
