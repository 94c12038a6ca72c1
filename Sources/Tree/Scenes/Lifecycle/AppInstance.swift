import AttributeGraph
import Foundation
import Sessions
import Views

/// A running app: its declared scenes, their instances and windows.
///
/// The run loop calls `launch` once, `handle` for events of the window system, `settle` between an
/// update and the layout that follows it, `restoreFocus` after layout, and `takeUnsaved` at the end
/// of each turn, after presenting.
@MainActor
package final class AppInstance {
    package let graph: AppGraph
    /// The environment of the whole app, before its scenes change it; writing it updates the app.
    package var environment: Source<EnvironmentValues> { declarations.environment }
    package internal(set) var catalog = SceneCatalog()
    /// The scenes whose windows are open, in opening order.
    package internal(set) var scenes = SceneList()
    package internal(set) var manager: WindowManager
    /// Called when windows were opened, closed, moved or the like, to schedule a turn.
    package var windowsChanged: () -> Void = {}

    let options: AppOptions
    package let images: ImageStore
    /// The app and its scenes as a tree of views that is never laid out.
    let declarations: ViewTree
    let phases: PhaseGroup
    let restored: SavedSession?
    var nextNumber = 1
    /// The scene that knows that its window has the keyboard.
    weak var keyScene: SceneInstance?
    var recorder = SessionRecorder(nextNumber: 1)
    var catalogIsStale = false
    var needsCheckpoint = false
    /// Whether the desktop was given icons to show.
    var showsIcons = false
    /// Whether its first windows have opened.
    var hasLaunched = false
    /// The app's menus, standard ones and declared ones.
    package private(set) lazy var menus = MenuModel(self, appName: options.name, in: graph.graph)
    /// The open documents.
    private(set) lazy var documents = DocumentCenter(self, draftsIn: options.draftsFolder)
    /// Follows the app's life besides its views.
    package var lifecycle: (any LifecycleObserver)?
    /// Whether scenes are connected as soon as their windows open: since the launch is over.
    var connectsScenes = false
    /// Whether the app ends after this turn, because it was asked to.
    package internal(set) var wantsToEnd = false
    /// Whether somebody was asked whether the app may end, and is to answer later.
    var awaitsReply = false

    package init<A: App>(
        _ app: A, graph: AppGraph, images: ImageStore, session: SavedSession? = nil,
        options: AppOptions = AppOptions()
    ) {
        self.graph = graph
        self.images = images
        self.options = options
        restored = session
        manager = WindowManager(screens: options.screens)
        phases = PhaseGroup(in: graph.graph)
        var environment = options.environment
        let urlOpener = SceneURLOpener(before: environment.urlOpener)
        environment.urlOpener = urlOpener
        declarations = ViewTree(app: graph, images: images, environment: environment)
        urlOpener.openInApp = { [weak self] url in
            self.map { $0.claims(url) && $0.receive(.url(url)) } ?? false
        }
        declarations.whenDirty = { [unowned self] in catalogIsStale = true }
        graph.drags.windowAt = { [weak self] in self?.window(under: $0, at: $1) }
        connectStatusIcons()
        let actions = WindowActions(self)
        let documents = DocumentCenterReference(center: documents)
        declarations.show(
            AppDeclaration(app).modifier(
                AppEnvironment(phases: phases, actions: actions, documents: documents)))
    }

    /// The open windows, in opening order.
    package var windows: [SceneWindow] {
        let orders = Dictionary(
            uniqueKeysWithValues: manager.windows.enumerated().map { ($1.id, $0) })
        return scenes.compactMap { scene in orders[scene.id].map { window(scene, order: $0) } }
    }

    /// The open windows, those nearer to the user after those behind them.
    package var windowsBackToFront: [SceneWindow] {
        manager.windows.indices.compactMap { order in
            scenes[manager.windows[order].id].map { window($0, order: order) }
        }
    }

    package var keyWindow: SceneWindow? { manager.key.flatMap { self[$0] } }

    package subscript(id: WindowID) -> SceneWindow? {
        scenes[id].flatMap { window($0) }
    }

    /// The phase of the whole app as its bodies see it.
    package var publishedPhase: ScenePhase { phases.phase.value }

    /// The phase of the whole app: that of its most active scene.
    package var phase: ScenePhase { PhaseGroup.aggregate(of: scenes.map(\.phase)) }

    // MARK: Opening and closing

    /// Opens a new window of a declared scene.
    func openNew(
        _ declaration: SceneDeclaration, value: AnyHashable?, for event: ExternalEvent? = nil
    ) -> [WindowEffect] {
        let id = WindowID(nextNumber)
        nextNumber += 1
        let scene = makeScene(id, declaration, value, [:])
        var effects = manager.open(
            id, size: newSize(declaration), anchor: anchor(declaration),
            level: declaration.stackLevel, scale: options.scale)
        beginOpening(scene)
        if let event { scene.pendingEvents.append(PendingEvent(event: event)) }
        connect(scene)
        if fillsScreen(declaration) { effects += manager.setMode(.fullScreen, of: id) }
        if declaration.attributes.documents != nil { effects += closeLaunchWindow() }
        return effects
    }

    func beginOpening(_ scene: SceneInstance) {
        scene.tree.setSize(newSize(scene.declaration), scale: options.scale)
        scene.opening = WindowOpening(options.windowSize == nil ? .fromContent : .fromOptions)
    }

    func makeScene(
        _ id: WindowID, _ declaration: SceneDeclaration, _ value: AnyHashable?,
        _ storage: [String: StoredValue]
    ) -> SceneInstance {
        let scene = SceneInstance(
            id, of: declaration, value: declaration.attributes.valueType?.make(value, in: graph),
            storage: StorageTable(storage, in: graph), profile: options.profile,
            actions: WindowActions(self, window: id), menus: menus, app: graph, images: images)
        scene.tree.moveWindow = { [weak self] distance in
            self?.drag(id, by: distance)
        }
        scenes.insert(scene)
        return scene
    }

    /// Ends a scene whose window has been closed: it passes to background, then its views
    /// disappear, then its state is freed. Other scenes are not affected.
    func end(_ scene: SceneInstance) {
        scenes.remove(scene)
        if let document = scene.tree.document { documents.close(document) }
        needsCheckpoint = true
        graph.writes.enqueue(
            PendingAction { [weak self, graph] in
                // After the app's closures have seen the last phase.
                graph.actions.add(.task) {
                    self?.disconnect(scene, isClosed: true)
                    scene.tearDown()
                }
            }, .separate)
    }

    private func window(_ scene: SceneInstance) -> SceneWindow? {
        manager.windows.firstIndex { $0.id == scene.id }.map { window(scene, order: $0) }
    }

    private func window(_ scene: SceneInstance, order: Int) -> SceneWindow {
        SceneWindow(
            scene: scene, state: manager.windows[order], title: title(of: scene),
            isKey: manager.key == scene.id, fillsScreen: fillsScreen(scene.declaration),
            order: order)
    }

    /// Updates the windows to the current screens.
    package func screensChanged(to screens: [CGRect]) { perform(manager.setScreens(screens)) }

    func title(of scene: SceneInstance) -> String {
        scene.tree.preference(NavigationTitleKey.self)
            ?? scene.delegateTitle
            ?? scene.declaration.attributes.title?.string(in: scene.tree.currentEnvironment)
            ?? options.name
    }
}
