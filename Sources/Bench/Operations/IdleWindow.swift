import Automation
import Casement
import Foundation

/// O13: the cost of an idle app.
@MainActor
enum IdleWindow {
    static let operations: [Operation] = [
        operation("headless", front: "headless", blinks: false),
        operation("headless blinking", front: "headless", blinks: true),
        operation("sdl", front: "sdl", blinks: false),
        operation("sdl blinking", front: "sdl", blinks: true),
    ]

    private static func operation(_ variant: String, front: String, blinks: Bool) -> Operation {
        Operation(
            id: "O13", variant: variant, note: "of the processor in 10 seconds", warmUps: 0,
            samples: 3
        ) { try IdleTrial(front: front, blinks: blinks) }
    }

    /// The argument with which this program is the app that idles.
    static let argument = "--idle"
    /// A further argument that gives the field the focus.
    private static let blinking = "--blinking"

    /// A form of 50 controls and a field above it.
    struct IdleApp: App {
        var body: some Scene {
            WindowGroup("Idle") { IdlePage() }.defaultSize(width: 1_280, height: 800)
        }
    }

    private struct IdlePage: View {
        @State private var name = ""
        @FocusState private var isFocused
        var body: some View {
            VStack {
                TextField("First", text: $name).focused($isFocused)
                ControlsForm()
            }
            .onAppear { isFocused = CommandLine.arguments.contains(IdleWindow.blinking) }
        }
    }

    private final class IdleTrial: Trial {
        private let blinks: Bool
        private let server: TestServer?
        private let session = TemporarySession()
        private let process: ChildProcess
        private let control: ControlClient
        private(set) var measured: Double? = 0
        private var frames = 0

        init(front: String, blinks: Bool) throws {
            self.blinks = blinks
            server = front == "sdl" ? try TestServer() : nil
            let folder = session.url.path
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            var environment = ProcessInfo.processInfo.environment
            environment["CASEMENT_FRONT"] = front
            environment["CASEMENT_SESSION"] = folder
            environment["CASEMENT_CONTROL"] = folder + "/control"
            environment.merge(server?.environment ?? [:]) { $1 }
            guard
                let process = ChildProcess(
                    "/proc/self/exe",
                    [IdleWindow.argument] + (blinks ? [IdleWindow.blinking] : []),
                    environment: environment)
            else { throw WrongResult("The app did not start.") }
            self.process = process
            control = try ControlClient(folder + "/control")
            // The simplest command: others start threads that Dispatch monitors.
            let deadline = ContinuousClock.now + .seconds(10)
            while shownFrames < 1 {
                guard .now < deadline else { throw WrongResult("The app shows no window.") }
                Thread.sleep(forTimeInterval: 0.01)
            }
            Thread.sleep(forTimeInterval: 2)
        }

        func perform() {
            let framesBefore = shownFrames
            // The turn that follows the answer does not belong to the idle time.
            Thread.sleep(forTimeInterval: 0.2)
            let before = process.processorTime
            Thread.sleep(forTimeInterval: 10)
            measured = process.processorTime - before
            frames = shownFrames - framesBefore
        }

        private var shownFrames: Int {
            guard case .frames(let counts)? = try? control.ask(.frames) else { return -1 }
            return counts.values.reduce(0, +)
        }

        func check() throws {
            // The caret rests ten seconds after it appeared, of which two were over before.
            try WrongResult.unless(
                blinks ? (14...18).contains(frames) : frames == 0,
                "\(frames) frames were drawn in 10 seconds.")
        }
    }
}
