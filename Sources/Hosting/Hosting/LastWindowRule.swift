import Scenes

/// Decides whether an app ends because its last window is gone.
struct LastWindowRule {
    private enum State {
        /// No window has been open yet.
        case beforeFirst
        case open
        /// The last window is gone, and the app's delegates have said whether the app ends; `nil` if
        /// they leave that to its scenes.
        case gone(Bool?)
        /// The app was asked to end, and may have refused.
        case asked
    }

    /// Whether the app ends whatever its scenes say.
    let endsByItself: Bool
    private var state = State.beforeFirst

    init(endsByItself: Bool) { self.endsByItself = endsByItself }

    /// Whether the app is to be asked to end now, which it is once for each time that the last window
    /// goes.
    @MainActor
    mutating func isDue(hasWindows: Bool, in app: AppInstance) -> Bool {
        if hasWindows {
            state = .open
            return false
        }
        guard !app.isKeptByIcons else { return false }
        if case .open = state { state = .gone(app.lifecycle?.endsWithLastWindow()) }
        let byScenes = endsByItself || app.catalog.endsWithLastWindow
        switch state {
        case .beforeFirst where byScenes, .gone(nil) where byScenes, .gone(true):
            state = .asked
            return true
        default: return false
        }
    }
}
