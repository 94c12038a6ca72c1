import AutomationProtocol
import Foundation

/// A parsed scenario file.
package struct Scenario: Sendable {
    package enum Clock: String, Sendable, CaseIterable { case virtual, real }

    /// One step and the line it stands on.
    package struct Step: Sendable {
        package let line: Int
        /// The line of the file, for messages.
        package let text: String
        package let action: ScenarioAction
    }

    package let path: String
    package var name: String
    /// Passed to the app.
    package var arguments: [String] = []
    /// The size of a new window's content, in points.
    package var size: CGSize?
    package var clock = Clock.virtual
    /// The date at which the virtual clock starts; nil for the present.
    package var date: Date?
    package var steps: [Step] = []

    package init(path: String, name: String) {
        self.path = path
        self.name = name
    }
}

/// What the runner does for a step.
package enum ScenarioAction: Hashable, Sendable {
    /// Performed by the app.
    case perform(ScenarioStep)
    case screenshot(ScreenshotRequest)
    case tree(name: String)
    /// A part of a line of output; with a count, exactly so many lines have it.
    case expectLog(String, count: Int?)
    case expectNoLog(String)
    case quit, kill, relaunch
}

/// A picture to take and, where `compare` names one, to compare.
package struct ScreenshotRequest: Hashable, Sendable {
    package var name: String
    package var window: Int?
    /// The expected picture, relative to the scenario's folder.
    package var compare: String?
    /// The largest allowed difference of a channel, of 255.
    package var tolerance = 0
}
