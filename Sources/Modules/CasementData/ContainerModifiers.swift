import Casement
import Logging
import Logs
import Records

/// Gives the main context of a container to the content.
struct GivenContainer: ViewModifier {
    let container: ModelContainer
    var recordsUndo = false
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
        let context = container.mainContext
        content
            .environment(
                \.providedContext, ProvidedContext(context: context, recordsUndo: recordsUndo)
            )
            .onChange(of: phase) { _, phase in
                // The process may end at any time.
                if phase == .background { context.autosave() }
            }
    }
}

/// Makes a container once, and gives its main context to the content.
struct MadeContainer: ViewModifier {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var made = ContainerSlot()

    func body(content: Content) -> some View {
        if let container = made.container(make) {
            content.modifier(GivenContainer(container: container, recordsUndo: isUndoEnabled))
        } else {
            content
        }
    }

    private func make() -> ModelContainer? {
        do {
            let container = try ModelContainer(
                for: Schema(types),
                configurations: ModelConfiguration(isStoredInMemoryOnly: isInMemory))
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            onSetup(.success(container))
            return container
        } catch {
            Logger(about: .data).error("No store for \(types): \(error)")
            onSetup(.failure(error))
            return nil
        }
    }
}

/// The container of a modifier, made at its first evaluation.
@MainActor
private final class ContainerSlot {
    private var container: ModelContainer??

    nonisolated init() {}

    func container(_ make: () -> ModelContainer?) -> ModelContainer? {
        if let container { return container }
        let made = make()
        container = .some(made)
        return made
    }
}
