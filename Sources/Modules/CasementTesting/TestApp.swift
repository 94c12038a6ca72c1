import Automation
import Casement
import Foundation
import FrontHeadless
import Hosting
import Logging
import Scenes
import Sessions
import Testing
import Views

/// An app in the test's own process: on a screen in memory, with a clock that moves only when the
/// test says so, and with a session and user defaults of its own.
///
/// Every action settles the app, so expectations can follow on the next line.
@MainActor
public final class TestApp {
    private let makeHost: @MainActor (Display, LaunchConfiguration) throws -> AppHost
    private var configuration: LaunchConfiguration
    private let folder: URL
    /// Nil if the app has the home of the process.
    private let testHome: TestHome?
    private let suite: String
    private let log: LogRecorder
    private var linesBeforeAction = 0
    package private(set) var front: HeadlessFront
    /// Nil where windows are those of a window system.
    package var singleScreen: SingleScreen? { host.display.singleScreen }
    package private(set) var host: AppHost
    /// Closed at the end: a session whose files have gone away would be written anew.
    private var store: SessionStore?

    /// How the app's windows are shown.
    public enum Screen: Sendable, CaseIterable {
        /// Each on its own, as under a window system.
        case windows
        /// All on one screen, in frames that Casement draws.
        case single
    }

    /// What losing the focus means for a scene's phase.
    public enum Phases: Sendable, CaseIterable {
        /// Visible scenes are active.
        case desktop
        /// The scene becomes inactive.
        case device
    }

    /// When fields bring up a keyboard on the screen.
    public enum ScreenKeyboard: Sendable, CaseIterable {
        /// With `device` phases, until a key of a keyboard is pressed.
        case automatic
        case always
        case never
    }

    /// Starts an app. Its clock begins at the date, or at the present one if none is given.
    ///
    /// It has a session and user defaults of its own. They are empty, or the session holds copies of a
    /// fixture's files.
    ///
    /// With a fixture of a home, which may be empty, or of the stores that models are kept in, such as
    /// `default.store`, it has a home folder with these files, and standard user defaults of its own as
    /// well. While it is there, they are those of the process, and of programs that are started from
    /// it.
    public convenience init<A: App>(
        _ app: A.Type, size: CGSize? = nil, scale: Double = 1, screen: Screen = .windows,
        phases: Phases = .desktop, screenKeyboard: ScreenKeyboard = .automatic,
        startDate: Date? = nil, session: Fixture? = nil, home: Fixture? = nil,
        stores: Fixture? = nil
    ) {
        let files = StartingFiles(session: session, home: home, stores: stores)
        self.init(size: size, scale: scale, screen, phases, screenKeyboard, startDate, files) {
            display, configuration in
            try Launch.host({ A() }, on: display, configuration)
        }
    }

    /// Starts the app that a delegate of UIKit's makes, as `main()` of its class does, with what the
    /// other initializer has.
    public convenience init(
        _ delegate: any _AppProvider.Type, size: CGSize? = nil, scale: Double = 1,
        screen: Screen = .windows, phases: Phases = .desktop,
        screenKeyboard: ScreenKeyboard = .automatic, startDate: Date? = nil,
        session: Fixture? = nil, home: Fixture? = nil, stores: Fixture? = nil
    ) {
        let files = StartingFiles(session: session, home: home, stores: stores)
        self.init(size: size, scale: scale, screen, phases, screenKeyboard, startDate, files) {
            display, configuration in
            @MainActor func host<A: App>(_ app: A.Type) throws -> AppHost {
                try Launch.host({ A() }, on: display, configuration)
            }
            return try host(delegate._app)
        }
    }

    /// Starts an app with one window that shows the view.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 640, height: 480), scale: Double = 1,
        phases: Phases = .desktop, screenKeyboard: ScreenKeyboard = .automatic,
        startDate: Date? = nil, home: Fixture? = nil, stores: Fixture? = nil,
        @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) {
        let files = StartingFiles(session: nil, home: home, stores: stores)
        self.init(size: size, scale: scale, .windows, phases, screenKeyboard, startDate, files) {
            display, configuration in
            try Launch.host({ SingleViewApp("Test", content: content) }, on: display, configuration)
        }
    }

    private init(
        size: CGSize?, scale: Double, _ screen: Screen, _ phases: Phases,
        _ screenKeyboard: ScreenKeyboard, _ startDate: Date?, _ files: StartingFiles,
        makeHost: @escaping @MainActor (Display, LaunchConfiguration) throws -> AppHost
    ) {
        let name = "test-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        suite = name
        let testHome =
            files.needHome
            ? TestHome(folder.appendingPathComponent("home", isDirectory: true)) : nil
        self.testHome = testHome
        do {
            try files.write(
                session: folder.appendingPathComponent("session"), home: testHome?.url)
        } catch {
            fatalError("The fixtures could not be written: \(error)")
        }
        Self.enter(testHome)
        let log = LogRecorder()
        self.log = log
        var options = LaunchOptions(environment: [:], arguments: ["app"])
        options.clock = .virtual
        options.startDate = startDate
        options.links = .nowhere
        options.size = size
        options.scale = scale
        options.screen = screen == .single ? .single : .windows
        options.phases = phases == .device ? .device : .desktop
        options.screenKeyboard =
            switch screenKeyboard {
            case .automatic: .automatic
            case .always: .always
            case .never: .never
            }
        options.sessionDirectory = folder.appendingPathComponent("session")
        guard let defaults = UserDefaults(suiteName: name) else {
            fatalError("No user defaults could be made for \(name)")
        }
        configuration = LaunchConfiguration(
            options: options, defaults: defaults, logger: Logger(label: "app") { _ in log })
        configuration.willRunApp = { Self.enter(testHome) }
        self.makeHost = makeHost
        front = HeadlessFront(scale: scale)
        let display = Self.display(on: front, options)
        host = Self.start(makeHost, display, configuration)
        store = host.store
    }

    private static func enter(_ home: TestHome?) {
        if let home { home.enter() } else { TestHome.leaveAny() }
    }

    private static func display(on front: HeadlessFront, _ options: LaunchOptions) -> Display {
        guard options.screen == .single else { return .windowSystem(front) }
        return .singleScreen(
            SingleScreen(
                on: front, size: front.stack.screen.size, scale: options.scale ?? 1,
                density: options.phases == .device ? .device : .desktop))
    }

    private static func start(
        _ makeHost: (Display, LaunchConfiguration) throws -> AppHost, _ display: Display,
        _ configuration: LaunchConfiguration
    ) -> AppHost {
        do {
            let host = try makeHost(display, configuration)
            host.isServedByDispatch = true
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
        testHome?.leave()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Life

    /// Runs the turns that are due; no time passes.
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

    /// Starts the app again on its saved session; quits it first if it still runs.
    public func restart() {
        if !host.hasEnded { host.quit() }
        Self.enter(testHome)
        let scale = configuration.options.scale ?? 1
        front = HeadlessFront(scale: scale)
        let display = Self.display(on: front, configuration.options)
        host = Self.start(makeHost, display, configuration)
        store = host.store
    }

    /// Whether the app has ended.
    public var hasEnded: Bool { host.hasEnded }

    // MARK: What it did

    /// The user defaults of this app alone.
    public var userDefaults: UserDefaults { configuration.defaults }

    /// The lines that the app or Casement have logged, first to last.
    public var logLines: [String] { log.lines }

    /// The logged lines that are warnings or errors.
    var warnings: [String] { log.warnings }

    /// The app's home folder, which is removed with the app if it is its own.
    public var home: URL { testHome?.url ?? URL(filePath: NSHomeDirectory()) }

    /// The files of the app's session as they are now, with all that has been saved: to start another
    /// app with, or to be damaged. A session that an app left by quitting is one file.
    public func savedSession() -> Fixture {
        if !host.hasEnded { host.commitNow() }
        return Fixture(of: sessionDirectory)
    }

    /// The files in which the app keeps its models as they are now, such as `default.store`.
    public func savedStores() -> Fixture {
        Fixture(of: home.appending(path: StartingFiles.dataFolder))
    }

    /// Keeps how much was logged before an action, for the failures after it.
    func noteAction() { linesBeforeAction = log.count }

    /// Records a failure as an issue of the running test, with what was logged since the last action.
    func record(_ failure: StepFailure, at location: SourceLocation) {
        let lines = log.lines.dropFirst(linesBeforeAction).suffix(20)
        let logged = lines.isEmpty ? "" : "\nlogged since the last action:\n"
        TestIssue.record("\(failure)\(logged)\(lines.joined(separator: "\n"))", at: location)
    }

    /// Where the app's session lies.
    package var sessionDirectory: URL { folder.appendingPathComponent("session") }

    /// Numbers of the last turn.
    package var report: FrameReport { host.report }
}
