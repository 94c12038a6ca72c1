import Foundation
import Scenes
import Sessions
import Views

/// Saves what each turn of the loop has changed.
@MainActor
final class TurnSaver {
    /// Nil where nothing is saved, or not yet.
    private(set) var store: SessionStore?
    private let instance: AppInstance
    /// Until all visible windows have shown a first frame, a crash counts as one of the start.
    private(set) var awaitsFirstFrames = true

    init(_ instance: AppInstance, store: SessionStore?) {
        self.instance = instance
        self.store = store
        followReplacing()
    }

    /// Saves everything again after the store had to begin anew.
    private func followReplacing() {
        store?.whenReplaced { [weak self] in
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                MainActor.assumeIsolated { self.saveAgain() }
            }
        }
    }

    /// Saves to a store that could be opened only now, beginning with all that has changed since
    /// the launch.
    func start(savingTo store: SessionStore) {
        self.store = store
        followReplacing()
        if !awaitsFirstFrames { store.noteFirstFrames() }
        save()
    }

    private func saveAgain() {
        instance.forgetSaved()
        save()
    }

    func noteFirstFrames(of windows: [WindowSurface]) {
        guard awaitsFirstFrames, windows.allSatisfy({ !$0.isVisible || $0.frames > 0 }) else {
            return
        }
        awaitsFirstFrames = false
        store?.noteFirstFrames()
    }

    func save() {
        instance.graph.defaults.save()
        guard let store, let unsaved = instance.takeUnsaved() else { return }
        store.awaitCommits()
        store.commit(unsaved.changes)
        if unsaved.needsCheckpoint { store.checkpoint() }
    }

    /// Waits for the changes of earlier turns to be with the kernel: once a turn is presented, a
    /// SIGKILL must not cost an earlier one. The writer has had since that turn's end, so this
    /// rarely waits.
    func awaitEarlierTurns() { store?.awaitCommits() }
}
