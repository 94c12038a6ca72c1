import Automation
import Casement
import Foundation
import FrontHeadless
import Hosting
import Logging
import Scenes
import Sessions
import Views

/// An app in the test's own process: on a screen in memory, with a clock that moves only when the
/// test says so, and with a session and user defaults of its own.
///
/// Every action settles what follows from it, so expectations can stand on the next line.
@MainActor
public final class TestApp {
    private let makeHost: @MainActor (Display, Launch.Surroundings) throws -> AppHost
    private var surroundings: Launch.Surroundings
    private let folder: URL
    private let suite: String
    private let log: LogRecorder
    package private(set) var front: HeadlessFront
    /// Nil where windows are those of a window system.
    package var singleScreen: SingleScreen? { host.display.singleScreen }
    package private(set) var host: AppHost
    /// Closed at the end: a session whose files have gone away would be written anew.
    private var store: SessionStore?

    /// How the app's windows reach the eye.
    public enum Screen: Sendable, CaseIterable {
        /// Each one by itself, as a window system shows them.
        case windows
        /// All on one screen, in frames that Casement draws.
        case single
    }

    /// What losing the keyboard means to a window.
    public enum Phases: Sendable, CaseIterable {
        /// Nothing: what is visible is active.
        case desktop
        /// It is inactive.
        case device
    }

    /// Starts an app.
    public convenience init<A: App>(
        _ app: A.Type, size: CGSize? = nil, scale: Double = 1, screen: Screen = .windows,
        phases: Phases = .desktop
    ) {
        self.init(size: size, scale: scale, screen, phases) { display, surroundings in
            try Launch.host({ A() }, on: display, surroundings)
        }
    }

    /// Starts an app with one window that shows the view.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 640, height: 480), scale: Double = 1,
        @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) {
        self.init(size: size, scale: scale, .windows, .desktop) { display, surroundings in
            try Launch.host({ SingleViewApp("Test", content: content) }, on: display, surroundings)
        }
    }

    private init(
        size: CGSize?, scale: Double, _ screen: Screen, _ phases: Phases,
        makeHost: @escaping @MainActor (Display, Launch.Surroundings) throws -> AppHost
    ) {
        let name = "test-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        suite = name
        let log = LogRecorder()
        self.log = log
        var options = LaunchOptions(environment: [:], arguments: ["app"])
        options.clock = .virtual
        options.links = .nowhere
        options.size = size
        options.scale = scale
        options.screen = screen == .single ? .single : .windows
        options.phases = phases == .device ? .device : .desktop
        options.sessionDirectory = folder.appendingPathComponent("session")
        guard let defaults = UserDefaults(suiteName: name) else {
            fatalError("No user defaults could be made for \(name)")
        }
        surroundings = Launch.Surroundings(
            options: options, defaults: defaults, logger: Logger(label: "app") { _ in log })
        self.makeHost = makeHost
        front = HeadlessFront(scale: scale)
        let display = Self.display(on: front, options)
        host = Self.start(makeHost, display, surroundings)
        store = host.store
    }

    private static func display(on front: HeadlessFront, _ options: LaunchOptions) -> Display {
        guard options.screen == .single else { return .windowSystem(front) }
        return .singleScreen(
            SingleScreen(
                on: front, size: front.stack.screen.size, scale: options.scale ?? 1,
                density: options.phases == .device ? .device : .desktop))
    }

    private static func start(
        _ makeHost: (Display, Launch.Surroundings) throws -> AppHost, _ display: Display,
        _ surroundings: Launch.Surroundings
    ) -> AppHost {
        do {
            let host = try makeHost(display, surroundings)
            host.settleAll()
            return host
        } catch {
            fatalError("The app did not start: \(error)")
        }
    }

    deinit {
        store?.close(.killed)
        let (folder, suite) = (folder, suite)
        UserDefaults().removePersistentDomain(forName: suite)
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Life

    /// Takes the turns that are due; no time passes.
    public func settle() { host.settleAll() }

    /// Moves the app's clock frame by frame, a sixtieth of a second each.
    public func advance(by duration: Duration) {
        let (seconds, attoseconds) = duration.components
        host.advance(by: Double(seconds) + Double(attoseconds) * 1e-18)
    }

    /// Ends the app as its user would; `restart()` starts it on the same session.
    public func quit() { host.quit() }

    /// Ends the app as a SIGKILL does: nothing runs any more.
    public func kill() { host.kill() }

    /// Starts the app again on what it has saved; quits it first where it still runs.
    public func restart() {
        if !host.hasEnded { host.quit() }
        let scale = surroundings.options.scale ?? 1
        front = HeadlessFront(scale: scale)
        let display = Self.display(on: front, surroundings.options)
        host = Self.start(makeHost, display, surroundings)
        store = host.store
    }

    /// Whether the app has ended.
    public var hasEnded: Bool { host.hasEnded }

    // MARK: What it did

    /// The user defaults of this app alone.
    public var userDefaults: UserDefaults { surroundings.defaults }

    /// The lines that the app or Casement have logged, first to last.
    public var logLines: [String] { log.lines }

    /// Where the app's session lies.
    package var sessionDirectory: URL { folder.appendingPathComponent("session") }

    /// Numbers of the last turn.
    package var report: FrameReport { host.report }
}
