import ArgumentParser

/// The ways to end.
enum Exit {
    static let failed = ExitCode(1)
    /// A file that does not parse, or no app.
    static let unusable = ExitCode(2)
}
