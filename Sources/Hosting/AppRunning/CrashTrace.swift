/// How Swift's runtime describes a crash of an app that this command starts.
package enum CrashTrace {
    /// The variable of the runtime's settings, which it reads when the process starts.
    package static let variable = "SWIFT_BACKTRACE"

    /// The names of the frames of the thread that crashed, below the line that says what happened.
    /// Without registers, libraries and inlined calls this takes a third of the time, and nothing
    /// is asked for while the user waits for the app to go.
    package static let settings =
        "threads=crashed,registers=none,images=none,symbolicate=fast,interactive=no"
}
