#if Mirror
    import NIOCore
    import NIOHTTP1
    import NIOWebSocket

    /// How a connection of a browser becomes a page's, and then a viewer's.
    package enum WebSocketUpgrade {
        static let path = "/screen"
        /// What a viewer sends is short; its clipboard comes in pieces.
        private static let maximumFrame = 64 << 10

        package static func configure(
            _ channel: Channel, _ entrance: Entrance, _ rules: PageRules
        ) throws {
            let handler = PageHandler(rules)
            let bound = NIOLoopBound(
                (entrance: entrance, handler: handler), eventLoop: channel.eventLoop)
            let upgrader = NIOWebSocketServerUpgrader(
                maxFrameSize: maximumFrame,
                shouldUpgrade: { channel, head in
                    let isOurs =
                        head.uri == path
                        && rules.accepts(host: head.headers["host"], origin: head.headers["origin"])
                    return channel.eventLoop.makeSucceededFuture(isOurs ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { channel, _ in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(
                            WebSocketTransport(bound.value.entrance))
                    }
                })
            var limits = NIOHTTPDecoderLimitConfiguration()
            limits.maxHeaderFieldSize = 8 << 10
            limits.maxHeaderListSize = 32 << 10
            limits.maxHeaderFieldCount = 64
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                withPipeliningAssistance: true,
                withServerUpgrade: (
                    upgraders: [upgrader],
                    completionHandler: { context in
                        context.pipeline.syncOperations.removeHandler(
                            bound.value.handler, promise: nil)
                    }
                ),
                withErrorHandling: true, withOutboundHeaderValidation: true,
                withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
            try channel.pipeline.syncOperations.addHandler(handler)
        }
    }
#endif
