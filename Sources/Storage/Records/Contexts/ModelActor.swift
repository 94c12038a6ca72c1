import Dispatch

/// An actor with a context of its own, on whose executor the context is used.
public protocol ModelActor: Actor {
    /// The container whose store the actor works on.
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor that runs the actor's work.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor on which Swift runs the actor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        modelExecutor.asUnownedSerialExecutor()
    }

    /// The context of the actor's executor. Only the actor may use it.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Returns the object with the identifier, whose row is read when it is used; `nil` if it was
    /// deleted here, or is not of the type.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.tables[id.entityName]?.object(forKey: id.key) as? T
    }
}

/// Runs the work of an actor on a context.
public protocol ModelExecutor: Executor {
    /// The context that the work uses.
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
    /// The context that the work on the queue uses.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "casement.data.actor")

    /// Creates an executor with a queue of its own for the context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs the job on the queue, after those before it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in
            job.runSynchronously(on: asUnownedSerialExecutor())
        }
    }

    /// Returns a reference to the executor, for Swift to run actors on it.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }
}
