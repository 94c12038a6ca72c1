#if Standard || Mirror
    import AutomationProtocol
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

        private let service: WebDriverService
        private let queue = DispatchQueue(label: "WebDriver connection")
        private var head: HTTPRequestHead?
        private var body = ByteBuffer()
        private var received = 0
        private var isAnswering = false

        init(_ service: WebDriverService) { self.service = service }

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
                let error = WebDriverError(
                    .invalidArgument,
                    "the body has \(received) bytes, and at most \(Self.longestBody) are read")
                let answer = WebDriverService.refusal(error, status: 413)
                return write(answer, to: head, isLast: true, context)
            }
            // A page in a browser can ask any address of this machine; it says where it is from.
            guard head.headers["origin"].isEmpty, Self.isLocal(head.headers["host"]) else {
                let error = WebDriverError(
                    .unknownError, "requests of pages, and by other names, are not answered")
                let answer = WebDriverService.refusal(error, status: 403)
                return write(answer, to: head, isLast: true, context)
            }
            let request = WebDriverService.Request(
                head.method.rawValue, head.uri,
                authorization: head.headers["authorization"].first,
                body: Data(body.readableBytesView))
            isAnswering = true
            let loop = context.eventLoop
            let bound = NIOLoopBound((handler: self, context: context), eventLoop: loop)
            queue.async { [service] in
                let answer = service.answer(request)
                loop.execute {
                    let (handler, context) = bound.value
                    handler.isAnswering = false
                    handler.write(answer, to: head, isLast: !head.isKeepAlive, context)
                }
            }
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

        private func write(
            _ answer: WebDriverService.Answer, to request: HTTPRequestHead, isLast: Bool,
            _ context: ChannelHandlerContext
        ) {
            let content = Data(answer.json.description.utf8)
            var headers = HTTPHeaders([
                ("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-cache"),
                ("Content-Length", "\(content.count)"),
            ])
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
        }
    }
#endif
