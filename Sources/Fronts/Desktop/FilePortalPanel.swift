#if SDL
    import Foundation
    import Widgets

    /// One panel that the portal shows: a request object on the bus, which says once how it ended.
    @MainActor
    final class FilePortalPanel: DesktopFilePanel {
        static let interface = "org.freedesktop.portal.Request"

        let id = UUID()
        private let call: FilePortalCall
        private let parent: String
        private let portal: FilePortal
        /// Nil once the panel has ended.
        private var ended: (@MainActor (FilePanelOutcome) -> Void)?
        /// The object of the request; nil before the portal is called.
        private var path: String?
        private var subscription: UUID?

        init(
            _ call: FilePortalCall, parent: String, of portal: FilePortal,
            ended: @escaping @MainActor (FilePanelOutcome) -> Void
        ) {
            self.call = call
            self.parent = parent
            self.portal = portal
            self.ended = ended
        }

        /// Calls the portal, whose interface has a version.
        func open(version: Int) {
            guard ended != nil else { return }
            guard version >= call.neededVersion else { return end(.unavailable) }
            portal.bus.connect { [weak self] name in
                guard let self, ended != nil else { return }
                switch name {
                case .success(let name): open(as: name)
                case .failure(let error):
                    portal.report("is out of reach (\(error))")
                    end(.unavailable)
                }
            }
        }

        /// The answer's path is known before the call, so that none can be missed.
        private func open(as name: String) {
            let token = "casement_" + id.uuidString.replacingOccurrences(of: "-", with: "")
            let sender = name.drop { $0 == ":" }.replacingOccurrences(of: ".", with: "_")
            let path = "\(FilePortal.path)/request/\(sender)/\(token)"
            self.path = path
            subscription = portal.bus.listen(
                for: BusSignal(
                    sender: FilePortal.service, interface: Self.interface, member: "Response",
                    path: path)
            ) { [weak self] in self?.respond($0) }
            portal.bus.call(
                BusCall(
                    destination: FilePortal.service, path: FilePortal.path,
                    interface: FilePortal.interface, member: call.member,
                    arguments: call.arguments(parent: parent, token: token))
            ) { [weak self] reply in
                guard let self, ended != nil, case .failure(let error) = reply else { return }
                portal.report("was not shown (\(error))")
                closeRequest()
                end(.unavailable)
            }
        }

        private func respond(_ response: [BusValue]) {
            switch response.value(at: 0)?.int {
            case 0:
                let choice = call.choice(response.value(at: 1)) { [portal] uri in
                    portal.report("chose “\(uri)”, which is not a file")
                }
                end(choice.map { .chosen($0) } ?? .unavailable)
            case 1: end(.cancelled)
            default:
                portal.report("was closed before anything was chosen")
                end(.unavailable)
            }
        }

        func portalHasGone() {
            portal.report("went away before anything was chosen")
            end(.unavailable)
        }

        func end(_ outcome: FilePanelOutcome) {
            let ended = ended
            finish()
            ended?(outcome)
        }

        func close() {
            guard ended != nil else { return }
            closeRequest()
            finish()
        }

        private func closeRequest() {
            guard let path else { return }
            portal.bus.call(
                BusCall(
                    destination: FilePortal.service, path: path, interface: Self.interface,
                    member: "Close")
            ) { _ in }
        }

        private func finish() {
            ended = nil
            if let subscription { portal.bus.forget(subscription) }
            subscription = nil
            portal.forget(self)
        }
    }
#endif
