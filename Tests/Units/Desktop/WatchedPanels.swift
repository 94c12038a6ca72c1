#if SDL
    import Logging
    import Views
    import Widgets

    @testable import Desktop

    /// A portal's panels, whose ends a test can wait for.
    @MainActor
    final class WatchedPanels: DesktopFilePanels {
        let portal: FilePortal
        let log = PortalLog()
        /// Told after a panel has ended.
        let endings = Mailbox<Void>()

        init(at address: String, windowName: @escaping (WindowID) -> String? = { _ in nil }) {
            let log = log
            portal = FilePortal(
                busAt: address, patience: .seconds(600),
                logger: Logger(label: "test") { _ in log }, windowName: windowName)
        }

        func show(
            _ request: FilePanelRequest,
            ended: @escaping @MainActor (FilePanelOutcome) -> Void
        ) -> (any DesktopFilePanel)? {
            portal.show(request) { [endings] outcome in
                ended(outcome)
                endings.send(())
            }
        }
    }

    /// The lines that a portal logs.
    final class PortalLog: LogHandler, @unchecked Sendable {
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace
        /// Written and read on the main actor alone.
        private(set) var lines: [String] = []

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { lines.append("\(event.message)") }
    }
#endif
