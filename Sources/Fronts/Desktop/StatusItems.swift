#if SDL
    import Foundation
    import Logging
    import Scenes
    import Views

    /// Icons in the place that a desktop has for them, by the protocol StatusNotifierItem.
    @MainActor
    package final class StatusItems: StatusIconHost {
        static let watcher = "org.kde.StatusNotifierWatcher"
        static let watcherPath = "/StatusNotifierWatcher"
        private lazy var bus = SessionBus(address: address, patience: patience)
        private let address: String
        private let patience: Duration?
        private let appID: String
        private let logger: Logger
        private let pictures: (AnyView) -> [StatusPicture]
        private var presence: Bool?
        private var isWatching = false
        private var items: [StatusItem] = []
        package var presenceChanged: @MainActor () -> Void = {}

        /// `pictures` draws an icon's label in the sizes that desktops show. A desktop that takes
        /// longer to answer than `patience`, or 25 seconds, shows no icons.
        package init(
            busAt address: String, patience: Duration? = nil, appID: String, logger: Logger,
            pictures: @escaping (AnyView) -> [StatusPicture]
        ) {
            self.address = address
            self.patience = patience
            self.appID = appID
            self.logger = logger
            self.pictures = pictures
        }

        package var isPresent: Bool? {
            if !isWatching {
                isWatching = true
                watch()
            }
            return presence
        }

        // MARK: The desktop

        private func watch() {
            _ = bus.listen(
                for: BusSignal(
                    sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus",
                    member: "NameOwnerChanged", firstArgument: Self.watcher)
            ) { [weak self] _ in self?.lookForHost() }
            for signal in ["StatusNotifierHostRegistered", "StatusNotifierHostUnregistered"] {
                _ = bus.listen(
                    for: BusSignal(
                        interface: Self.watcher, member: signal, path: Self.watcherPath)
                ) { [weak self] _ in self?.lookForHost() }
            }
            _ = bus.whenClosed { [weak self] in self?.setPresence(false) }
            lookForHost()
        }

        /// A watcher may run without a host that shows its icons.
        private func lookForHost() {
            bus.call(
                BusCall(
                    destination: Self.watcher, path: Self.watcherPath,
                    interface: "org.freedesktop.DBus.Properties", member: "Get",
                    arguments: [
                        .string(Self.watcher), .string("IsStatusNotifierHostRegistered"),
                    ])
            ) { [weak self] reply in
                self?.setPresence((try? reply.get().value(at: 0)?.bool) ?? false)
            }
        }

        private func setPresence(_ new: Bool) {
            guard new != presence else { return }
            presence = new
            if !new { items = [] }
            presenceChanged()
        }

        // MARK: Icons

        package func show(_ icons: [StatusIcon]) {
            let old = items
            items = icons.map { icon in
                let item =
                    old.first { $0.id == icon.id }
                    ?? StatusItem(
                        icon.id, app: appID, bus: SessionBus(address: address, patience: patience)
                    ) { [weak self] in self?.refused($0) }
                item.update(icon, pictures: pictures(icon.label))
                return item
            }
        }

        private func refused(_ error: BusError) {
            logger.warning("The desktop does not take the icon of the menu bar's extra: \(error)")
            setPresence(false)
        }
    }

    /// A picture of an icon: its pixels from the upper left, each alpha, red, green and blue.
    package struct StatusPicture: Equatable, Sendable {
        let width: Int
        let height: Int
        let bytes: [UInt8]

        package init(width: Int, height: Int, bytes: [UInt8]) {
            self.width = width
            self.height = height
            self.bytes = bytes
        }

        var busValue: BusValue {
            .tuple([.int32(Int32(width)), .int32(Int32(height)), .bytes(bytes)])
        }
    }
#endif
