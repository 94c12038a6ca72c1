import Automation
import CasementCLI
import Foundation
import Sessions
import Testing
import Waiting

/// A demo in a process of its own, which knows nothing of the user's and answers the test.
final class DemoApp {
    enum Front: CaseIterable {
        case sdl, framebuffer, headless
    }

    let front: Front
    let desktop: Desktop
    let launch: AppLaunch
    private(set) var connection: AppConnection
    private let folder: TemporaryFolder

    init(
        _ name: String, _ arguments: [String] = [], front: Front = .sdl,
        on kind: Desktop.Kind = .x11, size: CGSize? = nil, clock: Scenario.Clock = .real,
        date: Date? = nil, variables: [String: String] = [:]
    ) throws {
        self.front = front
        desktop = try Desktop.current(kind)
        folder = try TemporaryFolder()
        var launch = try AppLaunch.demo(name, in: folder, on: desktop)
        launch.arguments = arguments
        launch.size = size
        launch.clock = clock
        launch.date = date
        launch.variables = variables
        launch.front =
            switch front {
            case .sdl: "sdl"
            case .framebuffer: "fb:\(folder.path("pixels"))"
            case .headless: "headless"
            }
        self.launch = launch
        connection = try AppConnection(launch)
        try connection.begin()
    }

    var process: AppProcess { connection.process }

    func relaunch() throws {
        connection = try AppConnection(launch)
        try connection.begin()
    }

    // MARK: What it says of itself

    func element(_ selector: Selector) throws -> ScreenElement {
        try connection.screen().only(selector).element
    }

    /// The only window.
    func window() throws -> ScreenWindow {
        let windows = try connection.screen().windows
        try #require(windows.count == 1)
        return windows[0]
    }

    /// Sees to it that something is so, soon.
    func expect(
        _ expectation: ScreenExpectation, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let failure = try connection.perform(.expect(expectation, within: 30))
        try #require(failure == nil, "\(failure!)", sourceLocation: sourceLocation)
    }

    func perform(
        _ step: ScenarioStep, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let failure = try connection.perform(step)
        try #require(failure == nil, "\(failure!)", sourceLocation: sourceLocation)
    }

    /// What lies in its framebuffer, or in that of one of its windows.
    func picture(window: Int? = nil) throws -> Picture {
        let path = folder.path("picture.png")
        let failure = try connection.picture(window: window, to: path)
        try #require(failure == nil)
        return try Picture(png: path)
    }

    /// What is saved of it, and whether it ended in order.
    func session() throws -> SessionReader.Reading { try SessionReader.read(launch.session) }

    // MARK: What is seen from outside

    /// Its only window on the desktop that it runs on.
    func desktopWindow() throws -> any DesktopWindow {
        desktop.kind == .x11
            ? try xWindow() : try WestonWindow(of: self, number: nil, on: desktop)
    }

    /// The window with that title.
    func desktopWindow(titled title: String) throws -> any DesktopWindow {
        if desktop.kind == .x11 { return try xWindow(titled: title) }
        let number = try eventually("a window “\(title)”") {
            try connection.screen().windows.first { $0.title == title }?.number
        }
        return try WestonWindow(of: self, number: number, on: desktop)
    }

    /// Its only window on the X server.
    func xWindow() throws -> XWindow {
        try eventually("one window of \(launch.executable)") {
            let windows = try desktop.windows(of: process.processID)
            return windows.count == 1 ? windows[0] : nil
        }
    }

    /// The window with that title in its title bar on the X server.
    func xWindow(titled title: String) throws -> XWindow {
        try eventually("a window “\(title)”") {
            try desktop.windows(of: process.processID).first { try $0.title == title }
        }
    }

    /// The screen's picture of its only window, once it is the framebuffer's, pixel for pixel.
    func shownPicture() throws -> Picture { try shownPicture(in: desktopWindow()) }

    func shownPicture(in window: any DesktopWindow) throws -> Picture {
        try eventually("the framebuffer in the window") {
            let shown = try window.picture()
            return try picture() == shown ? shown : nil
        }
    }

    /// The file of pixels that it fills.
    var pixelFile: URL { URL(filePath: folder.path("pixels")) }

    /// How it ended, once it has.
    func ending() throws -> ProcessEnding {
        try #require(process.waitForEnd(until: .now + .seconds(60)), "it runs on")
    }
}

extension AppLaunch {
    static func demo(
        _ name: String, in folder: TemporaryFolder, on desktop: Desktop? = nil
    ) throws -> AppLaunch {
        AppLaunch(
            executable: try AppLaunch.executable(at: BuiltProgram.url(name).path),
            folder: folder.url, session: folder.url.appending(path: "session"),
            inherited: try desktop?.environment ?? Desktop.current.environment)
    }
}

extension TemporaryFolder {
    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}

extension ScreenElement {
    var centre: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
