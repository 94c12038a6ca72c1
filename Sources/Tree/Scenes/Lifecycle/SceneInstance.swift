import AttributeGraph
import Foundation
import Views
import Widgets

/// One scene of an open window: its identity, its views, its storage and its phase.
@MainActor
package final class SceneInstance {
    package let id: WindowID
    package internal(set) var declaration: SceneDeclaration
    package let tree: ViewTree
    package let storage: StorageTable
    /// The value it presents; nil in scenes that present none.
    package let value: PresentedValue?
    var machine: ScenePhaseMachine
    /// The phase after all pending updates.
    var pendingPhase = ScenePhase.background
    /// Events to deliver to its views, first to last.
    var pendingEvents: [PendingEvent] = []
    /// Whether those that follow the app's life know it, because its window has opened.
    package internal(set) var isConnected = false
    /// What the last restoration activity said.
    var putFields: NSDictionary?
    /// The object by which the app's delegates know the scene.
    package var companion: AnyObject?
    /// The title that a delegate gives its window; views may give another.
    package var delegateTitle: String?
    /// How its window is sized in the turn that opens it; nil after that.
    var opening: WindowOpening?
    var savedFocus = SavedFocus(path: nil)
    /// Whether its first field gets the focus after the next layout.
    private var firstFocusIsDue = true
    /// Whether its window comes from a saved session.
    package internal(set) var isRestored = false
    var viewStateCache = ViewStateCache()
    /// When the limits of its content were last measured, in seconds of the frame clock.
    var limitsWereRead = -Double.infinity
    /// Whether the limits must be measured again even if layout is not dirty.
    var limitsAreDue = false
    /// The activities that its views declare.
    let activities = SceneActivities()
    /// Opens and closes the menus of the window's own bar.
    package let menuBar = MenuBarController()
    /// Nil where windows have no keyboard on the screen.
    let screenKeyboard: ScreenKeyboardController?
    private let environment: SceneEnvironment

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
        let screenKeyboard = declaration.scene.environment.screenKeyboards.map {
            ScreenKeyboardController($0, windowIsKey: false, in: app)
        }
        self.screenKeyboard = screenKeyboard
        let environment = SceneEnvironment(
            declaration.scene, storage, activities, actions, screenKeyboard, app.graph)
        self.environment = environment
        tree = ViewTree(app: app, images: images, environment: EnvironmentValues()) {
            environment.apply(to: &$0)
        }
        let bar = WindowMenuBar(
            model: menus, window: id, controller: menuBar,
            hasFrame: declaration.settings.titleBar != SceneSettings.TitleBar.none)
        tree.show(
            WindowRoot(
                scene: declaration.scene, value: value, bar: bar, overlay: environment.overlay,
                dragsWindow: declaration.settings.backgroundDrag == .enabled,
                fitsContent: declaration.fitsContent
            ) {
                environment.prefer($0)
            })
        screenKeyboard?.attach(to: tree)
    }

    /// The phase it is in after all pending updates.
    package var phase: ScenePhase { machine.phase }

    /// The phase that bodies read; it changes with updates only.
    package var shownPhase: Source<ScenePhase> { environment.phase }

    /// Updates whether the window has the keyboard, for bodies.
    func setKey(_ isKey: Bool) {
        if isKey != environment.isKey.value { environment.isKey.write(isKey) }
        screenKeyboard?.setWindowIsKey(isKey)
    }

    /// Adds values to the environment of its views. Called before they are evaluated.
    package func extendEnvironment(_ extend: @escaping (inout EnvironmentValues) -> Void) {
        environment.extend = extend
    }

    /// The colour scheme of all its views, whatever they prefer; `nil` leaves it to them.
    package var imposedColorScheme: ColorScheme? {
        get { environment.imposedScheme.value }
        set { if newValue != imposedColorScheme { environment.imposedScheme.write(newValue) } }
    }

    /// Says what was lost, until the user closes it.
    func show(notice: String) { environment.overlay.show(notice) }

    /// Focuses what a saved session says. In a new window of a desktop, and in one in which that is
    /// not there any more, the first field has the focus.
    func giveFocus() {
        let isLost = !savedFocus.restore(in: tree)
        guard firstFocusIsDue else { return }
        firstFocusIsDue = false
        if !isRestored || isLost, declaration.scene.environment.density == .desktop {
            tree.focus.takeFirstField()
        }
    }

    /// Ends the scene: its views disappear, its tasks are cancelled, its state is freed.
    func tearDown() { tree.tearDown() }
}

/// The view at the root of a window.
private struct WindowRoot: View {
    let scene: DeclaredScene
    let value: PresentedValue?
    let bar: WindowMenuBar
    let overlay: WindowOverlayContent
    /// Whether a drag of the content's background moves the window.
    let dragsWindow: Bool
    let fitsContent: Bool
    let prefer: (ColorScheme?) -> Void
    @State private var editMode = EditMode.inactive

    var body: some View {
        content
            .environment(\.editMode, $editMode)
            .onPreferenceChange(PreferredColorSchemeKey.self, perform: prefer)
        bar
        WindowOverlay(content: overlay)
    }

    private var content: AnyView {
        let content = scene.view(presenting: value)
        return dragsWindow ? content.draggingWindow(fitsContent: fitsContent) : content
    }
}

/// The environment of one window's views: that of their scene with the values of this window.
@MainActor
private final class SceneEnvironment {
    let phase: Source<ScenePhase>
    let isKey: Source<Bool>
    /// The colour scheme that the content prefers for the whole window.
    private let colorScheme: Source<ColorScheme?>
    /// The one that is set from outside of it.
    let imposedScheme: Source<ColorScheme?>
    var extend: (inout EnvironmentValues) -> Void = { _ in }
    let overlay: WindowOverlayContent
    private let scene: DeclaredScene
    private let storage: StorageTable
    private let activities: SceneActivities
    private let actions: WindowActions
    private let keyboard: ScreenKeyboardController?

    init(
        _ scene: DeclaredScene, _ storage: StorageTable, _ activities: SceneActivities,
        _ actions: WindowActions, _ keyboard: ScreenKeyboardController?, _ graph: Graph
    ) {
        self.scene = scene
        self.storage = storage
        self.activities = activities
        self.actions = actions
        self.keyboard = keyboard
        phase = Source(.background, in: graph, label: "scene phase")
        isKey = Source(false, in: graph, label: "key window")
        colorScheme = Source(nil, in: graph, label: "preferred color scheme")
        imposedScheme = Source(nil, in: graph, label: "imposed color scheme")
        overlay = WindowOverlayContent(keyboard, graph)
    }

    func prefer(_ scheme: ColorScheme?) {
        if scheme != colorScheme.value { colorScheme.write(scheme) }
    }

    func apply(to values: inout EnvironmentValues) {
        values = scene.environment
        values.followScenePhase(phase)
        values.sceneStorage = storage
        values.sceneActivities = activities
        values.isPresented = true
        values.windowID = actions.window
        values.followKeyWindow(isKey)
        values.textMenu = overlay.textMenu
        if let keyboard { values.followScreenKeyboard(keyboard.isShown) }
        values.dismiss = actions.dismiss
        values.dismissWindow = DismissWindowAction(actions)
        if let preferred = colorScheme.read() { values.colorScheme = preferred }
        if let imposed = imposedScheme.read() { values.colorScheme = imposed }
        extend(&values)
    }
}
