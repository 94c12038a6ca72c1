import ArgumentParser

/// The exit statuses besides success.
enum Exit {
    static let failed = ExitCode(1)
    /// A scenario file that does not parse, or no app at the path.
    static let unusable = ExitCode(2)

    /// The executable at a path. Without one, the command says so and ends as unusable.
    static func executable(at path: String) throws -> String {
        do {
            return try AppLaunch.executable(at: path)
        } catch {
            Output.printError("\(error)")
            throw unusable
        }
    }
}
