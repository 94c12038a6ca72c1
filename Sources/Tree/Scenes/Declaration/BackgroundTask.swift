import Foundation
import Views

/// Work that a system does for an app that is not in use.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    let name: String
}

extension BackgroundTask {
    /// A refresh under an identifier, which the app asks for.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void {
        BackgroundTask<Void, Void>(name: "appRefresh(\"\(identifier)\")")
    }

    /// The events of a session of downloads that went on without the app.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void {
        BackgroundTask<Void, Void>(name: "urlSession(\"\(identifier)\")")
    }

    /// The events of the sessions whose identifiers match.
    public static func urlSession(
        matching matchingIdentifiers: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> where Request == String, Response == Void {
        BackgroundTask<String, Void>(name: "urlSession(matching:)")
    }
}

extension Scene {
    /// Runs the action when the system wakes the app for a task. No system here wakes apps, which a
    /// warning says once: what has to happen at a time is for a timer of systemd.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        declared { view in
            RuntimeWarnings.log(
                """
                backgroundTask(.\(task.name)): nothing on this system wakes an app for a task, so \
                its action does not run.
                """)
            return view
        }
    }
}
