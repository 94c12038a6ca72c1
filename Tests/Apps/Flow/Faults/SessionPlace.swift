import Automation
import FrontHeadless
import Hosting
import Logging
import Sessions
import SwiftUI
import Synchronization
import Testing

/// A session's directory in which one app after another is started, headless.
@MainActor
final class SessionPlace {
    let root: URL
    private let log = Mutex<[String]>([])

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(
            path: "casement-place-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var directory: URL { root.appending(path: "session", directoryHint: .isDirectory) }

    /// What all apps have logged so far.
    var lines: [String] { log.withLock { $0 } }

    /// Starts an app on the session, or where the environment says.
    func start<A: App>(_ app: A.Type, _ environment: [String: String]? = nil) throws -> AppHost {
        let environment =
            environment ?? ["CASEMENT_SESSION": directory.path(percentEncoded: false)]
        var options = LaunchOptions(environment: environment, arguments: ["place"])
        options.clock = .virtual
        let heard = Heard { [weak self] line in self?.log.withLock { $0.append(line) } }
        let configuration = LaunchConfiguration(
            options: options, defaults: UserDefaults(suiteName: root.lastPathComponent)!,
            logger: Logger(label: "place") { _ in heard })
        let host = try Launch.host(
            { A() }, on: .windowSystem(HeadlessFront(scale: 1)), configuration)
        host.settleAll()
        return host
    }

    func driver(_ host: AppHost) -> ScenarioDriver { ScenarioDriver(host) }

    var saved: SavedSession { get throws { try SessionReader.read(directory).session } }

    private struct Heard: LogHandler {
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace
        let hear: @Sendable (String) -> Void

        init(_ hear: @escaping @Sendable (String) -> Void) { self.hear = hear }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { hear("\(event.message)") }
    }
}

extension AppHost {
    /// The labels and values of all that the windows show.
    var shown: String { ScenarioDriver(self).screen.description }
}
