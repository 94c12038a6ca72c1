import AttributeGraph
import Foundation
import Views

/// One scene on the screen or hidden: its identity, its views, its storage and its phase.
@MainActor
package final class SceneInstance {
    package let id: WindowID
    package internal(set) var declaration: SceneDeclaration
    package let tree: ViewTree
    package let storage: StorageTable
    /// The value it presents; nil in scenes that present none.
    package let value: PresentedValue?
    /// As bodies see it; it changes with updates only.
    package let shownPhase: Source<ScenePhase>
    var machine: ScenePhaseMachine
    /// The phase after all updates that are due.
    var announced = ScenePhase.background
    /// Changes to the environment of this window alone, made after all others.
    private let changes: Source<[EnvironmentChange]>
    private let actions: WindowActions

    package typealias EnvironmentChange = (inout EnvironmentValues) -> Void

    init(
        _ id: WindowID, of declaration: SceneDeclaration, value: PresentedValue?,
        storage: StorageTable, profile: PhaseProfile, actions: WindowActions, app: AppGraph,
        images: ImageStore
    ) {
        self.id = id
        self.declaration = declaration
        self.value = value
        self.storage = storage
        self.actions = actions
        machine = ScenePhaseMachine(profile: profile)
        tree = ViewTree(app: app, images: images, environment: EnvironmentValues())
        shownPhase = Source(
            .background, in: app.graph, subgraph: tree.subgraph, label: "scene phase")
        changes = Source([], in: app.graph, subgraph: tree.subgraph, label: "window environment")
        tree.show(WindowRoot(scene: declaration.scene, value: value).modifier(Surroundings(self)))
    }

    /// The phase it is in, or on its way to by updates that are due.
    package var phase: ScenePhase { machine.phase }

    /// Changes the environment of this window alone, over what the app and its scene say.
    package func changeEnvironment(_ change: @escaping EnvironmentChange) {
        changes.write(changes.value + [change])
    }

    /// What the scene's views are surrounded by.
    fileprivate func surround(_ values: inout EnvironmentValues) {
        values = declaration.scene.environment
        values.scenePhase = shownPhase.read()
        values.sceneStorage = storage
        values.isPresented = true
        values.dismiss = actions.dismiss
        values.dismissWindow = actions.dismissWindow
        for change in changes.read() { change(&values) }
    }

    /// Ends the scene: its views disappear, its tasks are cancelled, its state is gone.
    func tearDown() { tree.tearDown() }
}

/// The view at the root of a window.
private struct WindowRoot: View {
    let scene: DeclaredScene
    let value: PresentedValue?

    var body: some View { scene.view(presenting: value) }
}

/// Puts the views of a window into the environment of their scene.
private struct Surroundings: EnvironmentModifier {
    typealias Body = Never
    private unowned let scene: SceneInstance

    init(_ scene: SceneInstance) { self.scene = scene }

    func transform(_ values: inout EnvironmentValues) { scene.surround(&values) }
}
