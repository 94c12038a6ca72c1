import Sessions
import Views

@MainActor
extension AppInstance {
    /// The unsaved changes since the last turn; nil where there are none.
    package func takeUnsaved() -> UnsavedTurn? {
        let saved = scenes.filter { $0.declaration.isRestorable }
        takeRestorationActivities(of: saved)
        for scene in saved {
            if let activity = scene.activities.takeUnsaved(graph) {
                scene.storage.put(activity, for: ActivityArchive.key)
            }
        }
        var storage: [Int: [String: StoredValue?]] = [:]
        for scene in saved where scene.storage.hasUnsavedValues {
            storage[scene.id.number] = scene.storage.takeUnsaved()
        }
        let changes = recorder.record(
            windows.filter(\.scene.declaration.isRestorable).map(row), storage: storage,
            nextNumber: nextNumber)
        defer { needsCheckpoint = false }
        guard !changes.isEmpty || needsCheckpoint else { return nil }
        return UnsavedTurn(changes: changes, needsCheckpoint: needsCheckpoint)
    }

    /// Has the next turn save everything, because what was saved is gone.
    package func forgetSaved() {
        recorder.forgetSaved()
        for scene in scenes { scene.storage.forgetSaved() }
        needsCheckpoint = true
    }

    /// Restores the focus of restored windows, and gives new ones theirs. Called after layout.
    package func restoreFocus() {
        for scene in scenes { scene.giveFocus() }
    }

    private func row(_ window: SceneWindow) -> SavedWindow {
        let scene = window.scene
        return SavedWindow(
            number: scene.id.number, sceneID: scene.declaration.id, title: window.title,
            value: scene.value?.saved, frame: window.state.frame, mode: window.state.mode,
            order: window.order, isKey: window.isKey,
            focus: scene.savedFocus.path(in: scene.tree),
            viewState: scene.viewStateCache.data(
                for: WindowViewState(
                    focus: scene.savedFocus.state(in: scene.tree),
                    scroll: scene.tree.scrollMemory.offsets,
                    rows: scene.tree.scrollMemory.rows,
                    modeBeneath: window.state.isVisible || window.state.modeBeneath == .normal
                        ? nil : window.state.modeBeneath)))
    }
}
