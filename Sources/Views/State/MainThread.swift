import Dispatch
import Foundation

/// Knows whether the code that runs is the main actor's.
///
/// An app's loop owns one thread. Where Dispatch serves the main queue instead, as it does under a
/// test runner, each stretch of the main actor's work may run on another thread.
package struct MainThread {
    private let thread = pthread_self()
    private let isServedByDispatch: Bool

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) == true }

    /// The same where no app can be asked.
    package static var isMainActors: Bool { Thread.isMainThread || isOnMainQueue }

    /// Made on the main actor.
    init() { isServedByDispatch = Self.isOnMainQueue }

    var isCurrent: Bool {
        isServedByDispatch ? Self.isOnMainQueue : pthread_equal(thread, pthread_self()) != 0
    }
}
