#if SDL
    import Desktop
    import Foundation
    import Hosting
    import Scenes
    import Views

    /// An app's side of AT-SPI: it makes snapshots of the windows while somebody wants them, and does what
    /// clients ask for.
    @MainActor
    package final class AccessibilityBridge: AssistiveTechnology {
        private let addresses: BusAddresses
        /// Whether the window system says where windows are on the screen.
        private let knowsPositions: Bool
        private var server: AccessibleServer?
        private weak var host: AppHost?
        private var name = ""
        private lazy var describing = PacedWork { [weak self] in self?.describe() }
        /// How many snapshots have been made.
        private(set) var snapshotCount = 0

        package init(at addresses: BusAddresses, knowsPositions: Bool) {
            self.addresses = addresses
            self.knowsPositions = knowsPositions
        }

        package func start(_ host: AppHost) {
            self.host = host
            name = CurrentApp.latest?.name ?? ""
            let reference = Reference(self)
            server = AccessibleServer(at: addresses, app: name) { request in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { reference.bridge?.serve(request) }
                }
            }
        }

        package func turnEnded() {
            guard let server, server.attention.isThere else { return }
            describing.isDue()
        }

        package func announce(_ sentence: String) { server?.announce(sentence) }

        package func end() {
            server?.end()
            server = nil
        }

        private func describe() {
            guard let server, let host, !host.hasEnded else { return }
            snapshotCount += 1
            server.update(
                SnapshotBuilder.snapshot(of: host, named: name, knowsPositions: knowsPositions))
        }

        // MARK: Requests

        private func serve(_ request: AccessibleServer.Request) {
            switch request {
            case .snapshot: describing.perform()
            case .act(let act, let id):
                server?.requestEnded()
                guard let host, let node = node(id) else { return }
                host.perform { act.perform(on: node, in: id.window, of: host) }
            case .question(let question, let id, let reply):
                server?.requestEnded()
                reply(question.answer(about: node(id)))
            }
        }

        /// The element as it is now; nil if it is gone.
        private func node(_ id: ElementID) -> AccessibilityNode? {
            guard let host, !host.hasEnded,
                let window = host.instance.windows.first(where: { $0.id.number == id.window })
            else { return nil }
            func find(in nodes: [AccessibilityNode]) -> AccessibilityNode? {
                for node in nodes {
                    if node.render?.id == id.node { return node }
                    if let found = find(in: node.children) { return found }
                }
                return nil
            }
            return find(
                in: [AccessibilityTree.of(window.tree)] + AccessibilityTree.bar(of: window.tree))
        }

        /// Refers to the bridge from the bus's thread, which does not touch it.
        private final class Reference: @unchecked Sendable {
            @MainActor weak var bridge: AccessibilityBridge?
            init(_ bridge: AccessibilityBridge) {
                MainActor.assumeIsolated { self.bridge = bridge }
            }
        }
    }
#endif
