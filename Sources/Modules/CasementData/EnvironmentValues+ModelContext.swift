import Casement
import Records

private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ProvidedContext? { nil }
}

/// The context of a part of the tree.
struct ProvidedContext: Equatable {
    let context: ModelContext
    /// Whether what it does is undone by the undo manager of the window.
    var recordsUndo = false
}

extension EnvironmentValues {
    /// The context that queries of the view fetch from, and in which its changes are made.
    public var modelContext: ModelContext {
        get {
            guard let provided = providedContext else { return MissingContainer.context }
            if provided.recordsUndo, let undoManager,
                provided.context.undoManager !== undoManager
            {
                provided.context.undoManager = undoManager
            }
            return provided.context
        }
        set { providedContext = ProvidedContext(context: newValue) }
    }

    var providedContext: ProvidedContext? {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// What a view finds that no container was given to.
private enum MissingContainer {
    static let context: ModelContext = {
        do {
            let container = try ModelContainer(
                for: Schema([]), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            return ModelContext(container)
        } catch {
            fatalError("A store in memory cannot be made: \(error)")
        }
    }()
}
