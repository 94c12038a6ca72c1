import Foundation

/// An X server in memory with a window manager, for invisible windows.
final class TestServer {
    let environment: [String: String]
    private let server: ChildProcess
    private let manager: ChildProcess

    init() throws {
        let inherited = ProcessInfo.processInfo.environment
        guard
            let server = ChildProcess(
                "Xvfb",
                [
                    "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp",
                    "-noreset",
                ], environment: inherited),
            let display = server.readLine()
        else { throw WrongResult("Xvfb did not start; make setup installs it.") }
        environment = ["DISPLAY": ":\(display)", "SDL_VIDEODRIVER": "x11"]
        guard
            let manager = ChildProcess(
                "openbox", ["--startup", "echo ready"],
                environment: inherited.merging(environment) { $1 })
        else { throw WrongResult("openbox did not start; make setup installs it.") }
        while let line = manager.readLine(), line != "ready" {}
        self.server = server
        self.manager = manager
    }
}
