import Foundation
import Logging
import Logs
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
    /// What the user should know about what was lost, in plain words.
    private(set) var notice: String?
    private let logger: Logger
    private var refused: URL?
    private let hosts = SessionHost()
    private var options = SessionOptions()

    /// Throws only where another process holds the session.
    @MainActor
    init(_ configuration: LaunchConfiguration) throws(SessionError) {
        let logger = configuration.logger.about(.session)
        self.logger = logger
        guard configuration.options.keepsSession else { return }
        guard let directory = configuration.options.sessionDirectory else {
            logger.warning("No home is known: windows will not come back.")
            notice =
                "There is no home folder. This app's windows will not come back when it starts again."
            return
        }
        options.report = { logger.warning("\($0)") }
        options.complain = { [hosts] sentence in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { hosts.host?.show(notice: sentence) }
            }
        }
        var options = options
        options.isFresh = configuration.options.isFresh
        options.countsStarts = configuration.guardsAgainstCrashes
        do {
            let (store, opened) = try SessionStore.open(at: directory, options: options)
            self.store = store
            saved = opened.session
            startReason = opened.startReason
            notice = Self.notice(opened.reports, in: directory)
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
                notice = """
                    Nothing can be saved in \(directory.path). If the app ends before that is mended, \
                    its windows will not come back. It tries again from time to time.
                    """
                logger.warning("\(error). Nothing is saved until that changes.")
            } else {
                logger.warning("\(error). Windows will not come back.")
                notice = """
                    The app's windows cannot be saved in \(directory.path), and will not come back \
                    when it starts again.
                    """
            }
        }
    }

    /// What the user should know about a damaged session; nil for one that is whole.
    private static func notice(_ reports: [SessionReport], in directory: URL) -> String? {
        var sentences: [String] = []
        for report in reports {
            switch report {
            case .setAside(let file, _):
                let path = directory.appending(path: file).path(percentEncoded: false)
                sentences.append(
                    "The windows saved last could not be read. What there is of them is kept as \(path)."
                )
            case .copyRestored:
                sentences.append("These are the windows of some minutes before.")
            case .crashLoop(let count):
                sentences.append(
                    "The app ended \(count) times while it started, and now starts without its windows."
                )
            case .rowDropped, .valuesMissing, .valuesWithoutWindow:
                let sentence = "Some of what the windows had saved was damaged and is lost."
                if !sentences.contains(sentence) { sentences.append(sentence) }
            default: break
            }
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// Shows what was lost. Where the disk could not be written, tries again from time to time, and has the app save
    /// once that succeeds.
    @MainActor
    func openLater(for host: AppHost) {
        hosts.host = host
        if let notice { host.show(notice: notice) }
        guard let refused else { return }
        let late = LateSession(
            directory: refused, base: saved, options: options, logger: logger, host: host)
        late.tryLater(after: LateSession.firstDelay)
    }
}

/// The app whose session it is, once it runs. Used on the main thread only.
private final class SessionHost: @unchecked Sendable {
    weak var host: AppHost?
}
