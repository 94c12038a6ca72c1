import Automation
import Foundation
import Testing

/// A window of a `TestApp` at the moment it was asked for.
public struct TestWindow: Sendable {
    /// The window's number: from 1 in opening order, never used twice in a session.
    public let number: Int
    /// The id of the scene, as it was declared.
    public let sceneID: String
    /// The title that the window shows.
    public let title: String
    /// `active`, `inactive` or `background`.
    public let phase: String
    /// The content on the screen, in points.
    public let frame: CGRect
    /// Whether it has the keyboard.
    public let isKey: Bool

    init(_ window: ScreenWindow) {
        number = window.number
        sceneID = window.id
        title = window.title
        phase = window.phase
        frame = window.frame
        isKey = window.isKey
    }
}

/// What a window system, and the system around it, do.
extension TestApp {
    /// The open windows in opening order.
    public var windows: [TestWindow] { driver.screen.windows.map(TestWindow.init) }

    /// The window of this number.
    public func window(_ number: Int) -> TestWindow? { windows.first { $0.number == number } }

    /// Opens a window of the scene with this id, or brings the one it has to front.
    public func openWindow(id: String, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.openWindow(id: id, value: nil)
        }
    }

    /// Opens the window that presents this value.
    public func openWindow(
        id: String? = nil, value: some Encodable, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            let json: JSONValue
            do {
                let data = try JSONEncoder().encode(value)
                json = try JSONDecoder().decode(JSONValue.self, from: data)
            } catch {
                throw StepFailure("\(value) is not JSON: \(error)")
            }
            try driver.openWindow(id: id, value: json)
        }
    }

    /// Asks for a window to be closed, as its close button does.
    public func closeWindow(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in try driver.closeWindow(number) }
    }

    /// Brings a window to front and gives it the keyboard.
    public func focusWindow(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in try driver.focusWindow(number) }
    }

    /// Minimises a window, as the button in its title bar does.
    public func minimizeWindow(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in try driver.minimizeWindow(number) }
    }

    /// Undoes minimising.
    public func restoreWindow(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in try driver.restoreWindow(number) }
    }

    /// Gives a window's content a size in points, within its limits.
    public func resizeWindow(
        _ number: Int, to size: CGSize, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.resizeWindow(number, to: size)
        }
    }

    /// Puts the content's top left corner there on the screen.
    public func moveWindow(
        _ number: Int, to origin: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        attempt(sourceLocation) { driver throws(StepFailure) in
            try driver.moveWindow(number, to: origin)
        }
    }

    /// An incoming URL, as another program would send it.
    public func openURL(_ url: String, sourceLocation: SourceLocation = #_sourceLocation) {
        attempt(sourceLocation) { driver throws(StepFailure) in try driver.openURL(url) }
    }
}
