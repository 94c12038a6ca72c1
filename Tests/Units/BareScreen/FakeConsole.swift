import BareScreen
import CLinux
import Glibc

/// A console in memory.
final class FakeConsole: ConsoleSystem {
    var current = State(mode: 0, keyboard: 3)
    var openFailure: Int32 = 0
    var graphicsFailure: Int32 = 0
    var switchingFailure: Int32 = 0
    var watchFailure: Int32 = 0
    var shown: Int32 = 1
    private(set) var isControlled = false
    private(set) var isWatched = false
    private(set) var isOpen = false
    private(set) var allowed = 0
    private(set) var returns = 0
    private var leaving: Int32 = -1
    private var returned: Int32 = -1

    func open() -> Result<(descriptor: Int32, number: Int32), SystemError> {
        if openFailure != 0 { return .failure(SystemError(openFailure)) }
        isOpen = true
        return .success((77, 1))
    }

    func close(_ descriptor: Int32) { isOpen = false }
    func state(_ descriptor: Int32) -> Result<State, SystemError> { .success(current) }

    func setState(_ descriptor: Int32, _ state: State) -> Int32 {
        current = state
        return 0
    }

    func setGraphics(_ descriptor: Int32) -> Int32 {
        if graphicsFailure == 0 { current = State(mode: 1, keyboard: 4) }
        return graphicsFailure
    }

    func controlSwitching(_ descriptor: Int32, leaving: Int32, returned: Int32) -> Int32 {
        guard switchingFailure == 0 else { return switchingFailure }
        (self.leaving, self.returned, isControlled) = (leaving, returned, true)
        return 0
    }

    func releaseSwitching(_ descriptor: Int32) -> Int32 {
        isControlled = false
        return 0
    }

    func allowLeaving(_ descriptor: Int32) -> Int32 {
        allowed += 1
        return 0
    }

    func takeReturn(_ descriptor: Int32) -> Int32 {
        returns += 1
        return 0
    }

    func show(_ descriptor: Int32, console: Int32) -> Int32 {
        shown = console
        leave()
        return 0
    }

    func isShown(_ descriptor: Int32, _ number: Int32) -> Bool { shown == number }

    func watch(
        _ descriptor: Int32, _ number: Int32, _ state: State
    ) -> Result<ConsoleWatch, SystemError> {
        if watchFailure != 0 { return .failure(SystemError(watchFailure)) }
        isWatched = true
        return .success(ConsoleWatch(pipe: -1, process: 0))
    }

    func endWatch(_ watch: ConsoleWatch) { isWatched = false }

    /// The user asks for another console.
    func leave() { linux_signal_counter(leaving) }

    /// The user comes back.
    func comeBack() { linux_signal_counter(returned) }
}
