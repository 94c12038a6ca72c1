#if Mirror
    import Foundation
    import NIOCore
    import NIOWebSocket

    /// RFB in the messages of a WebSocket, after a first one with the token or password.
    final class WebSocketTransport: ChannelDuplexHandler {
        typealias InboundIn = WebSocketFrame
        typealias InboundOut = ByteBuffer
        typealias OutboundIn = ByteBuffer
        typealias OutboundOut = WebSocketFrame

        /// The first message: `{"token": "…"}`.
        private struct Request: Decodable {
            var token: String
        }

        /// The answer: `{"welcome": {…}}` or `{"refused": {…}}`.
        private struct Answer: Encodable {
            struct Welcome: Encodable {
                var viewOnly: Bool
                var clipboard: Bool
            }
            struct Refused: Encodable {
                /// `wrong`, `wait` or `busy`.
                var reason: String
                /// Seconds until another try is looked at.
                var wait: Int?
            }
            var welcome: Welcome?
            var refused: Refused?
        }

        /// Bytes of a first message at most.
        private static let longestRequest = 1 << 10

        private let entrance: Entrance
        private var isViewer = false
        private var isClosing = false

        init(_ entrance: Entrance) { self.entrance = entrance }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let frame = unwrapInboundIn(data)
            guard !isClosing else { return }
            switch frame.opcode {
            case .text where !isViewer && frame.fin: enter(frame.unmaskedData, context)
            case .binary where isViewer, .continuation where isViewer:
                context.fireChannelRead(wrapInboundOut(frame.unmaskedData))
            case .ping:
                let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
                context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
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

        private func enter(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
            guard data.readableBytes <= Self.longestRequest,
                let request = try? JSONDecoder().decode(
                    Request.self, from: Data(data.readableBytesView))
            else { return close(context, .policyViolation) }
            switch entrance.check(request.token.utf8, on: context.channel) {
            case .wrong: refuse("wrong", context)
            case .wait(let seconds): refuse("wait", wait: seconds, context)
            case .granted where entrance.isFull: refuse("busy", context)
            case .granted: welcome(context)
            }
        }

        private func welcome(_ context: ChannelHandlerContext) {
            isViewer = true
            send(
                Answer(
                    welcome: .init(
                        viewOnly: entrance.settings.isViewOnly,
                        clipboard: entrance.settings.sharesClipboard)), context)
            let viewer = entrance.viewer(on: context.channel, from: .initialization)
            do {
                try context.pipeline.syncOperations.addHandler(viewer)
            } catch {
                context.close(promise: nil)
            }
        }

        private func refuse(_ reason: String, wait: Int? = nil, _ context: ChannelHandlerContext) {
            send(Answer(refused: .init(reason: reason, wait: wait)), context)
            close(context, .policyViolation)
        }

        private func send(_ answer: Answer, _ context: ChannelHandlerContext) {
            guard let json = try? JSONEncoder().encode(answer) else { return }
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
#endif
