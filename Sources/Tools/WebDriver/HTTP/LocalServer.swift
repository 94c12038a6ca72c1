#if Standard || Mirror
    import Foundation
    import NIOCore
    import NIOHTTP1
    import NIOPosix

    /// Serves programs and pages of this machine over HTTP.
    package final class LocalServer {
        /// The most connections at a time; more are closed at once.
        static let mostConnections = 64

        package private(set) var port = 0
        private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        private let service: any LocalService
        private var listeners: [Channel] = []
        /// Has a member for each request until its answer is sent.
        private let answers = DispatchGroup()
        private static let patience = DispatchTimeInterval.seconds(2)

        /// Listens on a port of this machine; 0 is one that is free.
        package init(_ service: any LocalService, port wanted: Int) throws {
            self.service = service
            do {
                let first = try bind("127.0.0.1", wanted)
                port = first.localAddress?.port ?? wanted
                listeners.append(first)
            } catch {
                group.shutdownGracefully(queue: .global()) { _ in }
                throw error
            }
            // Some clients try this address first for the name localhost. Not every machine has it.
            if let second = try? bind("::1", port) { listeners.append(second) }
            group.next().scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) {
                [service] _ in
                DispatchQueue.global().async { service.endIdle() }
            }
        }

        /// Ends all sessions and conversations.
        package func stop() {
            service.endAll()
            // Whoever has asked the server to stop reads that it does.
            _ = answers.wait(timeout: .now() + Self.patience)
            try? group.syncShutdownGracefully()
        }

        private func bind(_ host: String, _ port: Int) throws -> Channel {
            let counter = ConnectionCounter(most: Self.mostConnections)
            let (service, answers) = (service, answers)
            return try ServerBootstrap(group: group)
                .serverChannelOption(.backlog, value: 128)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        guard counter.add(channel) else { return channel.close(promise: nil) }
                        var limits = NIOHTTPDecoderLimitConfiguration()
                        limits.maxHeaderFieldSize = 8 << 10
                        limits.maxHeaderListSize = 32 << 10
                        limits.maxHeaderFieldCount = 64
                        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                            withPipeliningAssistance: true, withServerUpgrade: nil,
                            withErrorHandling: true, withOutboundHeaderValidation: true,
                            withEncoderConfiguration: .init(),
                            withDecoderLimitConfiguration: limits)
                        try channel.pipeline.syncOperations.addHandlers([
                            IdleStateHandler(allTimeout: RequestHandler.patience),
                            RequestHandler(service, answers: answers),
                        ])
                    }
                }
                .bind(host: host, port: port).wait()
        }
    }

    /// Counts the connections of a listener, on its only event loop.
    private final class ConnectionCounter: @unchecked Sendable {
        private let most: Int
        private var count = 0

        init(most: Int) { self.most = most }

        /// False if there are too many.
        func add(_ channel: Channel) -> Bool {
            guard count < most else { return false }
            count += 1
            channel.closeFuture.whenComplete { [self] _ in count -= 1 }
            return true
        }
    }
#endif
