import Dispatch
import Foundation

/// Tells whether the current thread is executing the main actor.
///
/// The run loop of an app has one thread. If Dispatch serves the main queue instead, as in a test
/// runner, each job of the main actor may run on another thread.
package struct MainThread {
    private let thread = pthread_self()
    private let isServedByDispatch: Bool

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) == true }

    /// Whether the calling thread is the main actor's; needs no app.
    package static var isMainActors: Bool { Thread.isMainThread || isOnMainQueue }

    /// Must be called on the main actor.
    package init() { isServedByDispatch = Self.isOnMainQueue }

    package var isCurrent: Bool {
        isServedByDispatch ? Self.isOnMainQueue : pthread_equal(thread, pthread_self()) != 0
    }
}
