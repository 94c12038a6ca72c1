/// What a store found when it opened.
package struct OpenedSession: Sendable {
    /// Nil where the app starts afresh.
    package let session: SavedSession?
    package let startReason: StartReason
    /// What was wrong. The options' `report` has heard of it already.
    package let reports: [SessionReport]
}
