import Views

/// The screen readers and other assistive technology of the system, which read and use the app.
@MainActor
package protocol AssistiveTechnology: AnyObject {
    /// Makes the app known to them. The app has its windows.
    func start(_ host: AppHost)
    /// Sees each event before the app does; true for one that the app does not get.
    func takes(_ event: InputEvent) -> Bool
    /// Called after each turn of the run loop in which something may have changed.
    func turnEnded()
    /// Has a sentence spoken.
    func announce(_ sentence: String)
    func end()
}

extension AssistiveTechnology {
    package func takes(_ event: InputEvent) -> Bool { false }
}
