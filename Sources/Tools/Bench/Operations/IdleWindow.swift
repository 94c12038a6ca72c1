import AppRunning
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
            samples: 3, work: .waits
        ) { try IdleTrial(front: front, blinks: blinks) }
    }

    /// The argument with which this program is the app that idles.
    nonisolated static let argument = "--idle"

    /// A form of 50 controls and a field above it, which has the keyboard.
    struct IdleApp: App {
        var body: some Scene {
            WindowGroup("Idle") { IdlePage() }.defaultSize(width: 1_280, height: 800)
        }
    }

    private struct IdlePage: View {
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("First", text: $name)
                ControlsForm()
            }
        }
    }

    /// A caret rests ten seconds after it appeared: it blinks in the first sample of an app alone, and
    /// so each sample of a blinking one has an app of its own.
    private final class IdleTrial: Trial {
        private let blinks: Bool
        private let server: TestServer?
        private let front: String
        private var app: IdleProcess?
        private(set) var measured: Double? = 0
        private var frames = 0

        init(front: String, blinks: Bool) throws {
            (self.front, self.blinks) = (front, blinks)
            server = front == "sdl" ? try TestServer() : nil
        }

        func prepare() throws {
            guard blinks || app == nil else { return }
            app = nil
            let app = try IdleProcess(front: front, server: server)
            if blinks { Thread.sleep(forTimeInterval: 2) } else { try app.waitUntilAtRest() }
            self.app = app
        }

        func perform() {
            guard let app else { return }
            let framesBefore = app.shownFrames
            // The turn that follows the answer does not belong to the idle time.
            Thread.sleep(forTimeInterval: 0.2)
            let before = app.process.processorTime
            Thread.sleep(forTimeInterval: 10)
            measured = app.process.processorTime - before
            frames = app.shownFrames - framesBefore
        }

        func check() throws {
            // Two of the ten seconds were over before.
            try WrongResult.unless(
                blinks ? (14...18).contains(frames) : frames == 0,
                "\(frames) frames were drawn in 10 seconds.")
        }
    }

    /// The app that idles, as a process with a window.
    private final class IdleProcess {
        let process: ChildProcess
        private let session = TemporarySession()
        private let control: ControlClient

        init(front: String, server: TestServer?) throws {
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
                    "/proc/self/exe", [IdleWindow.argument], environment: environment)
            else { throw WrongResult("The app did not start.") }
            self.process = process
            control = try ControlClient(folder + "/control")
            // The simplest command: others start threads that Dispatch monitors.
            let deadline = ContinuousClock.now + .seconds(10)
            while shownFrames < 1 {
                guard .now < deadline else { throw WrongResult("The app shows no window.") }
                Thread.sleep(forTimeInterval: 0.01)
            }
        }

        var shownFrames: Int {
            guard case .frames(let counts)? = try? control.ask(.frames) else { return -1 }
            return counts.values.reduce(0, +)
        }

        /// Waits for two seconds without a frame, in which a caret would blink four times.
        func waitUntilAtRest() throws {
            let deadline = ContinuousClock.now + .seconds(30)
            var frames = -1
            while true {
                let shown = shownFrames
                if shown == frames { return }
                guard .now < deadline else { throw WrongResult("The app does not rest.") }
                frames = shown
                Thread.sleep(forTimeInterval: 2)
            }
        }
    }
}
