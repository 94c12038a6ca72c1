#if SDL
    import Foundation
    import Testing

    /// An Xvfb of its own with openbox on it, gone with the test.
    final class XServer {
        static var isInstalled: Bool {
            FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")
        }

        let environment: [String: String]
        private let server = Process()
        private let manager = Process()

        init() throws {
            let display = try Self.start(
                server, "Xvfb",
                ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"])
            environment = ["DISPLAY": ":\(display)", "SDL_VIDEODRIVER": "x11"]
            // Keys go astray, and minimising says nothing, without a window manager.
            try Self.start(manager, "openbox", ["--startup", "echo ready"], environment)
        }

        deinit {
            // Started from a pool's thread they have the gentler signals blocked.
            for process in [manager, server] where process.isRunning {
                kill(process.processIdentifier, SIGKILL)
            }
        }

        @discardableResult
        func xdotool(_ arguments: String...) throws -> String {
            // A search that finds nothing would wait for ever.
            let data = try run("timeout", ["30", "xdotool"] + arguments, environment: environment)
            return String(decoding: data, as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }

        /// What a window manager shows of a window's title.
        func title(of window: String) throws -> String {
            let data = try run(
                "xprop", ["-id", window, "-notype", "_NET_WM_NAME"],
                environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
            // _NET_WM_NAME = "title"
            return String(decoding: data, as: UTF8.self)
                .split(separator: "\"", omittingEmptySubsequences: false)
                .dropFirst().first.map(String.init) ?? ""
        }

        /// The X server's own picture of a window.
        func picture(of window: String) throws -> XWindowPicture {
            let data = try run("xwd", ["-silent", "-id", window], environment: environment)
            return try #require(XWindowPicture(data), "xwd wrote \(data.count) bytes")
        }

        /// Starts the process and waits for its first line.
        @discardableResult
        private static func start(
            _ process: Process, _ tool: String, _ arguments: [String],
            _ environment: [String: String] = [:]
        ) throws -> String {
            let pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [tool] + arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            let lines = LineReader(pipe.fileHandleForReading.fileDescriptor, keeping: pipe)
            return try #require(lines.next(), "\(tool) did not start")
        }
    }
#endif
