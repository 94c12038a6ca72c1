import Foundation
import Geometry
import Raster
import Scenes
import Sessions
import Views

/// A running app on a front: it takes events in, turns the crank, and hands pixels and saved
/// state out.
@MainActor
package final class AppHost {
    package let instance: AppInstance
    package let front: any Front
    package let clock: FrameClock
    package let pipeline: FramePipeline
    /// Nil where nothing is saved, or not yet.
    package private(set) var store: SessionStore?
    /// In opening order.
    package private(set) var surfaces: [WindowSurface] = []
    private var surfacesByID: [WindowID: WindowSurface] = [:]
    package private(set) var hasEnded = false
    /// Why the app had to end; nil where it was asked to, or runs.
    package private(set) var failure: String?
    /// The screen that all windows share, where they do.
    private let singleScreen: SingleScreen?
    /// The menu bar of that screen; nil where windows have their own, or the app has no menus.
    package private(set) var screenBar: ScreenBar?
    /// Whether the app ends with its last window, whatever its scenes say.
    private let endsWithLastWindow: Bool
    private var shownPlans: [WindowID: WindowPlan] = [:]
    private var waitsForFirstFrame = true
    private let bell: RunLoopWaker

    package init(
        _ instance: AppInstance, on front: any Front, clock: FrameClock, store: SessionStore?,
        endsWithLastWindow: Bool
    ) {
        self.instance = instance
        self.front = front
        singleScreen = front as? SingleScreen
        self.clock = clock
        self.store = store
        self.endsWithLastWindow = endsWithLastWindow
        pipeline = FramePipeline(app: instance.graph) { tree in WindowBackground.color(of: tree) }
        let bell = RunLoopWaker(front)
        self.bell = bell
        instance.graph.wake = { [unowned graph = instance.graph] in
            if graph.isOnMainThread { bell.ringBetweenTurns() } else { bell.ring() }
        }
        instance.windowsChanged = { bell.ring() }
        instance.menus.isInWindows = singleScreen == nil
    }

    package var app: AppGraph { instance.graph }

    /// What the last turn did.
    package var report: FrameReport { app.report }
    /// What all turns since the launch did.
    package private(set) var totals = FrameReport()

    // MARK: Turns

    /// Opens the app's windows. Returns what was saved and does not come back.
    package func launch(opening urls: [URL] = []) -> [RestorePlan.Dropped] {
        running {
            app.now = clock.now
            // Windows are to lie below the bar from the first.
            instance.readDeclarations()
            syncBar()
            let dropped = instance.launch()
            for url in urls { instance.receive(.url(url), atLaunch: true) }
            return dropped
        }
    }

    /// Takes an address that somebody outside wants the app to open.
    package func receive(_ url: URL) {
        running { _ = instance.receive(.url(url)) }
    }

    /// One turn of the loop: events, updates, pixels, and what is to be saved.
    package func turn(_ events: [InputEvent] = []) {
        guard !hasEnded else { return }
        turning {
            pipeline.beginTurn()
            pipeline.time(.event) { for event in events { route(event) } }
            settle()
            instance.restoreFocus()
            // A front puts each new window before all others.
            for window in instance.windowsBackToFront { render(window) }
            screenBar?.render(pipeline)
            front.endFrame()
            noteFirstFrames()
            pipeline.time(.save) { save() }
            pipeline.endTurn(allSurfaces)
            totals.add(app.report)
        }
        if failure != nil || instance.wantsToEnd || events.contains(where: { $0.kind == .quit }) {
            quit()
        }
        if surfaces.isEmpty, endsWithLastWindow || instance.catalog.endsWithLastWindow { quit() }
    }

    /// Paints again what looks different only because time has passed, such as a caret that
    /// blinks. Nothing that windows are or that is saved can have changed by that, and nothing of
    /// it is looked at. Returns false, having done nothing, where anything else is due.
    private func repaint() -> Bool {
        turning {
            app.defaults.check()
            guard !waitsForFirstFrame, !hasWork, pipeline.onlyRepaintsAreDue(allSurfaces) else {
                return false
            }
            pipeline.beginTurn()
            for surface in allSurfaces { RepaintPass.run(surface.tree) }
            for surface in surfaces { show(surface, isRepaint: true) }
            screenBar?.render(pipeline)
            front.endFrame()
            app.defaults.save()
            pipeline.endTurn(allSurfaces)
            totals.add(app.report)
            return true
        }
    }

    /// Runs what makes up a turn.
    private func turning<Result>(_ body: () -> Result) -> Result {
        running {
            app.now = clock.now
            bell.isTurning = true
            defer { bell.isTurning = false }
            return body()
        }
    }

    /// Runs code of the app, which finds its clock, its log and its user defaults by that.
    private func running<Result>(_ body: () throws -> Result) rethrows -> Result {
        try clock.runningApp { try app.withItsDefaults { try app.running(body) } }
    }

    private func settle() {
        pipeline.settle { [unowned self] in
            instance.settle()
            syncSurfaces()
            syncBar()
            return allSurfaces
        }
    }

    /// Whether something is due without any event.
    package var hasWork: Bool {
        app.hasPendingWrites || !app.actions.isEmpty || app.graph.hasDueRules || app.hasRetired
            || allSurfaces.contains {
                $0.tree.layoutIsDirty || ($0.isVisible && $0.tree.paintIsDirty)
            }
    }

    /// The real moment of the next turn that is due by itself; nil where none is.
    package var deadline: ContinuousClock.Instant? {
        if hasWork { return .now }
        guard clock.kind == .real else { return nil }
        return pipeline.nextDeadline(allSurfaces).map { clock.instant(at: $0) }
    }

    /// Serves the front until the app ends.
    package func run() {
        turn()
        while !hasEnded {
            let events = front.events(until: deadline)
            if events.isEmpty && repaint() { continue }
            turn(events)
        }
    }

    /// Takes the turns that are due, without letting time pass.
    package func settleAll() {
        var turns = 0
        repeat {
            turn(front.events(until: .now))
            turns += 1
        } while hasWork && !hasEnded && turns < Self.settlingLimit
    }

    /// Turns after which an app that never comes to rest is left alone.
    private static let settlingLimit = 100

    /// Moves a virtual clock frame by frame.
    package func advance(by seconds: Double) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            let next = min(clock.now + FramePipeline.frameInterval, end)
            running { clock.advance(to: next) }
            turn(front.events(until: .now))
            if hasEnded { return }
        }
        settleAll()
    }

    // MARK: Events

    private func route(_ event: InputEvent) {
        if routeToBar(event) { return }
        if case .screensChanged = event.kind { instance.screensChanged(to: front.screens) }
        if case .screenLost(let reason) = event.kind { failure = failure ?? reason }
        guard let id = event.window else {
            // With every window minimised nothing has the keyboard, and some keys still mean
            // something.
            if case .key(let key) = event.kind, key.phase != .up { handleUntaken(key, in: nil) }
            return
        }
        if case .window(let change) = event.kind {
            if change == .exposed { surface(of: id)?.forgetShown() }
            instance.handle(change, in: id)
            return
        }
        guard let tree = surface(of: id)?.tree else { return }
        if EventPass.handle(event.kind, in: tree) { return }
        if case .key(let key) = event.kind, key.phase != .up { handleUntaken(key, in: id) }
    }

    /// Whether the screen's menu bar takes the event: one over it, or a key while a menu is open.
    private func routeToBar(_ event: InputEvent) -> Bool {
        guard let screenBar else { return false }
        if event.window == SingleScreen.barID {
            EventPass.handle(event.kind, in: screenBar.tree)
            return true
        }
        guard screenBar.isOpen else { return false }
        switch event.kind {
        case .key, .text, .composing: return EventPass.handle(event.kind, in: screenBar.tree)
        default: return false
        }
    }

    /// Keys that mean the same in every window.
    private func handleUntaken(_ key: KeyEvent, in id: WindowID?) {
        if instance.handleMenuKey(key, in: id) { return }
        switch (key.key, key.modifiers) {
        case (.character("q"), .control): quit()
        case (.character("n"), .control): instance.openNewWindow()
        case (.character("w"), .control):
            if let id { instance.handle(.closeRequested, in: id) }
        case (.character("m"), .control):
            if let id { instance.minimize(id) }
        case (.function(11), []):
            if let id { toggleFullScreen(id) }
        default: break
        }
    }

    private func toggleFullScreen(_ id: WindowID) {
        let isFull = instance[id]?.state.mode == .fullScreen
        instance.setMode(isFull ? .normal : .fullScreen, of: id)
    }

    // MARK: Windows

    package func surface(of id: WindowID) -> WindowSurface? { surfacesByID[id] }

    /// Gives every window a surface, and the front a window for each.
    private func syncSurfaces() {
        let states = instance.manager.windows
        let hasAll = states.allSatisfy { surfacesByID[$0.id] != nil }
        if !hasAll || states.count != surfaces.count {
            closeSurfaces(except: Set(states.map(\.id)))
            if surfaces.count < states.count { addSurfaces() }
        }
        for state in states { surfacesByID[state.id]?.isVisible = state.isVisible }
    }

    private func closeSurfaces(except open: Set<WindowID>) {
        for surface in surfaces where !open.contains(surface.id) {
            front.close(surface.id)
            shownPlans[surface.id] = nil
            surfacesByID[surface.id] = nil
        }
        surfaces.removeAll { !open.contains($0.id) }
    }

    private func addSurfaces() {
        for scene in instance.scenes where surfacesByID[scene.id] == nil {
            let surface = WindowSurface(id: scene.id, tree: scene.tree)
            scene.tree.whenDirty = { [bell] in bell.ringBetweenTurns() }
            surfacesByID[scene.id] = surface
            surfaces.append(surface)
        }
        surfaces.sort { $0.id < $1.id }
    }

    /// The windows' surfaces and the menu bar's.
    private var allSurfaces: [WindowSurface] {
        screenBar.map { surfaces + [$0.surface] } ?? surfaces
    }

    /// Gives the one screen a menu bar as soon as the app has menus.
    private func syncBar() {
        guard let singleScreen else { return }
        screenBar?.fit()
        guard instance.menus.hasBar != (screenBar != nil) else { return }
        screenBar?.end()
        screenBar = instance.menus.hasBar ? ScreenBar(of: instance, on: singleScreen) : nil
        screenBar?.tree.whenDirty = { [bell] in bell.ringBetweenTurns() }
        singleScreen.topInset = screenBar == nil ? 0 : Theme.menuBar
        instance.screensChanged(to: front.screens)
    }

    private func render(_ window: SceneWindow) {
        guard let surface = surfacesByID[window.id] else { return }
        let plan = WindowPlan(window)
        if shownPlans[surface.id] != plan {
            shownPlans[surface.id] = plan
            front.show(plan)
        }
        show(surface)
    }

    private func show(_ surface: WindowSurface, isRepaint: Bool = false) {
        pipeline.renderFrame(of: surface) { framebuffer, damage in
            if !isRepaint { awaitEarlierTurns() }
            front.present(framebuffer, damage: damage, in: surface.id)
        }
    }

    // MARK: Saving and ending

    /// From the first frames of all windows that can be seen, a crash soon is no longer one of
    /// the start.
    private func noteFirstFrames() {
        guard waitsForFirstFrame, surfaces.allSatisfy({ !$0.isVisible || $0.frames > 0 }) else {
            return
        }
        waitsForFirstFrame = false
        store?.noteFirstFrames()
    }

    /// Saves from now on, beginning with all that has changed since the launch.
    package func save(to late: SessionStore) {
        guard store == nil, !hasEnded else {
            late.close(.killed)
            return
        }
        store = late
        if !waitsForFirstFrame { late.noteFirstFrames() }
        save()
    }

    private func save() {
        app.defaults.save()
        guard let store, let unsaved = instance.takeUnsaved() else { return }
        store.awaitCommits()
        store.commit(unsaved.changes)
        if unsaved.needsCheckpoint { store.checkpoint() }
    }

    /// Once a turn is seen, SIGKILL must not cost an earlier one any more. The writer has had all
    /// the time since that one's end, so that this rarely waits.
    private func awaitEarlierTurns() {
        pipeline.time(.save) { store?.awaitCommits() }
    }

    /// Waits until what the turns so far have changed is written, as far as the disk lets it.
    package func commitNow() { store?.drain() }

    /// Ends the app: every scene passes to background, what its closures write is saved.
    package func quit() {
        guard !hasEnded else { return }
        running {
            app.now = clock.now
            instance.quit()
            pipeline.beginTurn()
            settle()
            save()
        }
        hasEnded = true
        store?.close(.quit)
        for surface in surfaces { front.close(surface.id) }
    }

    /// Ends without any ceremony, as a SIGKILL does.
    package func kill() {
        hasEnded = true
        store?.close(.killed)
    }
}

/// Rings a front's bell.
private final class RunLoopWaker: @unchecked Sendable {
    private let front: any Front
    /// Used on the main thread alone.
    var isTurning = false

    init(_ front: any Front) { self.front = front }

    /// Callable from any thread.
    func ring() { front.wake() }

    /// For news of which the main thread is the source, and `AppHost.hasWork` knows: before the
    /// loop sleeps it asks for that, and need not be woken.
    func ringBetweenTurns() {
        if !isTurning { front.wake() }
    }
}

extension WindowPlan {
    @MainActor
    init(_ window: SceneWindow) {
        let state = window.state
        self.init(
            id: window.id, title: window.title, origin: state.frame.origin,
            size: state.frame.size, minimumSize: state.limits.minimum,
            maximumSize: state.limits.maximum, mode: Mode(state.mode),
            cursor: window.tree.events.cursor, textInputRect: window.tree.focus.textInputRect,
            raiseCount: state.raiseCount)
        subtitle = window.subtitle
        isEdited = window.isEdited
        titleBar = window.titleBar
        level = state.level
        let surroundings = window.tree.surroundings
        appearance.colorScheme = surroundings.colorScheme
        appearance.screenScheme = window.screenScheme
        appearance.contrast = surroundings.colorSchemeContrast
    }
}

extension WindowPlan.Mode {
    init(_ mode: ManagedWindow.Mode) {
        switch mode {
        case .normal: self = .normal
        case .minimized: self = .minimized
        case .maximized: self = .maximized
        case .fullScreen: self = .fullScreen
        }
    }
}
