import Dispatch
import Foundation
import FoundationNames

// Blocks that run where the context may be used.

extension NSManagedObjectContext {
    /// When an asynchronous block runs.
    public enum ScheduledTaskType: Sendable {
        /// At once, where the caller is on the context's queue already.
        case immediate
        case enqueued
    }

    /// Runs a block on the context's queue, and does not wait for it.
    public func perform(_ block: @escaping () -> Void) {
        let block = Unchecked(value: block)
        queue.async { block.value() }
    }

    /// Runs a block on the context's queue, and returns what it returns.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T
    ) async -> T {
        let block = Unchecked(value: block)
        return await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Unchecked(value: block.value())) }
        }.value
    }

    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async throws -> T {
        try await perform(schedule: schedule) { Result(catching: block) }.get()
    }

    /// Runs a block on the context's queue, and waits for it.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if concurrencyType == .mainQueueConcurrencyType, MainThread.isMainActors {
            return try block()
        }
        if DispatchQueue.getSpecific(key: Self.current) == ObjectIdentifier(self) {
            return try block()
        }
        queue.setSpecific(key: Self.current, value: ObjectIdentifier(self))
        return try queue.sync(execute: block)
    }

    /// The context on whose queue a block runs.
    private static let current = DispatchSpecificKey<ObjectIdentifier>()
}

/// A value that is used on one queue at a time.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
