import Dispatch

/// An actor with a context of its own, on whose executor the context is used.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        modelExecutor.asUnownedSerialExecutor()
    }

    public var modelContext: ModelContext { modelExecutor.modelContext }

    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.tables[id.entityName]?.object(forKey: id.key) as? T
    }
}

/// Runs the work of an actor on a context.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}

extension ModelExecutor {
    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        guard let serial = self as? any SerialExecutor else {
            fatalError("The executor of a ModelActor must be a SerialExecutor.")
        }
        return serial.asUnownedSerialExecutor()
    }
}

/// An executor that runs one piece of work at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the work of an actor on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "casement.data.actor")

    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in
            job.runSynchronously(on: asUnownedSerialExecutor())
        }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }
}
