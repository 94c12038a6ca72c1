#if Mirror
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket

    /// Sends the page's files, which hold no secret. A request is answered once the browser has read
    /// most of the earlier answers, so that one that never reads fills no memory.
    final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let rules: PageRules
        private var request: HTTPRequestHead?
        /// Whether the request has been read to its end.
        private var isComplete = false

        init(_ rules: PageRules) { self.rules = rules }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): request = head
            case .body: break
            case .end:
                isComplete = true
                answerIfPossible(context)
            }
        }

        func channelWritabilityChanged(context: ChannelHandlerContext) {
            answerIfPossible(context)
            context.fireChannelWritabilityChanged()
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            // A WebSocket that is refused arrives here as a request, which is answered.
            if error is NIOWebSocketUpgradeError { return }
            context.close(promise: nil)
        }

        /// The next request arrives when this one is answered.
        private func answerIfPossible(_ context: ChannelHandlerContext) {
            guard isComplete, let request, context.channel.isWritable else { return }
            (self.request, isComplete) = (nil, false)
            answer(request, context)
        }

        private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
            guard rules.accepts(host: request.headers["host"]) else {
                return send(.misdirectedRequest, nil, request, context)
            }
            guard request.method == .GET || request.method == .HEAD else {
                return send(.methodNotAllowed, nil, request, context)
            }
            let path = request.uri.prefix { $0 != "?" }
            // It is opened as a WebSocket by the page from here, and by nothing else.
            if path == WebSocketUpgrade.path { return send(.forbidden, nil, request, context) }
            let file = PageFile(path: String(path))
            send(file == nil ? .notFound : .ok, file, request, context)
        }

        private func send(
            _ status: HTTPResponseStatus, _ file: PageFile?, _ request: HTTPRequestHead,
            _ context: ChannelHandlerContext
        ) {
            var headers = HTTPHeaders(PageFile.headers)
            let content = file?.content ?? Array((status.reasonPhrase + "\n").utf8)
            headers.add(name: "Content-Type", value: file?.type ?? "text/plain; charset=utf-8")
            headers.add(name: "Content-Length", value: "\(content.count)")
            let isLast = !request.isKeepAlive || status != .ok
            if isLast { headers.add(name: "Connection", value: "close") }
            let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
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
