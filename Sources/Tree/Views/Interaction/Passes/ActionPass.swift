/// Runs the closures of the app that updates have queued: `onAppear`, `onChange`, `task` and others.
@MainActor
package enum ActionPass {
    /// Returns false where there were none.
    package static func run(_ app: AppGraph) -> Bool {
        guard !app.actions.isEmpty else { return false }
        for action in app.actions.takeAll() { action() }
        return true
    }
}
