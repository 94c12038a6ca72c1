import CLinux
import Glibc

/// The system calls of a console. Each returns 0, or the number of an error.
package protocol ConsoleSystem: AnyObject {
    typealias State = linux_console_state

    /// The console's descriptor and number, or an error.
    func open() -> Result<(descriptor: Int32, number: Int32), SystemError>
    func close(_ descriptor: Int32)
    func state(_ descriptor: Int32) -> Result<State, SystemError>
    func setState(_ descriptor: Int32, _ state: State) -> Int32
    func setGraphics(_ descriptor: Int32) -> Int32
    /// The counters become readable when the console is to be left, and when it is shown again.
    func controlSwitching(_ descriptor: Int32, leaving: Int32, returned: Int32) -> Int32
    func releaseSwitching(_ descriptor: Int32) -> Int32
    func allowLeaving(_ descriptor: Int32) -> Int32
    func takeReturn(_ descriptor: Int32) -> Int32
    func show(_ descriptor: Int32, console: Int32) -> Int32
    func isShown(_ descriptor: Int32, _ number: Int32) -> Bool
    /// Starts what restores the console after the end of the process.
    func watch(_ descriptor: Int32, _ number: Int32, _ state: State) -> Result<
        ConsoleWatch, SystemError
    >
    /// Ends it without anything being restored.
    func endWatch(_ watch: ConsoleWatch)
}

/// The process that restores the console: told by its end of a pipe.
package struct ConsoleWatch: Equatable, Sendable {
    let pipe: Int32
    let process: Int32

    package init(pipe: Int32, process: Int32) {
        self.pipe = pipe
        self.process = process
    }
}

/// An error of a system call, in the system's words.
package struct SystemError: Error, Equatable, CustomStringConvertible {
    package let number: Int32

    /// Takes negative numbers, too.
    package init(_ number: Int32) { self.number = abs(number) }

    package static var last: SystemError { SystemError(errno) }

    package var description: String { String(cString: strerror(number)) }
}

/// The kernel's own.
package final class KernelConsole: ConsoleSystem {
    package init() {}

    package func open() -> Result<(descriptor: Int32, number: Int32), SystemError> {
        var number: Int32 = 0
        let descriptor = linux_console_open(&number)
        return descriptor < 0
            ? .failure(SystemError(descriptor)) : .success((descriptor, number))
    }

    package func close(_ descriptor: Int32) { Glibc.close(descriptor) }

    package func state(_ descriptor: Int32) -> Result<State, SystemError> {
        var state = State()
        let failure = linux_console_state(descriptor, &state)
        return failure == 0 ? .success(state) : .failure(SystemError(failure))
    }

    package func setState(_ descriptor: Int32, _ state: State) -> Int32 {
        linux_console_set_state(descriptor, state)
    }

    package func setGraphics(_ descriptor: Int32) -> Int32 {
        linux_console_set_graphics(descriptor)
    }

    package func controlSwitching(_ descriptor: Int32, leaving: Int32, returned: Int32) -> Int32 {
        linux_console_control_switching(descriptor, true, leaving, returned)
    }

    package func releaseSwitching(_ descriptor: Int32) -> Int32 {
        linux_console_control_switching(descriptor, false, -1, -1)
    }

    package func allowLeaving(_ descriptor: Int32) -> Int32 {
        linux_console_allow_leaving(descriptor)
    }

    package func takeReturn(_ descriptor: Int32) -> Int32 { linux_console_take_return(descriptor) }

    package func show(_ descriptor: Int32, console: Int32) -> Int32 {
        linux_console_show(descriptor, console)
    }

    package func isShown(_ descriptor: Int32, _ number: Int32) -> Bool {
        linux_console_is_shown(descriptor, number)
    }

    package func watch(
        _ descriptor: Int32, _ number: Int32, _ state: State
    ) -> Result<ConsoleWatch, SystemError> {
        var process: Int32 = 0
        let pipe = linux_console_watch(descriptor, number, state, &process)
        return pipe < 0
            ? .failure(SystemError(pipe)) : .success(ConsoleWatch(pipe: pipe, process: process))
    }

    package func endWatch(_ watch: ConsoleWatch) {
        linux_console_end_watch(watch.pipe, watch.process)
    }
}
