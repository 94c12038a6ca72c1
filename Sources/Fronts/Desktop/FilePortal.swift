#if SDL
    import Foundation
    import Logging
    import Views
    import Widgets

    /// The file panels of the desktop's portal, `org.freedesktop.portal.FileChooser`. The bus is not
    /// used before the first panel.
    @MainActor
    package final class FilePortal: DesktopFilePanels {
        static let service = "org.freedesktop.portal.Desktop"
        static let path = "/org/freedesktop/portal/desktop"
        static let interface = "org.freedesktop.portal.FileChooser"
        /// How long the portal may take to answer a call, which may have to start it first.
        private static let patience = Duration.seconds(10)

        private let address: String
        private let patience: Duration
        private let logger: Logger
        private let windowName: (WindowID) -> String?
        private(set) lazy var bus = connect()
        private var panels: [UUID: FilePortalPanel] = [:]
        /// Nil until the portal has answered, and after it has gone.
        private var version: Int?
        /// Whether the bus or the portal has failed for good.
        private var hasFailed = false
        private var hasReported = false

        /// `windowName` is what other programs call a window; nil where it has no such name.
        package init(
            busAt address: String, patience: Duration? = nil, logger: Logger,
            windowName: @escaping (WindowID) -> String?
        ) {
            self.address = address
            self.patience = patience ?? Self.patience
            self.logger = logger
            self.windowName = windowName
        }

        package func show(
            _ request: FilePanelRequest,
            ended: @escaping @MainActor (FilePanelOutcome) -> Void
        ) -> (any DesktopFilePanel)? {
            guard !hasFailed, let call = FilePortalCall(request) else { return nil }
            let parent = request.window.flatMap(windowName) ?? ""
            let panel = FilePortalPanel(call, parent: parent, of: self, ended: ended)
            panels[panel.id] = panel
            findVersion(for: panel)
            return panel
        }

        func forget(_ panel: FilePortalPanel) { panels[panel.id] = nil }

        /// Logs once why Casement shows its own panel although the desktop has a portal.
        func report(_ reason: String) {
            guard !hasReported else { return }
            hasReported = true
            logger.warning(
                "The desktop's file panel \(reason). Casement shows its own file panel instead.")
        }

        // MARK: The portal

        private func connect() -> SessionBus {
            let bus = SessionBus(address: address, patience: patience)
            _ = bus.listen(
                for: BusSignal(
                    sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus",
                    member: "NameOwnerChanged", firstArgument: Self.service)
            ) { [weak self] change in
                // Its name, the old owner and the new one.
                if change.value(at: 1)?.string?.isEmpty == false { self?.portalHasGone() }
            }
            _ = bus.whenClosed { [weak self] in
                self?.hasFailed = true
                self?.portalHasGone()
            }
            return bus
        }

        private func portalHasGone() {
            version = nil
            let open = Array(panels.values)
            for panel in open { panel.portalHasGone() }
        }

        private func findVersion(for panel: FilePortalPanel) {
            if let version { return panel.open(version: version) }
            bus.call(
                BusCall(
                    destination: Self.service, path: Self.path,
                    interface: "org.freedesktop.DBus.Properties", member: "Get",
                    arguments: [.string(Self.interface), .string("version")])
            ) { [weak self, weak panel] reply in
                guard let self else { return }
                switch reply {
                case .success(let values):
                    let version = values.value(at: 0)?.int ?? 1
                    self.version = version
                    panel?.open(version: version)
                case .failure(let error):
                    // A desktop without the portal is nothing to report; the portal may come later.
                    if !error.isAbsent {
                        hasFailed = true
                        report("does not answer (\(error))")
                    }
                    panel?.end(.unavailable)
                }
            }
        }
    }
#endif
