import AutomationProtocol
import Foundation

/// The machine that apps run on, as far as a test reaches it.
public final class XCUIDevice: NSObject {
    /// A button of a device, of which only the home button exists here.
    public enum Button: Int, Sendable { case home }

    /// The only device, whose buttons act on the app that was created last.
    public static let shared = XCUIDevice()

    /// The app that was made last.
    private(set) weak var app: XCUIApplication?

    func use(_ app: XCUIApplication) { self.app = app }

    /// Takes the app to the background.
    public func press(_ button: Button, file: StaticString = #filePath, line: UInt = #line) {
        guard let app else { return }
        do {
            try app.perform(.phase(.background, window: nil))
        } catch {
            app.fail("press home: \(error)", CallPlace(file: file, line: line))
        }
    }
}

/// The screen of the app that was created last.
public final class XCUIScreen: NSObject {
    /// The only screen.
    public static let main = XCUIScreen()

    /// Takes a picture of the key window of the app that was created last; it is empty if the app
    /// does not run.
    public func screenshot() -> XCUIScreenshot {
        XCUIDevice.shared.app?.picture(of: nil) ?? XCUIScreenshot(pngRepresentation: Data())
    }
}
