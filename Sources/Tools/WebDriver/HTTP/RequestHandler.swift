#if Standard || Mirror
    import Foundation
    import NIOCore
    import NIOHTTP1

    /// Reads the requests of a connection and sends the answers, which are found on a queue of the
    /// connection because they wait for an app.
    final class RequestHandler: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        /// A connection without a request for this long is closed.
        static let patience = TimeAmount.seconds(120)
        /// The most bytes of a body that is read. What goes beyond is let through to its end, so
        /// that the client reads why it is refused, unless there is very much of it.
        static let longestBody = 4 << 20
        static let longestRefused = 64 << 20

        private let service: any LocalService
        /// Has a member for each request until its answer is sent.
        private let answers: DispatchGroup
        private let queue = DispatchQueue(label: "local connection")
        private var head: HTTPRequestHead?
        private var body = ByteBuffer()
        private var received = 0
        private var isAnswering = false

        init(_ service: any LocalService, answers: DispatchGroup) {
            self.service = service
            self.answers = answers
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head):
                self.head = head
                body.clear()
                received = 0
            case .body(var part):
                received += part.readableBytes
                if received > Self.longestRefused { return context.close(promise: nil) }
                if received <= Self.longestBody {
                    body.writeBuffer(&part)
                } else {
                    body = ByteBuffer()
                }
            case .end:
                guard let head else { return }
                self.head = nil
                answer(head, context)
            }
        }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if event is IdleStateHandler.IdleStateEvent {
                if !isAnswering { context.close(promise: nil) }
            } else {
                context.fireUserInboundEventTriggered(event)
            }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }

        private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
            if received > Self.longestBody {
                let answer = service.refusal(
                    "the body has \(received) bytes, and at most \(Self.longestBody) are read",
                    status: 413)
                write(answer, to: head, isLast: true, context)
                return
            }
            // A page in a browser can ask any address of this machine; it says where it is from.
            guard Self.isLocal(head.headers["host"]), isFromHere(head.headers) else {
                let answer = service.refusal(
                    "requests of pages, and by other names, are not answered", status: 403)
                write(answer, to: head, isLast: true, context)
                return
            }
            let request = LocalRequest(
                head.method.rawValue, head.uri,
                authorization: head.headers["authorization"].first,
                body: Data(body.readableBytesView))
            isAnswering = true
            answers.enter()
            let loop = context.eventLoop
            let bound = NIOLoopBound((handler: self, context: context), eventLoop: loop)
            queue.async { [service] in
                let answer = service.reply(to: request)
                loop.execute {
                    let (handler, context) = bound.value
                    handler.isAnswering = false
                    handler.write(answer, to: head, isLast: !head.isKeepAlive, context)
                        .whenComplete { [answers = handler.answers] _ in answers.leave() }
                }
            }
        }

        /// Whether no page asks, or one that the service has served.
        private func isFromHere(_ headers: HTTPHeaders) -> Bool {
            let origins = headers["origin"]
            if origins.isEmpty { return true }
            return service.servesPages && origins == ["http://\(headers["host"].first ?? "")"]
        }

        private static func isLocal(_ host: [String]) -> Bool {
            guard host.count == 1 else { return false }
            var name = host[0].lowercased()
            if let colon = name.lastIndex(of: ":"),
                name[colon...].dropFirst().allSatisfy(\.isNumber)
            {
                name = String(name[..<colon])
            }
            return ["localhost", "127.0.0.1", "[::1]"].contains(name)
        }

        @discardableResult
        private func write(
            _ answer: LocalAnswer, to request: HTTPRequestHead, isLast: Bool,
            _ context: ChannelHandlerContext
        ) -> EventLoopFuture<Void> {
            let content = answer.content
            var headers = HTTPHeaders([
                ("Content-Type", answer.type), ("Cache-Control", "no-cache"),
                ("Content-Length", "\(content.count)"),
            ])
            for (name, value) in answer.headers { headers.add(name: name, value: value) }
            if isLast { headers.add(name: "Connection", value: "close") }
            let head = HTTPResponseHead(
                version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status),
                headers: headers)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            if request.method != .HEAD {
                context.write(
                    wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: content)))), promise: nil)
            }
            let promise = context.eventLoop.makePromise(of: Void.self)
            let channel = context.channel
            if isLast {
                promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
            }
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
            return promise.futureResult
        }
    }
#endif
