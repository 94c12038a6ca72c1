#if Mirror
    import RFB
    import NIOCore

    /// The beginning of a VNC viewer's conversation over TCP: RFB's versions, VeNCrypt's, TLS with a
    /// certificate, and within it a name, which is ignored, and the token or password.
    package final class VeNCryptHandler: ChannelInboundHandler, RemovableChannelHandler {
        package typealias InboundIn = ByteBuffer
        package typealias OutboundOut = ByteBuffer

        private enum State {
            case version, security, veNCryptVersion, kind, credentials, done, refused
        }

        private static let version = Array("RFB 003.008\n".utf8)
        private static let veNCrypt: UInt8 = 19
        /// TLS with a certificate, then a name and a password.
        private static let x509Plain: UInt32 = 262
        private static let longestCredential = 1 << 10

        private let entrance: Entrance
        private let makeTLS: () throws -> any ChannelHandler
        private var state = State.version
        private var received = ByteBuffer()

        /// Makes the handler of TLS when the viewer has agreed to it.
        package init(_ entrance: Entrance, makeTLS: @escaping () throws -> any ChannelHandler) {
            self.entrance = entrance
            self.makeTLS = makeTLS
        }

        package func channelActive(context: ChannelHandlerContext) {
            send(Self.version, context)
            context.fireChannelActive()
        }

        package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            // Whoever is refused may go on sending.
            guard state != .refused else { return }
            var buffer = unwrapInboundIn(data)
            received.writeBuffer(&buffer)
            do {
                while try step(context) {}
            } catch {
                context.close(promise: nil)
            }
        }

        package func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }

        /// Handles one message; false where more bytes are needed.
        private func step(_ context: ChannelHandlerContext) throws -> Bool {
            switch state {
            case .version:
                guard let bytes = received.readBytes(length: Self.version.count) else {
                    return false
                }
                guard bytes == Self.version else {
                    refuse([0], "RFB 3.8 is spoken here", context)
                    return false
                }
                state = .security
                send([1, Self.veNCrypt], context)
            case .security:
                guard let kind: UInt8 = received.readInteger() else { return false }
                guard kind == Self.veNCrypt else { throw RFBEnding.closed }
                state = .veNCryptVersion
                send([0, 2], context)
            case .veNCryptVersion:
                guard let version: UInt16 = received.readInteger() else { return false }
                guard version == 2 else {
                    send([255], context)
                    throw RFBEnding.closed
                }
                state = .kind
                send([0, 1] + Self.bytes(Self.x509Plain), context)
            case .kind:
                guard let kind: UInt32 = received.readInteger() else { return false }
                guard kind == Self.x509Plain, received.readableBytes == 0 else {
                    send([0], context)
                    throw RFBEnding.closed
                }
                state = .credentials
                send([1], context)
                try context.pipeline.syncOperations.addHandler(
                    try makeTLS(), position: .first)
            case .credentials: return try readCredentials(context)
            case .done, .refused: return false
            }
            return true
        }

        private func readCredentials(_ context: ChannelHandlerContext) throws -> Bool {
            let start = received.readerIndex
            guard
                let lengths = received.getMultipleIntegers(
                    at: start, as: (UInt32, UInt32).self)
            else { return false }
            let (name, password) = (Int(lengths.0), Int(lengths.1))
            guard name <= Self.longestCredential, password <= Self.longestCredential else {
                throw RFBEnding.closed
            }
            guard received.readableBytes >= 8 + name + password else { return false }
            received.moveReaderIndex(forwardBy: 8 + name)
            let given = received.readBytes(length: password) ?? []
            switch entrance.check(entrance.settings.secret.matches(given), on: context.channel) {
            case .wrong(let pause):
                received.clear()
                state = .refused
                context.eventLoop.assumeIsolated().run(after: pause) { [self] in
                    refuse(Self.bytes(1), "That is not the token or the password", context)
                }
            case .granted where entrance.isFull:
                refuse(Self.bytes(1), "Too many viewers", context)
            case .granted: try enter(context)
            }
            return false
        }

        private func enter(_ context: ChannelHandlerContext) throws {
            state = .done
            send(Self.bytes(0), context)
            let viewer = entrance.viewer(
                on: context.channel, through: .vnc, from: .initialization)
            try context.pipeline.syncOperations.addHandler(viewer)
            if received.readableBytes > 0 { context.fireChannelRead(NIOAny(received)) }
            context.pipeline.syncOperations.removeHandler(self, promise: nil)
        }

        /// Says why after the code, and closes.
        private func refuse(_ code: [UInt8], _ reason: String, _ context: ChannelHandlerContext) {
            state = .refused
            let text = Array(reason.utf8)
            let promise = context.eventLoop.makePromise(of: Void.self)
            let channel = context.channel
            promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
            context.writeAndFlush(
                wrapOutboundOut(
                    ByteBuffer(bytes: code + Self.bytes(UInt32(text.count)) + text)),
                promise: promise)
        }

        private func send(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
        }

        private static func bytes(_ number: UInt32) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        }
    }
#endif
