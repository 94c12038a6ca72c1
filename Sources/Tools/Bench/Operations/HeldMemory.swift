import Casement
import Foundation

/// O35: the memory that a row of four controls holds, and that a window of the desktop holds.
@MainActor
enum HeldMemory {
    static let operations: [Operation] = [
        Operation(
            id: "O35", variant: "row", unit: "KB", note: "allocated by a row of 1,000 in a column",
            warmUps: 1, samples: 3
        ) { try RowTrial() },
        Operation(
            id: "O35", variant: "window", unit: "MB", note: "of RAM for a window of 640×480 of SDL",
            warmUps: 0, samples: 3, work: .inChild
        ) { try WindowTrial() },
    ]

    // MARK: Rows

    private final class RowTrial: Trial {
        private static let count = 1_000
        private let handle = RowsHandle()
        private let stage: Stage
        private var repetitions = 0
        private var before = 0
        private(set) var measured: Double? = 0

        init() throws {
            let handle = handle
            stage = try Stage { RowsPage(.column, handle, showing: RowsState()) }
        }

        var subject: Stage? { stage }

        func prepare() {
            handle.show(RowsState())
            stage.settle()
            before = Memory.allocated
        }

        func perform() {
            let first = Self.count * repetitions
            handle.show(RowsState(rows: RowItem.items(first..<first + Self.count)))
            stage.settle()
            repetitions += 1
            measured = Double(Memory.allocated - before) / Double(Self.count) / Memory.kilobyte
        }

        func check() throws {
            let last = RowItem.label(Self.count * repetitions - 1)
            try WrongResult.unless(stage.shows(last), "\(last) does not exist.")
        }
    }

    // MARK: Windows

    /// The argument with which this program is the app that opens windows.
    nonisolated static let argument = "--windows"
    private nonisolated static let windows = 20

    /// Says `frame` once its first window is shown, opens others when it gets a line, and says
    /// `opened` once they are shown.
    struct WindowsApp: App {
        private let opening = Opening()

        var body: some Scene {
            WindowGroup("Window", for: Int.self) { $number in
                WindowPage(number: number ?? 0, opening: opening)
            }
            .defaultSize(width: 640, height: 480)
        }
    }

    @MainActor
    private final class Opening {
        private var shown = 0

        nonisolated init() {}

        /// The main queue's turn comes when a window's first frame has been presented.
        func appeared(_ number: Int, _ open: OpenWindowAction) {
            shown += 1
            if number == 0 {
                Task { @MainActor in
                    Self.say("frame")
                    await Self.waitForLine()
                    for number in 1...HeldMemory.windows { open(value: number) }
                }
            } else if shown == HeldMemory.windows + 1 {
                DispatchQueue.main.async { Self.say("opened") }
            }
        }

        private nonisolated static func say(_ word: String) {
            print(word)
            fflush(stdout)
        }

        private nonisolated static func waitForLine() async {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    _ = readLine()
                    continuation.resume()
                }
            }
        }
    }

    private struct WindowPage: View {
        let number: Int
        let opening: Opening
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            VStack {
                Text("Window \(number)")
                ControlsForm()
            }
            .onAppear { opening.appeared(number, openWindow) }
        }
    }

    private final class WindowTrial: Trial {
        private let server: TestServer
        private var session = TemporarySession()
        private(set) var measured: Double? = 0

        init() throws { server = try TestServer() }

        func perform() {
            measured = nil
            // A process that found the windows of the last one would have no more to open.
            session = TemporarySession()
            var environment = ProcessInfo.processInfo.environment
            environment["CASEMENT_FRONT"] = "sdl"
            environment["CASEMENT_SESSION"] = session.url.path
            environment.merge(server.environment) { $1 }
            guard
                let process = ChildProcess(
                    "/proc/self/exe", [HeldMemory.argument], environment: environment),
                process.readLine() == "frame"
            else { return }
            let before = Self.memoryAtRest(of: process)
            process.writeLine("open")
            guard process.readLine() == "opened" else { return }
            measured = (Self.memoryAtRest(of: process) - before) / Double(HeldMemory.windows)
        }

        /// The window manager frames and moves windows for a while, and each gets frames for that.
        private static func memoryAtRest(of process: ChildProcess) -> Double {
            Thread.sleep(forTimeInterval: 1)
            return process.residentMemory
        }

        func check() throws {
            try WrongResult.unless(measured != nil, "The windows were not opened.")
        }
    }
}
