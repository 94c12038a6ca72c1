import Foundation
import Logging
import Sessions

/// A session that could not be opened at the start of its app, and is tried again until the disk
/// gives in, off the main thread.
final class LateSession: @unchecked Sendable {
    static let firstDelay: Duration = .seconds(1)
    private static let longestDelay: Duration = .seconds(30)

    private let directory: URL
    /// What the app was started from; nil where it started afresh.
    private let base: SavedSession?
    private let options: SessionOptions
    private let logger: Logger
    /// Touched on the main thread alone.
    private weak var host: AppHost?

    @MainActor
    init(
        directory: URL, base: SavedSession?, options: SessionOptions, logger: Logger, host: AppHost
    ) {
        self.directory = directory
        self.base = base
        self.options = options
        self.logger = logger
        self.host = host
    }

    /// Holds on to itself for as long as it tries.
    func tryLater(after delay: Duration) {
        options.after(delay) {
            guard let store = self.open(after: delay) else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.hand(over: store) } }
        }
    }

    @MainActor
    private func hand(over store: SessionStore) {
        guard let host else { return store.close(.killed) }
        logger.notice("The session can be saved again.")
        host.save(to: store)
    }

    /// Nil where it is tried again later, or never.
    private func open(after delay: Duration) -> SessionStore? {
        do {
            let (store, opened) = try SessionStore.open(at: directory, options: options)
            guard opened.session ?? SavedSession() != base ?? SavedSession() else { return store }
            // What lies there could not be read at the start: it is kept, and not mixed with this.
            store.close(.killed)
            let names = try SessionStore.setAside(at: directory)
            logger.warning(
                """
                A saved session that could not be read at the start is kept as \
                \(names.joined(separator: ", "))
                """)
            return try SessionStore.open(at: directory, options: options).store
        } catch SessionError.unavailable {
            tryLater(after: min(delay * 2, Self.longestDelay))
            return nil
        } catch {
            logger.warning("\(error). Windows will not come back.")
            return nil
        }
    }
}
