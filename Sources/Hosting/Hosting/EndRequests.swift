/// The user's requests to end the app that wait in the connection to a window system while the main
/// thread takes no events.
package protocol EndRequests: Sendable {
    /// Readable when more may have arrived.
    var descriptor: Int32 { get }

    /// Whether the user has asked to close the only window, or has asked for an end twice. Takes no
    /// event: the main thread finds all of them if it goes on. Called only while it does not.
    func areUrgent() -> Bool
}
