import Automation
import Foundation

/// A scenario file, parsed.
package struct Scenario: Sendable {
    package enum Clock: String, Sendable, CaseIterable { case virtual, real }

    /// One line of its steps.
    package struct Step: Sendable {
        package let line: Int
        /// As the file has it, on one line.
        package let text: String
        package let action: ScenarioAction
    }

    package let path: String
    package var name: String
    /// For the app.
    package var arguments: [String] = []
    /// Of a new window's content, in points.
    package var size: CGSize?
    package var clock = Clock.virtual
    package var steps: [Step] = []

    package init(path: String, name: String) {
        self.path = path
        self.name = name
    }
}

/// What a step asks of the runner.
package enum ScenarioAction: Hashable, Sendable {
    /// The app itself takes it.
    case perform(ScenarioStep)
    case screenshot(ScreenshotRequest)
    case tree(name: String)
    /// A part of a line of output; with a count, in exactly so many lines.
    case expectLog(String, count: Int?)
    case expectNoLog(String)
    case quit, kill, relaunch
}

/// A picture to take, and perhaps to compare.
package struct ScreenshotRequest: Hashable, Sendable {
    package var name: String
    package var window: Int?
    /// The picture it should equal; relative to the scenario's folder.
    package var compare: String?
    /// How far a channel of a pixel may be off, of 255.
    package var tolerance = 0
}
