#if Mirror
    import Logging
    import RFB
    import NIOCore

    /// What all connections of a mirror share, on its one event loop: connections that have not
    /// shown a token, wrong tries, and the screen.
    package final class Entrance {
        /// Viewers at a time.
        static let capacity = 32

        package let pending = PendingConnections()
        let settings: MirrorSettings
        private let screen: any MirroredScreen
        private let name: String
        private var tries: WrongTries
        private var viewerCount = 0

        package init(
            _ settings: MirrorSettings, screen: any MirroredScreen, name: String, logger: Logger
        ) {
            self.settings = settings
            self.screen = screen
            self.name = name
            tries = WrongTries(settings.secret) { logger.warning("\($0)") }
        }

        var isFull: Bool { viewerCount >= Self.capacity }

        func check(_ given: some Collection<UInt8>, on channel: Channel) -> WrongTries.Verdict {
            tries.check(given, from: channel.remoteAddress?.ipAddress ?? "here", at: .now)
        }

        /// The handler of a viewer that has shown the secret.
        func viewer(on channel: Channel, from start: RFBOptions.Start) -> ViewerHandler {
            pending.remove(channel)
            viewerCount += 1
            channel.closeFuture.assumeIsolated().whenComplete { [weak self] _ in
                self?.viewerCount -= 1
            }
            var options = RFBOptions()
            options.start = start
            options.isViewOnly = settings.isViewOnly
            options.sharesClipboard = settings.sharesClipboard
            options.name = name
            return ViewerHandler(screen: screen, options: options)
        }
    }
#endif
