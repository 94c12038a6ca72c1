/// Whether the app starts anew or with a saved session, and why.
public enum StartReason: Hashable, Sendable {
    /// How a run that did not quit ended.
    public enum Interruption: Hashable, Sendable {
        /// From outside: SIGKILL, a power cut, a machine that went down.
        case killed
        /// By a crash of the app: a trap or a signal such as SIGSEGV.
        case crashed
    }

    /// Why a saved session could not be used as it was.
    public enum SetAside: Hashable, Sendable {
        /// Neither the session nor its copy could be read: the app starts afresh.
        case unreadable
        /// The session could not be read; its copy, at most ten minutes old, took its place.
        case replacedByCopy
        /// The app crashed twice in a row while starting, or was killed before its first frame:
        /// windows are restored, their storage is not.
        case storageAfterCrashes
        /// The app crashed three times in a row while starting, or was killed before its first
        /// frame: it starts afresh.
        case sessionAfterCrashes
    }

    /// There was no saved session.
    case pristine
    /// The last run quit; its windows are restored.
    case relaunch
    /// The last run did not quit; its windows are restored.
    case recovered(after: Interruption)
    /// The saved session, or part of it, was set aside, never deleted.
    case setAside(SetAside)
}
