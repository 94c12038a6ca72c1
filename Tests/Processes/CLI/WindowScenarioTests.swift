import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// The scenarios of windows, each shown as windows by themselves and as windows on one screen.
struct WindowScenarioTests {
    private static let isBuilt = (try? BuiltApp.path("SceneApps")) != nil

    @Test(
        "Windows open, close, minimise, and come back as their scenario says",
        .enabled(if: isBuilt), arguments: ["groups", "phases", "device", "quit", "kill"],
        Scenario.Screen.allCases)
    func scenario(name: String, screen: Scenario.Screen) throws {
        let folder = try TemporaryFolder()
        try run(name, screen, in: folder)
    }

    @Test(
        "Frames, order, focus and titles are the same at the start after next",
        .enabled(if: isBuilt), arguments: ["quit", "kill"], Scenario.Screen.allCases)
    func sameTree(name: String, screen: Scenario.Screen) throws {
        let folder = try TemporaryFolder()
        try run(name, screen, in: folder)
        func tree(_ moment: String) throws -> String {
            let file = folder.url.appending(path: "windows-\(name)-\(moment).json")
            return try String(contentsOf: file, encoding: .utf8)
        }
        let after = try tree("after")
        #expect(after.contains("Paper 12"))
        #expect(try tree("again") == after)
    }

    @Test(
        "S-900, S-912, S-914, S-921: the scenes of a delegate come back as its scenario says",
        .enabled(if: isBuilt), arguments: Scenario.Screen.allCases)
    func delegates(screen: Scenario.Screen) throws {
        try run("delegates", screen, in: TemporaryFolder(), app: "DelegateApps")
    }

    private func run(
        _ name: String, _ screen: Scenario.Screen, in folder: TemporaryFolder,
        app: String = "SceneApps"
    ) throws {
        let place = URL(filePath: #filePath).appending(path: "../../Scenarios/windows-\(name).yaml")
        let path = place.standardizedFileURL.path(percentEncoded: false)
        let scenario = try ScenarioParser.parse(file: path)
        var launch = AppLaunch(
            executable: try BuiltApp.path(app), folder: folder.url, scenario: scenario)
        launch.screen = screen
        let artifacts = ArtifactFolder(folder.url.path(percentEncoded: false))
        let outcome = ScenarioRunner(scenario, launch: launch, artifacts: artifacts).run()
        if let failure = outcome.failure {
            Issue.record("\(screen): \(failure.text(in: path))")
        }
    }
}
