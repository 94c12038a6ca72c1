#if Mirror
    import Logging
    import MirrorServer
    import NIOCore
    import NIOEmbedded

    /// A fuzzer's bytes, sent to a mirror through a connection in memory. The first byte decides what
    /// is sent before them, and the size of the pieces.
    enum WebInput {
        private static let token = "0123456789abcdef"
        private static let challenge = "0123"
        private static let rules = PageRules(isLocal: true, isSecure: false, port: 80)
        private static let upgrade = """
            GET /screen HTTP/1.1\r
            Host: localhost\r
            Origin: http://localhost\r
            Connection: Upgrade\r
            Upgrade: websocket\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r
            \r

            """

        /// Where the bytes begin.
        private enum Start: UInt8, CaseIterable {
            /// With the first request of a browser.
            case request
            /// With the first message of a WebSocket.
            case message
            /// After the proof of the token: with a viewer's messages.
            case viewer
            /// With a VNC viewer's first bytes, over TCP.
            case vnc
        }

        static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard let first = bytes.first else { return }
            let channel = EmbeddedChannel()
            defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
            do {
                try begin(Start.allCases[Int(first & 3)], on: channel)
                let piece = max(1, Int(first >> 2))
                var position = 1
                while position < bytes.count, channel.isActive {
                    let end = min(position + piece, bytes.count)
                    let part = UnsafeBufferPointer(rebasing: bytes[position..<end])
                    try send(ByteBuffer(bytes: part), to: channel)
                    position = end
                }
            } catch {
                // The connection has ended.
            }
        }

        private static func begin(_ start: Start, on channel: EmbeddedChannel) throws {
            let settings = MirrorSettings(
                .tcp(host: "localhost", port: 80), secret: MirrorSecret(token))
            let entrance = Entrance(
                settings, screen: FuzzScreen(), name: "Fuzz",
                logger: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() })
            entrance.makeChallenge = { challenge }
            entrance.pending.add(channel)
            if start == .vnc {
                // TLS is the library's: the bytes within it come here as they are.
                try channel.pipeline.syncOperations.addHandler(
                    VeNCryptHandler(entrance) { PlainText() })
            } else {
                try WebSocketUpgrade.configure(channel, entrance, rules)
            }
            channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
            if start == .message || start == .viewer {
                try send(ByteBuffer(string: upgrade), to: channel)
            }
            if start == .viewer {
                let proof = MirrorSecret(token).proof(
                    by: .viewer, challenge: challenge, answer: "a")
                let request = "{\"answer\":\"a\",\"proof\":\"\(proof)\"}"
                try send(frame(0x81, Array(request.utf8)), to: channel)
                // Shared, as RFB's first message says.
                try send(frame(0x82, [1]), to: channel)
            }
        }

        /// A masked frame, as browsers send it.
        private static func frame(_ opcode: UInt8, _ content: [UInt8]) -> ByteBuffer {
            ByteBuffer(bytes: [opcode, 0x80 | UInt8(content.count), 0, 0, 0, 0] + content)
        }

        private static func send(_ bytes: ByteBuffer, to channel: EmbeddedChannel) throws {
            try channel.writeInbound(bytes)
            // Updates are made in turns, with short pauses.
            channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
            channel.embeddedEventLoop.run()
            // As if the viewer had read all.
            while try channel.readOutbound(as: ByteBuffer.self) != nil {}
        }
    }

    /// Stands where TLS would.
    private final class PlainText: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
    }
#endif
