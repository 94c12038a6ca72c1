import AttributeGraph
import Foundation
import Views
import Widgets

/// One scene on the screen or hidden: its identity, its views, its storage and its phase.
@MainActor
package final class SceneInstance {
    package let id: WindowID
    package internal(set) var declaration: SceneDeclaration
    package let tree: ViewTree
    package let storage: StorageTable
    /// The value it presents; nil in scenes that present none.
    package let value: PresentedValue?
    var machine: ScenePhaseMachine
    /// The phase after all updates that are due.
    var announced = ScenePhase.background
    /// What waits to be taken by its views, first to last.
    var pendingEvents: [ExternalEvent] = []
    /// How its window is sized in the turn that opens it; nil after that.
    var opening: WindowOpening?
    var focusMemory = FocusMemory(path: nil)
    var viewMemory = WindowViewMemory()
    /// When its content was last asked how small and large it can be, in seconds of the frame
    /// clock.
    var limitsWereRead = -Double.infinity
    /// Whether it is to be asked again though no layout is due.
    var limitsAreDue = false
    /// What its user is doing, as its views say.
    let activities = SceneActivities()
    /// Opens and closes the menus of the window's own bar.
    package let menuBar = MenuBarController()
    private let surroundings: SceneSurroundings

    package typealias EnvironmentChange = (inout EnvironmentValues) -> Void

    init(
        _ id: WindowID, of declaration: SceneDeclaration, value: PresentedValue?,
        storage: StorageTable, profile: PhaseProfile, actions: WindowActions, menus: MenuModel,
        app: AppGraph, images: ImageStore
    ) {
        self.id = id
        self.declaration = declaration
        self.value = value
        self.storage = storage
        machine = ScenePhaseMachine(profile: profile)
        let surroundings = SceneSurroundings(
            declaration.scene, storage, activities, actions, app.graph)
        self.surroundings = surroundings
        tree = ViewTree(app: app, images: images, environment: EnvironmentValues()) {
            surroundings.surround(&$0)
        }
        let bar = WindowMenuBar(
            model: menus, window: id, controller: menuBar,
            hasFrame: declaration.settings.titleBar != SceneSettings.TitleBar.none)
        tree.show(
            WindowRoot(scene: declaration.scene, value: value, bar: bar) {
                surroundings.prefer($0)
            })
    }

    /// The phase it is in, or on its way to by updates that are due.
    package var phase: ScenePhase { machine.phase }

    /// As bodies see it; it changes with updates only.
    package var shownPhase: Source<ScenePhase> { surroundings.phase }

    /// Lets bodies know whether the window has the keyboard.
    func setKey(_ isKey: Bool) {
        if isKey != surroundings.isKey.value { surroundings.isKey.write(isKey) }
    }

    /// Changes the environment of this window alone, over what the app and its scene say.
    package func changeEnvironment(_ change: @escaping EnvironmentChange) {
        surroundings.changes.write(surroundings.changes.value + [change])
    }

    /// Ends the scene: its views disappear, its tasks are cancelled, its state is gone.
    func tearDown() { tree.tearDown() }
}

/// The view at the root of a window.
private struct WindowRoot: View {
    let scene: DeclaredScene
    let value: PresentedValue?
    let bar: WindowMenuBar
    let prefer: (ColorScheme?) -> Void
    @State private var editMode = EditMode.inactive

    var body: some View {
        scene.view(presenting: value)
            .environment(\.editMode, $editMode)
            .onPreferenceChange(PreferredColorSchemeKey.self, perform: prefer)
        bar
    }
}

/// What the views of one window are surrounded by: the environment of their scene, and what only
/// this window has.
private final class SceneSurroundings {
    let phase: Source<ScenePhase>
    let isKey: Source<Bool>
    let changes: Source<[SceneInstance.EnvironmentChange]>
    /// What the content wants of the whole window.
    private let colorScheme: Source<ColorScheme?>
    private let scene: DeclaredScene
    private let storage: StorageTable
    private let activities: SceneActivities
    private let actions: WindowActions

    init(
        _ scene: DeclaredScene, _ storage: StorageTable, _ activities: SceneActivities,
        _ actions: WindowActions, _ graph: Graph
    ) {
        self.scene = scene
        self.storage = storage
        self.activities = activities
        self.actions = actions
        phase = Source(.background, in: graph, label: "scene phase")
        isKey = Source(false, in: graph, label: "key window")
        changes = Source([], in: graph, label: "window environment")
        colorScheme = Source(nil, in: graph, label: "preferred color scheme")
    }

    func prefer(_ scheme: ColorScheme?) {
        if scheme != colorScheme.value { colorScheme.write(scheme) }
    }

    func surround(_ values: inout EnvironmentValues) {
        values = scene.environment
        values.followScenePhase(phase)
        values.sceneStorage = storage
        values.sceneActivities = activities
        values.isPresented = true
        values.followKeyWindow(isKey)
        values.dismiss = actions.dismiss
        values.dismissWindow = DismissWindowAction(actions)
        if let preferred = colorScheme.read() { values.colorScheme = preferred }
        for change in changes.read() { change(&values) }
    }
}
