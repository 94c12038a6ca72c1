import Foundation
import Logging
import Scenes
import Sessions

/// The saved session of one launch: open, or on a disk that cannot be written yet.
///
/// An app starts in either case. Its windows are restored where the files can be read, and changes
/// stay in memory until the disk accepts them.
struct LaunchSession {
    /// Nil where nothing is saved, or not yet.
    private(set) var store: SessionStore?
    /// What windows are restored from; nil for none.
    private(set) var saved: SavedSession?
    private(set) var startReason = StartReason.pristine
    private let logger: Logger
    private var refused: URL?
    private var options = SessionOptions()

    /// Throws only where another process holds the session.
    @MainActor
    init(_ configuration: LaunchConfiguration) throws(SessionError) {
        let logger = configuration.logger
        self.logger = logger
        guard configuration.options.keepsSession else { return }
        guard let directory = configuration.options.sessionDirectory else {
            logger.warning("No home is known: windows will not come back.")
            return
        }
        options.report = { logger.warning("\($0)") }
        var options = options
        options.isFresh = configuration.options.isFresh
        options.countsStarts = configuration.guardsAgainstCrashes
        do {
            let (store, opened) = try SessionStore.open(at: directory, options: options)
            self.store = store
            saved = opened.session
            startReason = opened.startReason
            if configuration.guardsAgainstCrashes {
                do { try store.noteCrashes() } catch { logger.warning("\(error)") }
            }
        } catch {
            if case .inUse = error { throw error }
            if !options.isFresh, let reading = try? SessionReader.readCopy(directory) {
                saved = reading.session
                startReason = reading.didQuit ? .relaunch : .recovered(after: .killed)
            }
            if case .unavailable = error {
                refused = directory
                logger.warning("\(error). Nothing is saved until that changes.")
            } else {
                logger.warning("\(error). Windows will not come back.")
            }
        }
    }

    /// Where the disk could not be written, tries again from time to time, and has the app save
    /// once that succeeds.
    @MainActor
    func openLater(for host: AppHost) {
        guard let refused else { return }
        let late = LateSession(
            directory: refused, base: saved, options: options, logger: logger, host: host)
        late.tryLater(after: LateSession.firstDelay)
    }
}
