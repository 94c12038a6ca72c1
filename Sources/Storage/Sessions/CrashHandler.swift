import Foundation

/// Records a crash in the crash record when it happens.
///
/// Signal actions belong to the process and a handler can use only globals, hence those below: they
/// are set before the handler is, and written by at most one store of the process.
enum CrashHandler {
    static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    /// Makes each of the signals append a byte to the file and call the previous action, such as
    /// the runtime's backtrace.
    static func install(
        file: String, isSettled: Bool = false, signals: [Int32] = signals
    ) throws(SessionError) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unavailable(path: file, reason: systemReason()) }
        fchmod(descriptor, 0o600)
        remove()
        hasCrashed = false
        crashDescriptor = descriptor
        crashByte = isSettled ? CrashRecord.late : CrashRecord.early
        noteOrderlyExit()
        provideStack()
        for signal in signals where !isInstalled(for: signal) {
            var action = sigaction()
            action.__sigaction_handler.sa_sigaction = ownHandler
            action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
            sigaction(signal, &action, &previousActions[Int(signal)])
        }
    }

    /// Shuts this connection to a display when the thread crashes that uses it, so that the app's
    /// windows go at once and do not stand there while the crash is described.
    static func shutWindows(_ connection: Int32) {
        windowThread = pthread_self()
        windowConnection = connection
    }

    /// Whether a crash is recorded and the process is about to end. The runtime prints its backtrace
    /// meanwhile, which may take seconds, and then lets other threads run for a moment.
    static var isEnding: Bool { hasCrashed }

    /// The run outlived the time in which a crash counts.
    static func noteSettled() {
        crashByte = CrashRecord.late
    }

    /// A process that ends by itself, such as one whose display is missing, says why, and its start
    /// does not count.
    private static func noteOrderlyExit() {
        guard !notesExit else { return }
        notesExit = true
        atexit {
            var byte = CrashRecord.shown
            if crashDescriptor >= 0 { _ = write(crashDescriptor, &byte, 1) }
        }
    }

    /// Stops writing bytes; the handlers stay and only call the previous actions.
    static func remove() {
        guard crashDescriptor >= 0 else { return }
        close(crashDescriptor)
        crashDescriptor = -1
    }

    /// Our handler must not become its own previous action.
    private static func isInstalled(for signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0, action.sa_flags & SA_SIGINFO != 0,
            let handler = action.__sigaction_handler.sa_sigaction
        else { return false }
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(ownHandler, to: Int.self)
    }

    /// A handler cannot run on an overflowed stack. Keeps an alternate stack that is there already.
    private static func provideStack() {
        var current = stack_t()
        guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0
        else { return }
        let size = 64 * 1024
        current.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        current.ss_size = size
        current.ss_flags = 0
        sigaltstack(&current, nil)
    }
}

private let ownHandler: CrashAction = noteCrash
private typealias CrashAction =
    @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void
nonisolated(unsafe) private var crashDescriptor: Int32 = -1
nonisolated(unsafe) private var notesExit = false
nonisolated(unsafe) private var hasCrashed = false
nonisolated(unsafe) private var crashByte = CrashRecord.early
/// The connection to the display; -1 for none.
nonisolated(unsafe) private var windowConnection: Int32 = -1
nonisolated(unsafe) private var windowThread = pthread_self()
/// The handlers that were installed before, by signal number.
nonisolated(unsafe) private let previousActions = UnsafeMutablePointer<sigaction>
    .allocate(capacity: 65)

/// Calls only what is safe in a handler. Returning runs the faulting instruction again, now under
/// the previous action; a signal that was sent, as by `abort`, is sent again.
private func noteCrash(
    signal: Int32, information: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) {
    hasCrashed = true
    if crashDescriptor >= 0 { _ = write(crashDescriptor, &crashByte, 1) }
    // On another thread the main one would meet the closed connection and end the process.
    if windowConnection >= 0, pthread_equal(pthread_self(), windowThread) != 0 {
        shutdown(windowConnection, Int32(SHUT_RDWR))
    }
    sigaction(signal, &previousActions[Int(signal)], nil)
    if let information, information.pointee.si_code <= 0 { raise(signal) }
}

/// What a crash of the process does to what it shows.
package enum CrashedWindows {
    /// Shuts the connection to a display when the main thread crashes: the display takes the windows
    /// away then.
    package static func goWith(_ connection: Int32) { CrashHandler.shutWindows(connection) }
}
