#if Mirror
    import RFB
    import NIOCore

    /// Connects a viewer's conversation with its connection, which goes at the viewer's own speed.
    final class ViewerHandler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        /// What is written at once: a viewer that takes so much is not stuck.
        private static let piece = 64 << 10
        /// Unsent bytes of answers beyond which nothing more is read from the viewer, and below which
        /// it is again: one that asks and never reads fills no memory.
        private static let answerLimits = 16 << 10...64 << 10

        /// What is written.
        private enum Kind { case answer, update }

        private let entrance: Entrance
        private let screen: any MirroredScreen
        private let options: RFBOptions
        private var session: RFBSession?
        private var context: ChannelHandlerContext?
        private var unsentAnswers = 0
        private var isReading = true
        private var isClosing = false
        private var lastProgress = NIODeadline.now()
        private var watch: Scheduled<Void>?

        init(_ entrance: Entrance, screen: any MirroredScreen, options: RFBOptions) {
            self.entrance = entrance
            self.screen = screen
            self.options = options
        }

        func handlerAdded(context: ChannelHandlerContext) {
            if context.channel.isActive { begin(context) }
        }

        func channelActive(context: ChannelHandlerContext) {
            begin(context)
            context.fireChannelActive()
        }

        private func begin(_ context: ChannelHandlerContext) {
            guard session == nil, !isClosing else { return }
            self.context = context
            let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
            let loop = context.eventLoop
            session = RFBSession(screen: screen, options: options) {
                loop.execute { handler.value.requestUpdate() }
            }
            send(.answer)
            requestUpdate()
        }

        func handlerRemoved(context: ChannelHandlerContext) { end() }

        func channelInactive(context: ChannelHandlerContext) {
            end()
            context.fireChannelInactive()
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard !isClosing else { return }
            session?.receive(unwrapInboundIn(data).readableBytesView)
            send(.answer)
            requestUpdate()
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }

        private func end() {
            entrance.schedule.remove(self)
            watch?.cancel()
            session?.close()
            session = nil
            context = nil
        }

        /// Has `update` called when it is this viewer's turn.
        private func requestUpdate() {
            guard session != nil, let context, !isClosing else { return }
            entrance.schedule.add(self, on: context.eventLoop)
        }

        /// Sends what the viewer may have now; returns what that took, 0 if there was nothing.
        func update() -> Int {
            guard let session, !isClosing else { return 0 }
            session.pixelLimit = entrance.pixelLimit
            let cost = session.update()
            send(.update)
            return cost
        }

        /// Writes what the conversation has made.
        private func send(_ kind: Kind) {
            guard let session, let context, !isClosing else { return }
            write(session.takeOutput(), kind, of: session, context)
            if session.ending != nil {
                isClosing = true
                context.writeAndFlush(
                    NIOAny(ByteBuffer()), promise: closing(context))
            }
            regulateReading(context)
        }

        private func closing(_ context: ChannelHandlerContext) -> EventLoopPromise<Void> {
            let promise = context.eventLoop.makePromise(of: Void.self)
            let channel = context.channel
            promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
            return promise
        }

        private func write(
            _ bytes: [UInt8], _ kind: Kind, of session: RFBSession,
            _ context: ChannelHandlerContext
        ) {
            guard !bytes.isEmpty else { return }
            if session.unsentBytes == 0 { lastProgress = .now() }
            session.unsentBytes += bytes.count
            if kind == .answer { unsentAnswers += bytes.count }
            var rest = ByteBuffer(bytes: bytes)
            while let piece = rest.readSlice(length: min(Self.piece, rest.readableBytes)),
                piece.readableBytes > 0
            {
                let count = piece.readableBytes
                let promise = context.eventLoop.makePromise(of: Void.self)
                promise.futureResult.assumeIsolated().whenSuccess { [weak self] in
                    self?.sent(count, kind)
                }
                context.write(wrapOutboundOut(piece), promise: promise)
            }
            context.flush()
            watchProgress(context)
        }

        private func sent(_ count: Int, _ kind: Kind) {
            guard let session, let context else { return }
            session.unsentBytes -= count
            if kind == .answer { unsentAnswers -= count }
            lastProgress = .now()
            regulateReading(context)
            requestUpdate()
        }

        /// Only while something is unsent, so that an idle screen wakes nobody.
        private func watchProgress(_ context: ChannelHandlerContext) {
            guard watch == nil, let session, session.unsentBytes > 0 else { return }
            let patience = TimeAmount(RFBSession.stuckAfter)
            watch = context.eventLoop.assumeIsolated().scheduleTask(
                deadline: lastProgress + patience
            ) { [weak self] in
                guard let self, let session = self.session, let context = self.context else {
                    return
                }
                watch = nil
                if session.unsentBytes > 0, lastProgress + patience <= .now() {
                    context.close(promise: nil)
                } else {
                    watchProgress(context)
                }
            }
        }

        private func regulateReading(_ context: ChannelHandlerContext) {
            let limits = Self.answerLimits
            let wasReading = isReading
            if unsentAnswers > limits.upperBound { isReading = false }
            if unsentAnswers < limits.lowerBound { isReading = true }
            guard isReading != wasReading else { return }
            try? context.channel.syncOptions?.setOption(.autoRead, value: isReading)
        }
    }
#endif
