/// What a store found when it opened.
package struct OpenedSession: Sendable {
    /// The saved session, or `nil` if the app starts afresh.
    package let session: SavedSession?
    package let startReason: StartReason
    /// The damage found, which `SessionOptions.report` has already got.
    package let reports: [SessionReport]
}
