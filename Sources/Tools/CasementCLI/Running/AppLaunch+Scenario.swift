import AutomationProtocol
import Foundation

extension AppLaunch {
    /// Starts the app as a scenario asks.
    ///
    /// - Parameter kept: The folders that the command names; others are in `folder`.
    package init(
        executable: String, folder: URL, scenario: Scenario, kept: KeptFolders = KeptFolders()
    ) {
        let session = scenario.session == .fresh ? nil : kept.session
        self.init(
            executable: executable, folder: folder,
            session: session ?? folder.appending(path: "session"))
        if scenario.home != .fresh { home = kept.home }
        arguments = scenario.arguments
        size = scenario.size
        clock = scenario.clock
        date = scenario.date
        if let front = scenario.front { self.front = front }
        screen = scenario.screen
        phases = scenario.phases
        scale = scenario.scale
        variables = scenario.variables
    }
}

/// The folders that a command names for all its files to share.
package struct KeptFolders: Sendable {
    package var home: URL?
    package var session: URL?

    package init(home: URL? = nil, session: URL? = nil) {
        self.home = home
        self.session = session
    }

    /// Why a scenario that keeps a folder cannot run with these.
    package func problem(of scenario: Scenario) -> ScenarioError? {
        let needs = [
            ("home", scenario.home, home), ("session", scenario.session, session),
        ]
        for (key, keeping, folder) in needs where keeping == .kept && folder == nil {
            return ScenarioError(
                path: scenario.path, line: scenario.keepingLines[key],
                problem: "\(key): kept needs --\(key) DIR")
        }
        return nil
    }
}
