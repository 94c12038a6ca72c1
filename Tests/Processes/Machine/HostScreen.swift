import Automation
import CasementCLI
import Foundation
import Pictures
import Waiting

/// An app on this machine, which draws into a file of pixels: what a screen in the machine must
/// show of the same app, bit for bit.
final class HostScreen {
    private let folder: TemporaryFolder
    private let app: AppConnection
    private let pixels: String
    private let size: (width: Int, height: Int)

    init(_ name: String, size: (width: Int, height: Int), variables: [String: String] = [:]) throws
    {
        folder = try TemporaryFolder()
        self.size = size
        pixels = folder.url.appending(path: "pixels").path(percentEncoded: false)
        var launch = AppLaunch(
            executable: try BuiltProgram.url(name).path, folder: folder.url,
            session: folder.url.appending(path: "session"))
        launch.front = "fb:\(pixels)"
        launch.size = CGSize(width: size.width, height: size.height)
        launch.variables = variables
        app = try AppConnection(launch)
        try app.begin()
    }

    func perform(_ step: ScenarioStep) throws {
        if let failure = try app.perform(step) { throw MachineError.refused("\(failure)") }
    }

    /// Where the middle of an element is, in points, which are pixels here.
    func center(of selector: Selector) throws -> CGPoint {
        let frame = try frame(of: selector)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func frame(of selector: Selector) throws -> CGRect {
        try app.screen().only(selector).element.frame
    }

    /// What it shows once all that moves has come to rest, with the pointer on nothing.
    func picture() throws -> Picture {
        try perform(.press(.hover, .point(CGPoint(x: 2, y: 2), .key)))
        try perform(.advance(2, real: false))
        guard
            let picture = try Picture(
                framebuffer: pixels, width: size.width, height: size.height)
        else { throw MachineError.refused("the file of pixels has another size") }
        return picture
    }
}
