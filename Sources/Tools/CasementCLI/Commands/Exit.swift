import ArgumentParser

/// The exit statuses besides success, and besides 64 for options that cannot be used.
enum Exit {
    static let failed = ExitCode(1)
    /// A scenario file that does not parse, no app at the path, or a package that does not build.
    static let unusable = ExitCode(2)
}
