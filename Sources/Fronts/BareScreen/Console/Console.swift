import Glibc
import Hosting

/// A virtual console in graphics mode: nothing is written over the app's pixels, the user can
/// switch to other consoles, and all is as it was once the app has ended, however it ends.
package final class Console: ScreenSession {
    private let system: any ConsoleSystem
    private let descriptor: Int32
    private let number: Int32
    private let earlier: ConsoleSystem.State
    /// Readable when another console is to be shown, and when this one is shown again.
    private let leaving = WakeSource()
    private let returned = WakeSource()
    private var watch: ConsoleWatch?
    private var controlsSwitching = false
    private var hasEnded = false
    package private(set) var isActive: Bool

    /// `say` is called with what the app must do without.
    package init(_ system: any ConsoleSystem, say: (String) -> Void = { _ in }) throws(ConsoleError)
    {
        self.system = system
        switch system.open() {
        case .failure(let error): throw .noConsole(error)
        case .success(let opened): (descriptor, number) = opened
        }
        switch system.state(descriptor) {
        case .failure(let error):
            system.close(descriptor)
            throw .noConsole(error)
        case .success(let state): earlier = state
        }
        isActive = system.isShown(descriptor, number)
        // The watcher comes first, so that there is no moment without it.
        switch system.watch(descriptor, number, earlier) {
        case .success(let watch): self.watch = watch
        case .failure(let error):
            say("Nothing restores the console if the app is killed: \(error).")
        }
        let failure = system.setGraphics(descriptor)
        guard failure == 0 else {
            if let watch { system.endWatch(watch) }
            _ = system.setState(descriptor, earlier)
            system.close(descriptor)
            throw .refused(number: Int(number), SystemError(failure))
        }
        let refusal = system.controlSwitching(
            descriptor, leaving: leaving.descriptor, returned: returned.descriptor)
        controlsSwitching = refusal == 0
        if refusal != 0 {
            say("Other consoles cannot be shown while the app runs: \(SystemError(refusal)).")
        }
    }

    deinit { end() }

    package var descriptors: [Int32] { [leaving.descriptor, returned.descriptor] }

    package func changes() -> [ScreenSessionChange] {
        var changes: [ScreenSessionChange] = []
        // Of both, the console that is shown now tells which came last.
        let isLeaving = leaving.clear()
        if returned.clear() {
            _ = system.takeReturn(descriptor)
            if !isActive {
                isActive = true
                changes.append(.returned)
            }
        }
        if isLeaving, isActive {
            isActive = false
            changes.append(.leaving)
        }
        return changes
    }

    package func allowLeaving() { _ = system.allowLeaving(descriptor) }

    package func show(console number: Int) {
        guard controlsSwitching, isActive, number != self.number, (1...63).contains(number) else {
            return
        }
        _ = system.show(descriptor, console: Int32(number))
    }

    package func openDevice(_ path: String) -> Int32 { DeviceNode.open(path) }
    package func closeDevice(_ descriptor: Int32) { Glibc.close(descriptor) }

    package func end() {
        guard !hasEnded else { return }
        hasEnded = true
        _ = system.releaseSwitching(descriptor)
        _ = system.setState(descriptor, earlier)
        if let watch { system.endWatch(watch) }
        system.close(descriptor)
    }
}

/// Why the app has no console to draw on.
package enum ConsoleError: Error, Equatable, CustomStringConvertible {
    case noConsole(SystemError)
    case refused(number: Int, SystemError)

    package var description: String {
        switch self {
        case .noConsole(let error):
            "no console is at hand (\(error)), so text may be written over the app; "
                + "a service needs StandardInput=tty and TTYPath=/dev/tty1"
        case .refused(let number, let error):
            "console \(number) gives no graphics mode (\(error)), so text may be written over the "
                + "app; it must be the app's own terminal, or the app run as root"
        }
    }
}
