#if Mirror
    import Foundation
    import NIOCore
    import NIOWebSocket

    /// RFB in the messages of a WebSocket, after the viewer and the app have proved the secret to each
    /// other. The secret itself is never sent.
    final class WebSocketTransport: ChannelDuplexHandler {
        typealias InboundIn = WebSocketFrame
        typealias InboundOut = ByteBuffer
        typealias OutboundIn = ByteBuffer
        typealias OutboundOut = WebSocketFrame

        /// The viewer's first message: `{"answer": "…", "proof": "…"}`, of which the answer is anything
        /// that it has chosen at random.
        private struct Request: Decodable {
            var answer: String
            var proof: String
        }

        /// What is sent as text: `{"challenge": "…"}` at first, and then `{"welcome": {…}}` or
        /// `{"refused": {…}}`.
        private struct Message: Encodable {
            struct Welcome: Encodable {
                var viewOnly: Bool
                /// Whether what viewers copy reaches the app, and what the app copies viewers.
                var clipboardIn: Bool
                var clipboardOut: Bool
                /// The app's own proof.
                var proof: String
            }
            struct Refused: Encodable {
                /// `wrong` or `busy`.
                var reason: String
            }
            var challenge: String?
            var welcome: Welcome?
            var refused: Refused?
        }

        /// Bytes of a first message at most.
        private static let longestRequest = 1 << 10

        private let entrance: Entrance
        private let challenge: String
        private var isViewer = false
        private var isClosing = false
        private var pongs = PendingPongs()

        init(_ entrance: Entrance) {
            self.entrance = entrance
            challenge = entrance.makeChallenge()
        }

        func handlerAdded(context: ChannelHandlerContext) {
            send(Message(challenge: challenge), context)
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let frame = unwrapInboundIn(data)
            guard !isClosing else { return }
            switch frame.opcode {
            case .text where !isViewer && frame.fin: enter(frame.unmaskedData, context)
            case .binary where isViewer, .continuation where isViewer:
                context.fireChannelRead(wrapInboundOut(frame.unmaskedData))
            case .ping:
                if let data = pongs.receive(frame.unmaskedData) { sendPong(data, context) }
            case .pong: break
            case .connectionClose: close(context, .normalClosure)
            default: close(context, .protocolError)
            }
        }

        func write(
            context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
        ) {
            let bytes = unwrapOutboundIn(data)
            // The conversation is over once its last, empty buffer is written.
            if bytes.readableBytes == 0 {
                context.writeAndFlush(closeFrame(.normalClosure), promise: promise)
                return
            }
            let frame = WebSocketFrame(fin: true, opcode: .binary, data: bytes)
            context.write(wrapOutboundOut(frame), promise: promise)
        }

        private func sendPong(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
            let promise = context.eventLoop.makePromise(of: Void.self)
            promise.futureResult.assumeIsolated().whenSuccess { [self] in
                guard let next = pongs.sent(), !isClosing else { return }
                sendPong(next, context)
            }
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: data)
            context.writeAndFlush(wrapOutboundOut(pong), promise: promise)
        }

        // MARK: Entering

        private func enter(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
            guard data.readableBytes <= Self.longestRequest,
                let request = try? JSONDecoder().decode(
                    Request.self, from: Data(data.readableBytesView))
            else { return close(context, .policyViolation) }
            let isRight = entrance.settings.secret.accepts(
                request.proof, by: .viewer, challenge: challenge, answer: request.answer)
            switch entrance.check(isRight, on: context.channel) {
            case .wrong(let pause): refuse("wrong", after: pause, context)
            case .granted where entrance.isFull: refuse("busy", after: .zero, context)
            case .granted: welcome(request.answer, context)
            }
        }

        private func welcome(_ answer: String, _ context: ChannelHandlerContext) {
            isViewer = true
            let settings = entrance.settings
            let proof = settings.secret.proof(by: .app, challenge: challenge, answer: answer)
            let welcome = Message.Welcome(
                viewOnly: settings.isViewOnly, clipboardIn: settings.clipboard.comesIn,
                clipboardOut: settings.clipboard.goesOut, proof: proof)
            send(Message(welcome: welcome), context)
            let viewer = entrance.viewer(
                on: context.channel, through: .page, from: .initialization)
            do {
                try context.pipeline.syncOperations.addHandler(viewer)
            } catch {
                context.close(promise: nil)
            }
        }

        private func refuse(
            _ reason: String, after pause: Duration, _ context: ChannelHandlerContext
        ) {
            isClosing = true
            context.eventLoop.assumeIsolated().run(after: pause) { [self] in
                send(Message(refused: .init(reason: reason)), context)
                close(context, .policyViolation)
            }
        }

        private func send(_ message: Message, _ context: ChannelHandlerContext) {
            guard let json = try? JSONEncoder().encode(message) else { return }
            let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: json))
            context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
        }

        private func close(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode) {
            isClosing = true
            let promise = context.eventLoop.makePromise(of: Void.self)
            let channel = context.channel
            promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
            context.writeAndFlush(closeFrame(code), promise: promise)
        }

        private func closeFrame(_ code: WebSocketErrorCode) -> NIOAny {
            var data = ByteBuffer()
            data.write(webSocketErrorCode: code)
            return wrapOutboundOut(
                WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
        }
    }

    /// The answers to pings, of which one is on its way and one waits: the protocol wants no more
    /// than an answer to the latest.
    private struct PendingPongs {
        private var isUnsent = false
        private var waiting: ByteBuffer?

        /// What to send now.
        mutating func receive(_ data: ByteBuffer) -> ByteBuffer? {
            guard isUnsent else {
                isUnsent = true
                return data
            }
            waiting = data
            return nil
        }

        /// The last one is sent; returns the next.
        mutating func sent() -> ByteBuffer? {
            defer { waiting = nil }
            isUnsent = waiting != nil
            return waiting
        }
    }

    extension NIOIsolatedEventLoop {
        /// Runs the body at once, or after a pause.
        func run(after pause: Duration, _ body: @escaping () -> Void) {
            guard pause > .zero else { return body() }
            scheduleTask(in: TimeAmount(pause), body)
        }
    }
#endif
