import Foundation
import Logging

/// Warnings raised where no app can be asked: in the making of a value, or on a view that is in
/// no tree. They go to the app whose code is running, else to the process's log.
package enum RuntimeWarnings {
    /// The app whose code is running on the main thread, and lives as long as it does.
    nonisolated(unsafe) static unowned(unsafe) var app: AppGraph?

    private static let logger = Logger(label: "casement")
    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    /// Logs the warning once for each view whose body raises it.
    package static func log(_ message: String) {
        if MainThread.isMainActors, let app {
            app.warn(message, at: app.evaluatedView)
            return
        }
        lock.lock()
        let isNew = said.insert(message).inserted
        lock.unlock()
        if isNew { logger.warning("\(message)") }
    }
}
