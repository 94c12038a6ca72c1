/// The screen readers and other assistive technology of the system, which read and use the app.
@MainActor
package protocol AssistiveTechnology: AnyObject {
    /// Makes the app known to them. The app has its windows.
    func start(_ host: AppHost)
    /// Called after each turn of the run loop in which something may have changed.
    func turnEnded()
    /// Has a sentence spoken.
    func announce(_ sentence: String)
    func end()
}
