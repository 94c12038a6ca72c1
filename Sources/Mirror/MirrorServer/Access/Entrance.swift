#if Mirror
    import Logging
    import RFB
    import NIOCore

    /// What all connections of a mirror share, on its one event loop: connections that have not
    /// shown the secret, wrong tries, the screen, and whose turn it is.
    package final class Entrance {
        /// Viewers at a time.
        static let capacity = 32
        /// Pixels that are made for all viewers before they are sent, as if each waited for as many:
        /// 8 MB.
        private static let pixels = 2 << 20
        /// Pixels of one update, so that others are not kept waiting.
        private static let pixelsOfOne = 1 << 20

        /// How a viewer has come.
        enum Door: String {
            case page = "a page"
            case vnc = "a VNC viewer"
        }

        package let pending = PendingConnections()
        /// Makes what viewers prove the secret with.
        package var makeChallenge: () -> String = { MirrorSecret.randomDigits(32) }
        let settings: MirrorSettings
        let schedule = UpdateSchedule()
        let waiting = FairReader.Waiting()
        private let screen: any MirroredScreen
        private let name: String
        private let logger: Logger
        private var tries: WrongTries
        private var viewerCount = 0
        private var lastViewer = 0

        package init(
            _ settings: MirrorSettings, screen: any MirroredScreen, name: String, logger: Logger
        ) {
            self.settings = settings
            self.screen = screen
            self.name = name
            self.logger = logger
            tries = WrongTries { logger.warning("\($0)") }
        }

        var isFull: Bool { viewerCount >= Self.capacity }

        /// How many pixels an update of a viewer may have now.
        var pixelLimit: Int { min(Self.pixelsOfOne, Self.pixels / max(viewerCount, 1)) }

        /// Counts a try of a connection that has shown the right secret, or a wrong one.
        func check(_ isRight: Bool, on channel: Channel) -> WrongTries.Verdict {
            let verdict = tries.check(isRight, from: channel.origin, at: .now)
            if verdict != .granted { pending.noteWrong(channel) }
            return verdict
        }

        /// The handler of a viewer that has shown the secret.
        func viewer(
            on channel: Channel, through door: Door, from start: RFBOptions.Start
        ) -> ViewerHandler {
            pending.remove(channel)
            note(channel, door)
            var options = RFBOptions()
            options.start = start
            options.isViewOnly = settings.isViewOnly
            options.clipboard = settings.clipboard
            options.name = name
            return ViewerHandler(self, screen: screen, options: options)
        }

        /// Logs who comes and when they leave.
        private func note(_ channel: Channel, _ door: Door) {
            viewerCount += 1
            lastViewer += 1
            let who = "\(door.rawValue) at \(channel.remoteAddress?.ipAddress ?? "this machine")"
            let (number, start) = (lastViewer, NIODeadline.now())
            logger.notice("Viewer \(number) came, \(who): \(viewerCount) viewers now")
            channel.closeFuture.assumeIsolated().whenComplete { [weak self] _ in
                guard let self else { return }
                viewerCount -= 1
                let seconds = (NIODeadline.now() - start).nanoseconds / 1_000_000_000
                logger.notice(
                    "Viewer \(number) left after \(seconds) s, \(who): \(viewerCount) viewers now")
            }
        }
    }
#endif
