import BareScreen
import CLinux
import Foundation
import Testing

/// The console under an app.
struct ConsoleTests {
    private let system = FakeConsole()

    private final class Said { var sentences: [String] = [] }

    @Test("A console is in graphics mode while the app runs, and as it was afterwards")
    func graphics() throws {
        let console = try Console(system)
        #expect(system.current.mode == 1)
        #expect(system.isControlled && system.isWatched && console.isActive)
        console.end()
        console.end()
        #expect(system.current.mode == 0 && system.current.keyboard == 3)
        #expect(!system.isControlled && !system.isWatched && !system.isOpen)
    }

    @Test("A console that is dropped is given back, too")
    func dropped() throws {
        _ = try Console(system)
        #expect(system.current.mode == 0 && !system.isOpen)
    }

    @Test("Another console is shown once the app has let go, and the return is seen once")
    func switching() throws {
        let console = try Console(system)
        #expect(console.changes() == [])
        console.show(console: 2)
        #expect(console.changes() == [.leaving])
        #expect(!console.isActive && system.allowed == 0)
        console.allowLeaving()
        #expect(system.allowed == 1)
        #expect(console.changes() == [])
        system.comeBack()
        #expect(console.changes() == [.returned])
        #expect(console.isActive && system.returns == 1)
    }

    @Test("A console that does not exist, or the app's own, is not switched to")
    func nowhere() throws {
        let console = try Console(system)
        for number in [-1, 0, 1, 64, Int.max] { console.show(console: number) }
        #expect(console.changes() == [])
    }

    @Test("An app that starts behind another console waits for its own")
    func behind() throws {
        system.shown = 5
        let console = try Console(system)
        #expect(!console.isActive)
        system.comeBack()
        #expect(console.changes() == [.returned])
    }

    @Test("A process that watches the console and hangs does not keep the app from ending")
    func hangingWatch() throws {
        let descriptor = open("/dev/null", O_RDWR)
        defer { close(descriptor) }
        var process: Int32 = 0
        let state = linux_console_state(mode: 0, keyboard: 3)
        let pipe = linux_console_watch(descriptor, 1, state, &process)
        #expect(pipe >= 0)
        #expect(kill(process, SIGSTOP) == 0)
        linux_console_end_watch(pipe, process)
        #expect(kill(process, 0) != 0, "it has been ended")
    }

    @Test("Without a console, or the right to it, there is a sentence, and the app runs")
    func refused() {
        let said = Said()
        system.openFailure = ENOENT
        let session = SessionChoice.session(environment: [:], system: system) {
            said.sentences.append($0)
        }
        #expect(session.isActive && session.changes().isEmpty)
        #expect(said.sentences.count == 1)
        #expect(said.sentences.first?.contains("No such file or directory") == true)
        (system.openFailure, system.graphicsFailure) = (0, EPERM)
        #expect(throws: ConsoleError.refused(number: 1, SystemError(EPERM))) {
            try Console(system)
        }
        #expect(!system.isWatched && !system.isOpen && system.current.mode == 0)
    }

    @Test("What the app must do without is said: switching, and the watcher")
    func without() throws {
        let said = Said()
        (system.switchingFailure, system.watchFailure) = (EPERM, EAGAIN)
        let console = try Console(system) { said.sentences.append($0) }
        #expect(said.sentences.count == 2)
        console.show(console: 2)
        #expect(system.shown == 1)
    }

    /// The address of what a signal calls.
    private func handler(_ action: sigaction) -> UInt {
        unsafeBitCast(action.__sigaction_handler.sa_sigaction, to: UInt.self)
    }

    @Test("The watcher ends when it is told that all is restored, and crashes are heard until then")
    func watcher() throws {
        // On a descriptor that is not a console it has nothing to restore.
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        let state = linux_console_state(mode: 0, keyboard: 3)
        var process: Int32 = 0
        var (before, during, after) = (sigaction(), sigaction(), sigaction())
        sigaction(SIGILL, nil, &before)
        let pipe = linux_console_watch(null, 63, state, &process)
        #expect(pipe >= 0)
        sigaction(SIGILL, nil, &during)
        linux_console_end_watch(pipe, process)
        #expect(kill(process, 0) == -1 && errno == ESRCH)
        sigaction(SIGILL, nil, &after)
        #expect(handler(during) != handler(before))
        #expect(handler(after) == handler(before))
    }
}
