#if Mirror
    import NIOCore

    /// Reads from a connection for no longer than its share of the thread: whoever sends without a
    /// pause, whatever it is, keeps nobody waiting. What is not read fills the connection, and then
    /// its sender waits.
    final class FairReader: ChannelDuplexHandler {
        typealias InboundIn = ByteBuffer
        typealias InboundOut = ByteBuffer
        typealias OutboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        /// The connections of a mirror that have had more than their share, on its event loop.
        final class Waiting {
            fileprivate(set) var count = 0
        }

        private let waiting: Waiting
        private var share = ReadingShare(at: .now)
        private var work = Duration.zero
        private var pause: Scheduled<Void>?
        private var wantsRead = false

        init(_ waiting: Waiting) { self.waiting = waiting }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            measure { context.fireChannelRead(data) }
        }

        func channelReadComplete(context: ChannelHandlerContext) {
            measure { context.fireChannelReadComplete() }
            let pause = share.pause(after: work, at: .now, besides: waiting.count)
            work = .zero
            guard pause > .zero, self.pause == nil, context.channel.isActive else { return }
            waiting.count += 1
            self.pause = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(pause)) {
                [weak self] in
                self?.endPause()
                guard let self, wantsRead else { return }
                wantsRead = false
                context.read()
            }
        }

        func read(context: ChannelHandlerContext) {
            guard pause == nil else { return wantsRead = true }
            context.read()
        }

        func channelInactive(context: ChannelHandlerContext) {
            endPause()
            context.fireChannelInactive()
        }

        func handlerRemoved(context: ChannelHandlerContext) { endPause() }

        private func measure(_ body: () -> Void) {
            let start = ContinuousClock.now
            body()
            work += .now - start
        }

        private func endPause() {
            guard let pause else { return }
            pause.cancel()
            self.pause = nil
            waiting.count -= 1
        }
    }
#endif
