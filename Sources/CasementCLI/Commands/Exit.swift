import ArgumentParser

/// The exit statuses besides success.
enum Exit {
    static let failed = ExitCode(1)
    /// A scenario file that does not parse, or no app at the path.
    static let unusable = ExitCode(2)
}
