import Casement
import Records

extension View {
    /// The context for this view and all inside it.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// The container whose main context this view and all inside it use.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(GivenContainer(container: container))
    }

    /// Makes a container for models of a type and of those they are related to, for this view and
    /// all inside it.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container for models of these types, for this view and all inside it.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            MadeContainer(
                types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
}

extension Scene {
    /// The context for the scene and all its windows.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// The container whose main context the scene and all its windows use.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
        declared { $0.modelContainer(container) }
    }

    /// Makes a container for models of a type and of those they are related to, for the scene and
    /// all its windows.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Makes a container for models of these types, for the scene and all its windows.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        declared {
            $0.modelContainer(
                for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup)
        }
    }
}
