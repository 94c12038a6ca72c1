import Foundation

/// The app, for those who may outlive it and call from any thread. Not a weak reference: whatever
/// is once referred to weakly counts its owners slowly, and the app is asked all the time.
final class AppLink: @unchecked Sendable {
    private let lock = NSLock()
    private unowned(unsafe) var app: AppGraph?

    func open(_ app: AppGraph) { self.app = app }

    /// Waits for those who are calling the app.
    func close() {
        lock.lock()
        defer { lock.unlock() }
        app = nil
    }

    /// Calls the app, which stays alive meanwhile; returns nil where it is gone.
    @discardableResult
    func withApp<Result>(_ body: (AppGraph) -> Result) -> Result? {
        lock.lock()
        defer { lock.unlock() }
        return app.map(body)
    }
}
