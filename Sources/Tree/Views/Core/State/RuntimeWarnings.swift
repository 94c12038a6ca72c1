import Foundation
import FoundationNames
import Logging
import Logs

/// Warnings raised without an app at hand: by initialisers of values, and by views outside of a
/// tree. They go to the app whose code is running, or else to the log of the process.
package enum RuntimeWarnings {
    /// The log of the app whose code is running on the main thread. The app retains it meanwhile.
    nonisolated(unsafe) static unowned(unsafe) var current: WarningLog?

    private static let logger = Logger(label: "casement").about(.app)
    private static let lock = NSLock()
    nonisolated(unsafe) private static var logged: Set<String> = []

    /// Logs the warning once for each view whose body raises it.
    package static func log(_ message: String) {
        if MainThread.isMainActors, let current {
            current.warn(message, at: current.evaluatedView)
            return
        }
        let isNew = lock.withLock { logged.insert(message).inserted }
        if isNew { logger.warning("\(message)") }
    }
}
