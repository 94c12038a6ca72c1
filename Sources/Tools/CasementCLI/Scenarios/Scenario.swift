import AutomationProtocol
import Foundation

/// A parsed scenario file.
package struct Scenario: Sendable {
    package typealias Clock = AppLaunch.Clock
    package typealias Screen = AppLaunch.Screen
    package typealias Phases = AppLaunch.Phases
    /// Whether a folder is that of the command, or a new one for each run of the file.
    package enum Keeping: String, Sendable, CaseIterable { case kept, fresh }

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
    /// Where the app is shown, as `CASEMENT_FRONT` names it; nil if the command decides.
    package var front: String?
    package var screen: Screen?
    package var phases: Phases?
    /// Device pixels to a point.
    package var scale: Double?
    /// The language and region of the app's environment, from the first step on.
    package var locale: String?
    /// Nil for the folder that the command names, or else a new one.
    package var home: Keeping?
    package var session: Keeping?
    /// The lines of `home` and `session`, for messages.
    package var keepingLines: [String: Int] = [:]
    /// Further variables for the app.
    package var variables: [String: String] = [:]
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
    /// The part of the window's content in points; nil for all of it.
    package var part: CGRect?
    /// The expected picture, relative to the scenario's folder.
    package var compare: String?
    /// The largest allowed difference of a channel, of 255.
    package var tolerance = 0
}
