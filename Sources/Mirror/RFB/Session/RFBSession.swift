import Geometry

/// One viewer's conversation in the remote framebuffer protocol, RFB 3.8: bytes in, bytes out, no
/// input or output of its own. Used from one thread at a time.
///
/// After each call of `receive` or `update` the transport sends what `takeOutput()` returns, and
/// closes the connection where `ending` is not nil, once that is sent. After `receive`, and whenever
/// bytes have gone out, it says in `unsentBytes` how many have not, and calls `update()` until that
/// returns 0. A transport drops a viewer that takes no byte of them for `stuckAfter`.
package final class RFBSession {
    /// How long a viewer may take nothing of what is unsent.
    package static let stuckAfter = Duration.seconds(20)

    /// Why the conversation is over; nil while it goes on.
    package private(set) var ending: RFBEnding?
    /// Bytes from `takeOutput()` that the transport has not been able to send yet.
    package var unsentBytes = 0
    /// Pixels of one update. With many viewers each has fewer, because all that is unsent takes
    /// memory, and because the others wait meanwhile.
    package var pixelLimit = 1 << 20
    private let options: RFBOptions
    private let follower: any ScreenFollower
    private var handshake: RFBHandshake
    private var input = ByteQueue()
    /// Bytes still to come that mean nothing.
    private var skipped = 0
    private var output: [UInt8] = []
    private let updates: ScreenUpdates
    private var clipboard = ClipboardExchange()
    private var wheel = WheelButtons()

    /// `onChange` is called on any thread when the screen has changed: the transport then calls
    /// `update()` on its own.
    package init(
        screen: any MirroredScreen, options: RFBOptions = RFBOptions(),
        onChange: @escaping @Sendable () -> Void
    ) {
        self.options = options
        follower = screen.follow(onChange)
        updates = ScreenUpdates(of: follower, screen.encodings, options)
        handshake = RFBHandshake(options.start)
        output = handshake.greeting
    }

    deinit { follower.end() }

    /// Bytes of a message that has not come whole.
    package var waitingBytes: Int { input.count }

    /// Whether the viewer has finished the handshake.
    package var isRunning: Bool { updates.hasBegun && ending == nil }

    /// Takes bytes of the viewer's, in pieces of any length. What is to be sent afterwards is no
    /// longer than these bytes by more than a few answers: pixels and texts are `update`'s.
    package func receive(_ bytes: some Collection<UInt8>) {
        guard ending == nil else { return }
        input.append(bytes)
        do throws(RFBEnding) {
            try read()
        } catch {
            end(error)
        }
        begin()
    }

    /// Encodes what has changed, if the viewer waits for it and is not behind. Returns what that
    /// took, in pixels; 0 if there is nothing more to send now.
    @discardableResult
    package func update() -> Int {
        begin()
        guard ending == nil, updates.hasBegun else { return 0 }
        var cost = 0
        if hasSpace, let update = updates.next(pixelLimit: pixelLimit) {
            output += update
            cost += updates.lastCost
        }
        // A viewer that does not read gets only the latest text.
        if hasSpace, let text = updates.takeClipboard(), options.clipboard.goesOut {
            output += clipboard.copied(text)
            cost += text.utf8.count
        }
        if hasSpace, let text = clipboard.takeProvision() {
            output += text
            cost += text.count
        }
        return cost
    }

    private var hasSpace: Bool { unsentBytes + output.count < options.unsentLimit }

    /// Sends ServerInit once the screen has a size.
    private func begin() {
        guard ending == nil, handshake.isDone, !updates.hasBegun, let start = updates.begin()
        else { return }
        output += start
        // What the viewer has sent in the meantime.
        receive([])
    }

    /// The bytes to send; empty where there are none.
    package func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    /// Ends the conversation: the connection is gone.
    package func close() { end(.closed) }

    private func end(_ reason: RFBEnding) {
        ending = ending ?? reason
        follower.end()
    }

    // MARK: Messages

    private func read() throws(RFBEnding) {
        output += try handshake.take(from: &input)
        guard handshake.isDone else { return }
        guard updates.hasBegun else {
            // A viewer sends nothing before ServerInit.
            if input.count > Self.earlyLimit {
                throw .violation("The viewer sends messages before it knows the screen.")
            }
            return
        }
        while true {
            skip()
            let message = try ViewerMessage.take(from: &input, longestText: longestText)
            guard let message else { return }
            try handle(message)
        }
    }

    private static let earlyLimit = 65_536

    /// What viewers copy takes no memory where it does not cross.
    private var longestText: Int {
        options.clipboard.comesIn ? ViewerMessage.Limit.text : ViewerMessage.Limit.textRequest
    }

    private func skip() {
        let count = min(skipped, input.count)
        skipped -= count
        input.removeFirst(count)
    }

    private func handle(_ message: ViewerMessage) throws(RFBEnding) {
        switch message {
        case .setPixelFormat(let format):
            if let problem = format.problem { throw .violation(problem) }
            updates.setFormat(format)
        case .setEncodings(let encodings): announce(updates.setEncodings(encodings))
        case .request(let rect, let isIncremental): updates.request(rect, isIncremental)
        case .continuousUpdates(let rect, let isOn):
            if let answer = updates.setContinuous(isOn ? rect : nil) { output += answer }
        case .fence(let flags, let content): output += updates.receiveFence(flags, content)
        case .setDesktopSize(let size): try resize(size)
        case .skip(let count): skipped = count
        case .cutText(let bytes): try paste(ClipboardExchange.text(latin: bytes))
        case .extendedCutText(let flags, let content):
            guard options.clipboard != .none, clipboard.isExtended else { return }
            let (answer, text) = try clipboard.receive(flags, content)
            output += answer
            if let text { try paste(text) }
        case .key(let keysym, let position, let isDown):
            try send(.key(keysym: keysym, position: position, isDown: isDown))
        case .pointer(let x, let y, let buttons):
            for input in wheel.inputs(x, y, buttons, scale: updates.scale) { try send(input) }
        case .extended(let kind, let content):
            guard let input = ExtensionMessage.input(kind, content) else {
                throw .violation("The viewer sent a damaged message of the kind \(kind).")
            }
            try send(input)
        }
    }

    /// Sends what the viewer's new capabilities need.
    private func announce(_ added: Set<Int32>) {
        if added.contains(RFBEncoding.fence) { output += updates.firstFence() }
        if added.contains(RFBEncoding.continuousUpdates) { output += ScreenUpdates.endOfContinuous }
        if added.contains(RFBEncoding.extendedClipboard), options.clipboard != .none {
            clipboard.isExtended = true
            output += clipboard.capabilities
        }
    }

    private func resize(_ size: ScreenSize) throws(RFBEnding) {
        if updates.acceptResize(size, isAllowed: !options.isViewOnly) { try send(.resize(size)) }
    }

    private func paste(_ text: String) throws(RFBEnding) {
        if options.clipboard.comesIn { try send(.clipboard(text)) }
    }

    private func send(_ input: ViewerInput) throws(RFBEnding) {
        guard !options.isViewOnly else { return }
        guard follower.send(input) else {
            throw .violation("The viewer sends input faster than the app takes it.")
        }
    }
}
