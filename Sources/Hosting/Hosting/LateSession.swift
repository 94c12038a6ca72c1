import Foundation
import Logging
import Sessions

/// A session that could not be opened when its app started. It is tried again, off the main thread,
/// until the disk accepts it.
final class LateSession: @unchecked Sendable {
    static let firstDelay: Duration = .seconds(1)
    private static let longestDelay: Duration = .seconds(30)

    private let directory: URL
    /// The session that the app was restored from; nil where it started without one.
    private let base: SavedSession?
    private let options: SessionOptions
    private let logger: Logger
    /// Used on the main thread only.
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

    /// The closure retains the object until the last attempt.
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

    /// Nil where another attempt follows, or none can succeed.
    private func open(after delay: Duration) -> SessionStore? {
        do {
            let (store, opened) = try SessionStore.open(at: directory, options: options)
            guard opened.session ?? SavedSession() != base ?? SavedSession() else { return store }
            // The saved session could not be read at the start: it is set aside, and not merged
            // with the running app's.
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
