import Foundation
import Sessions
import Views

/// How an app starts: its scenes are read, and its first windows open.
@MainActor
extension AppInstance {
    /// Reads the app's scenes and commands, before any window opens.
    package func readDeclarations() {
        graph.graph.evaluateScheduled()
        readCatalog()
    }

    /// Opens the restored windows, or else those that open by themselves. Returns the saved windows
    /// that were dropped.
    @discardableResult
    package func launch() -> [RestorePlan.Dropped] {
        readDeclarations()
        let plan = RestorePlan(catalog, restored)
        nextNumber = plan.nextNumber
        let retained = Set(
            plan.dropped.filter { $0.reason == .unknownScene }.map(\.number))
        recorder = SessionRecorder(
            restored: restored?.windows.filter { !retained.contains($0.number) } ?? [],
            nextNumber: nextNumber, absentBefore: restored?.absentScenes ?? [:],
            absentNow: plan.absentScenes)
        var effects = openExtras()
        for window in plan.windows {
            if let saved = window.saved {
                effects += restore(saved, of: window.declaration)
            } else {
                effects += openNew(window.declaration, value: nil)
            }
        }
        if let key = plan.keyNumber.map(WindowID.init) ?? manager.windows.last?.id,
            manager[key]?.isVisible == true
        {
            effects += manager.handle(.focused, in: key)
        }
        perform(effects)
        return plan.dropped
    }

    /// Opens a small window for each extra of the menu bar where the screen has no bar, and the
    /// desktop shows no icons.
    func openExtras() -> [WindowEffect] {
        hasLaunched = true
        guard menus.isInWindows, extrasAreIcons == false else { return [] }
        return catalog.scenes.filter { extra in
            extra.isMenuBarExtra
                && !scenes.contains { $0.declaration.scene === extra.scene }
        }.flatMap { openNew($0, value: nil) }
    }

    private func restore(
        _ saved: SavedWindow, of declaration: SceneDeclaration
    ) -> [WindowEffect] {
        let id = WindowID(saved.number)
        var value: AnyHashable?
        if let type = declaration.attributes.valueType, let json = saved.value?.json {
            do {
                value = try type.decode(json)
            } catch {
                graph.warn(
                    "The value of \(id) is not a \(type.name) any more and was dropped: \(error)",
                    at: "")
            }
        }
        let scene = makeScene(id, declaration, value, saved.storage)
        let viewState = WindowViewState(saved.viewState)
        scene.isRestored = true
        scene.savedFocus = SavedFocus(path: saved.focus, state: viewState?.focus)
        scene.tree.scrollMemory.restore(
            viewState?.offsets ?? [:], rows: viewState?.rows ?? [:])
        if case .data(let data)? = saved.storage[ActivityArchive.key],
            let activity = ActivityArchive.activity(data)
        {
            scene.pendingEvents.append(PendingEvent(event: .activity(activity), isNews: false))
        }
        let mode = fillsScreen(declaration) ? .fullScreen : saved.mode
        guard let frame = saved.frame else {
            let effects = manager.open(
                id, size: newSize(declaration), anchor: anchor(declaration),
                level: declaration.stackLevel, scale: options.scale)
            beginOpening(scene)
            return effects + manager.setMode(mode, of: id)
        }
        var effects = manager.restore(
            id, frame: frame, mode: mode, level: declaration.stackLevel,
            scale: options.scale)
        if mode == .minimized, let beneath = viewState?.modeBeneath {
            effects += manager.setMode(beneath, of: id)
        }
        if let state = manager[id] { scene.tree.setSize(state.size, scale: state.scale) }
        scene.opening = WindowOpening(.restored)
        return effects
    }
}
