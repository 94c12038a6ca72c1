/// Which session an app gets on a bare screen.
package enum SessionChoice {
    /// A seat where a service gives one, else the console, else none: then `say` is called with
    /// what that means.
    package static func session(
        environment: [String: String], system: any ConsoleSystem = KernelConsole(),
        say: (String) -> Void
    ) -> any ScreenSession {
        if let seat = SeatSession(environment: environment) { return seat }
        do throws(ConsoleError) {
            return try Console(system, say: say)
        } catch {
            say("The screen is drawn on without a console: \(error).")
            return OpenSession()
        }
    }
}
