import AppRunning
import AutomationProtocol
import Foundation
import Limits
import XCTest

/// The app that a test of its user interface starts and uses: the executable beside the tests that
/// has the name of their target without its ending `UITests`, or that `CASEMENT_UI_TEST_APP` names.
///
/// The app's clock moves with that of the test, and on to the end of animations after each action.
public final class XCUIApplication: XCUIElement {
    /// Whether an app runs and can be seen. An app here is never `unknown` or
    /// `runningBackgroundSuspended`.
    public enum State: UInt, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground
        case runningForeground
    }

    /// What the app finds in `CommandLine.arguments` besides its name.
    public var launchArguments: [String] = []
    /// Further variables of the app's surroundings.
    public var launchEnvironment: [String: String] = [:]

    private let executable: String?
    private let appName: String
    private var running: RunningApp?
    /// The home and the saved session, which stay from launch to launch of this object.
    private var folder: TemporaryFolder?
    private var lastUse = ContinuousClock.now

    /// The app that the target of the calling file tests.
    public init(fileID: StaticString = #fileID) {
        let module = "\(fileID)".split(separator: "/").first.map(String.init) ?? ""
        let place = AppPlace(ofTests: module)
        (executable, appName) = (place.executable, place.name)
        super.init(nil, "app \(place.name)", nil)
        XCUIDevice.shared.use(self)
    }

    /// The app whose executable has the last word of an identifier for its name.
    public init(bundleIdentifier: String) {
        let name = bundleIdentifier.split(separator: ".").last.map(String.init) ?? ""
        let place = AppPlace(named: name)
        (executable, appName) = (place.executable, place.name)
        super.init(nil, "app \(place.name)", nil)
        XCUIDevice.shared.use(self)
    }

    // MARK: Life

    /// Starts the app; one that runs is killed first.
    public func launch(file: StaticString = #filePath, line: UInt = #line) {
        let place = CallPlace(file: file, line: line)
        running?.end()
        running = nil
        guard let executable else {
            return fail(
                "there is no app \(appName) beside the tests; CASEMENT_UI_TEST_APP names another",
                place)
        }
        do {
            let folder = try folder ?? TemporaryFolder()
            self.folder = folder
            let app = try RunningApp(executable: executable) { launch in
                launch.arguments = launchArguments
                launch.variables = launchEnvironment
                launch.home = folder.url.appending(path: "home", directoryHint: .isDirectory)
                launch.session = folder.url.appending(path: "session")
            }
            try app.start()
            running = app
            lastUse = .now
            settle()
        } catch {
            fail("launch: \(error)", place)
        }
    }

    /// Ends the app as its user would.
    public func terminate() {
        guard let running else { return }
        do {
            try running.quit()
        } catch {
            running.end()
        }
    }

    /// Brings the app to front, and starts it if it does not run.
    public func activate(file: StaticString = #filePath, line: UInt = #line) {
        guard running?.isRunning == true else { return launch(file: file, line: line) }
        do {
            try perform(.phase(.active, window: nil))
            settle()
        } catch {
            fail("activate: \(error)", CallPlace(file: file, line: line))
        }
    }

    /// Sends the app an address.
    public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        if running?.isRunning != true { launch(file: file, line: line) }
        do {
            try perform(.openURL(url.absoluteString))
            settle()
        } catch {
            fail("open: \(error)", CallPlace(file: file, line: line))
        }
    }

    /// The state of the app now: `runningForeground` if any window is out of the background, or
    /// else `runningBackground`; `notRunning` if the app has ended or does not answer.
    public var state: State {
        guard let running, running.isRunning, let screen = try? running.screen() else {
            return .notRunning
        }
        return screen.windows.contains { $0.phase != "background" }
            ? .runningForeground : .runningBackground
    }

    /// Waits until the app is in a state, for so many seconds of real time at most, and returns
    /// whether it is.
    public func wait(for state: State, timeout: TimeInterval) -> Bool {
        wait(timeout) { self.state == state }
    }

    /// The lines that the app has written since its last launch, at most 20,000.
    public var log: [String] { running?.log ?? [] }

    // MARK: For its elements

    /// What the app shows; nil if it does not run.
    var tree: ElementNode? {
        guard let running, running.isRunning else { return nil }
        catchUp()
        return (try? running.screen()).map { ElementNode($0, name: appName) }
    }

    func perform(_ step: ScenarioStep) throws {
        guard let running else { throw AppError.notRunning }
        catchUp()
        try running.perform(step)
    }

    /// Moves the app's clock on by what has passed since it was used last.
    private func catchUp() {
        let now = ContinuousClock.now
        let passed = min((now - lastUse) / .seconds(1), Self.longestPause)
        lastUse = now
        if passed > Self.frame { try? running?.perform(.advance(passed, real: false)) }
    }

    private static let frame = 1.0 / 60
    private static let longestPause = 60.0
    /// Seconds of the app's clock after which most animations have ended.
    private static let animation = 0.6

    /// Lets animations end, which takes no time of the test.
    func settle() {
        guard let running, running.isRunning else { return }
        try? running.perform(.advance(Self.animation, real: false))
        lastUse = .now
    }

    /// Looks again until something is so, or so many seconds have passed.
    func wait(_ timeout: TimeInterval, until isSo: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + Duration(saturatingSeconds: timeout)
        while !isSo() {
            guard ContinuousClock.now < deadline else { return false }
            if let running, running.isRunning {
                try? running.perform(.advance(0.05, real: true))
                lastUse = .now
            } else {
                _ = poll(nil, 0, 50)
            }
        }
        return true
    }

    func isInSight(_ selector: Selector, _ node: ElementNode) -> Bool {
        var visible = selector
        visible.isInSight = true
        // A number counts among those in sight; the frame then says which of them it is.
        visible.index = nil
        guard (try? perform(.expect(.some(visible), within: nil))) != nil else { return false }
        guard selector.index != nil, let tree = node.target?.tree, let element = node.element else {
            return true
        }
        return CGRect(origin: .zero, size: tree.window.frame.size).intersects(element.frame)
    }

    /// Where a step scrolls: the element, or the middle of its window.
    func target(of node: ElementNode, _ selector: Selector?) -> StepTarget? {
        selector.map(StepTarget.element) ?? (try? centre(of: node))
    }

    func centre(of node: ElementNode) throws -> StepTarget {
        guard let running else { throw AppError.notRunning }
        let screen = try running.screen()
        let window =
            screen.windows.first { $0.number == node.window }
            ?? screen.windows.first(where: \.isKey)
        guard let window else { throw StepFailure("the app has no window") }
        let frame = node.frame == .zero || node.window == nil ? window.frame : node.frame
        return .point(
            CGPoint(
                x: frame.midX - window.frame.minX, y: frame.midY - window.frame.minY),
            .number(window.number))
    }

    var keyWindowSize: CGSize {
        (try? running?.screen())?.windows.first(where: \.isKey)?.frame.size ?? .zero
    }

    /// Fails the test that runs.
    func fail(_ message: String, _ place: CallPlace) {
        XCTFail(message, file: place.file, line: place.line)
    }

    /// The printed tree, to say what there is instead.
    func nearest(to name: String) -> String {
        guard let tree else { return "; the app is not running" }
        let lines = tree.lines("  ")
        let rest = lines.count > 40 ? ["  … \(lines.count - 40) more"] : []
        return ", but\n" + (lines.prefix(40) + rest).joined(separator: "\n")
    }

    // MARK: Pictures

    func picture(of node: ElementNode?) -> XCUIScreenshot {
        guard let running, let data = try? running.picture(window: node?.window) else {
            return XCUIScreenshot(pngRepresentation: Data())
        }
        guard let target = node?.target, let element = node?.element else {
            return XCUIScreenshot(pngRepresentation: data)
        }
        return XCUIScreenshot(pngRepresentation: data, part: element.frame, of: target.tree.window)
    }
}
