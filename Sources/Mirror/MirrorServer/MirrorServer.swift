#if Mirror
    import Foundation
    import Logging
    import RFB
    import NIOCore
    import NIOPosix
    import NIOSSL

    /// Serves an app's screen: on a Unix socket to VNC viewers, or on a port to browsers and on the next
    /// one to VNC viewers. It has one thread, which sleeps while nothing changes.
    package final class MirrorServer {
        /// How to reach the screen, a line each.
        package private(set) var announcements: [String] = []
        /// The page's port; nil on a Unix socket.
        package private(set) var port: Int?
        private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        private var listeners: [Channel] = []
        private var socketPath: String?
        private let entrance: Entrance
        private let settings: MirrorSettings

        package init(
            _ settings: MirrorSettings, screen: any MirroredScreen, name: String, logger: Logger
        ) throws(MirrorError) {
            self.settings = settings
            entrance = Entrance(settings, screen: screen, name: name, logger: logger)
            do {
                switch settings.address {
                case .unixSocket(let path): try serve(path)
                case .tcp(let host, let port): try serve(host, port)
                }
            } catch {
                stop()
                throw error
            }
        }

        deinit { stop() }

        /// Ends all conversations.
        package func stop() {
            listeners = []
            if let socketPath { unlink(socketPath) }
            socketPath = nil
            // What is not written yet has no reader any more.
            group.shutdownGracefully(queue: .global()) { _ in }
        }

        // MARK: A Unix socket

        private func serve(_ path: String) throws(MirrorError) {
            let descriptor = try UnixSocket.bound(to: path)
            socketPath = path
            let entrance = entrance
            let bootstrap = bootstrap { channel in
                guard !entrance.isFull else { return channel.close(promise: nil) }
                try channel.pipeline.syncOperations.addHandler(
                    entrance.viewer(on: channel, through: .vnc, from: .version))
            }
            do {
                listeners.append(try bootstrap.withBoundSocket(descriptor).wait())
            } catch {
                throw .unavailable(address: path, reason: "\(error)")
            }
            announcements.append("Mirror for VNC viewers: \(path)")
        }

        // MARK: Two ports

        private func serve(_ host: String, _ port: Int) throws(MirrorError) {
            let isLocal = settings.address.isLocal
            let certificate: MirrorCertificate?
            do {
                certificate = try MirrorCertificate(settings, host: host)
            } catch {
                guard isLocal, settings.certificate == nil else { throw error }
                certificate = nil
                announcements.append("VNC viewers are not served over TCP. \(error)")
            }
            let tls = isLocal ? nil : certificate?.page
            let page = try listen(host, port, tls, withVNC: certificate?.viewers)
            self.port = page
            try announce(host, page, certificate)
        }

        /// Listens on both ports; returns the first.
        private func listen(
            _ host: String, _ wanted: Int, _ tls: NIOSSLContext?, withVNC vnc: NIOSSLContext?
        ) throws(MirrorError) -> Int {
            var tries = wanted == 0 ? 20 : 1
            while true {
                tries -= 1
                do {
                    let page = try listen(host, wanted) { [entrance, settings] channel in
                        entrance.pending.add(channel)
                        if let tls {
                            try channel.pipeline.syncOperations.addHandler(
                                NIOSSLServerHandler(context: tls))
                        }
                        let rules = PageRules(
                            isLocal: settings.address.isLocal, isSecure: tls != nil,
                            port: channel.localAddress?.port ?? 0)
                        try WebSocketUpgrade.configure(channel, entrance, rules)
                    }
                    guard let vnc else { return page }
                    _ = try listen(host, page + 1) { [entrance] channel in
                        entrance.pending.add(channel)
                        try channel.pipeline.syncOperations.addHandler(
                            VeNCryptHandler(entrance) { NIOSSLServerHandler(context: vnc) })
                    }
                    return page
                } catch {
                    for listener in listeners { try? listener.close().wait() }
                    listeners = []
                    if tries == 0 {
                        throw .unavailable(address: "\(host):\(wanted)", reason: "\(error)")
                    }
                }
            }
        }

        /// Listens on a port, and as `localhost` on both addresses that the name has: nobody else
        /// can then answer a browser on one of them.
        private func listen(
            _ host: String, _ port: Int, _ configure: @escaping (Channel) throws -> Void
        ) throws -> Int {
            let bootstrap = bootstrap(configure)
            let isName = host == MirrorAddress.loopback
            let first = try bootstrap.bind(host: isName ? "127.0.0.1" : host, port: port).wait()
            listeners.append(first)
            let port = first.localAddress?.port ?? port
            guard isName else { return port }
            do {
                listeners.append(try bootstrap.bind(host: "::1", port: port).wait())
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                throw error
            } catch {
                // There is no IPv6.
            }
            return port
        }

        private func bootstrap(_ configure: @escaping (Channel) throws -> Void) -> ServerBootstrap {
            let configure = UncheckedConfiguration { [entrance] channel in
                try channel.pipeline.syncOperations.addHandler(FairReader(entrance.waiting))
                try configure(channel)
            }
            return ServerBootstrap(group: group)
                .serverChannelOption(.backlog, value: 128)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture { try configure.run(channel) }
                }
                .childChannelOption(.socketOption(.so_keepalive), value: 1)
                // What has come before a connection ends is read at once, however much it is.
                .childChannelOption(.socketOption(.so_rcvbuf), value: 64 << 10)
                .childChannelOption(.maxMessagesPerRead, value: 1)
                .childChannelOption(
                    .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 16 << 10))
        }

        // MARK: What is printed

        private func announce(
            _ host: String, _ page: Int, _ certificate: MirrorCertificate?
        ) throws(MirrorError) {
            let isAny = ["0.0.0.0", "::"].contains(host)
            let name = isAny ? ProcessInfo.processInfo.hostName : host
            let shown = name.contains(":") ? "[\(name)]" : name
            let scheme = settings.address.isLocal ? "http" : "https"
            let address = "\(scheme)://\(shown):\(page)/"
            announcements.insert(try withToken(address), at: 0)
            guard let certificate else { return }
            let word = settings.hasPassword ? "password" : "token"
            announcements.append(
                "VNC viewers with VeNCrypt: \(shown)::\(page + 1), any name and the \(word)")
            if let fingerprint = certificate.fingerprint {
                announcements.append("Certificate (SHA-256): \(fingerprint)")
            }
        }

        /// The address of the page with the token that was made for this run. A log that others may
        /// read gets the name of a file with it, which only its owner reads.
        private func withToken(_ address: String) throws(MirrorError) -> String {
            guard !settings.hasPassword else { return address }
            let whole = "\(address)#\(settings.secret.text)"
            guard let file = settings.tokenFile else { return whole }
            do {
                try PrivateFile.write(Data((whole + "\n").utf8), to: file)
            } catch {
                throw .noTokenFile(path: file.path, reason: "\(error)")
            }
            return "\(address), with the token in \(file.path)"
        }
    }

    /// What configures connections, which happens on the mirror's only event loop.
    private struct UncheckedConfiguration: @unchecked Sendable {
        let run: (Channel) throws -> Void
    }
#endif
