import Automation
import Foundation
import Testing

@testable import CasementCLI

/// The larger demos, each used as its scenario says and then at random.
struct DemoScenarioTests {
    @Test("A demo does what its scenario says", arguments: ["photos", "weather", "mail"])
    func scenario(name: String) throws {
        let folder = try TemporaryFolder()
        let file = URL(filePath: #filePath).appending(path: "../../Scenarios/\(name).yaml")
        let path = file.standardizedFileURL.path(percentEncoded: false)
        let scenario = try ScenarioParser.parse(file: path)
        var launch = AppLaunch(
            executable: try BuiltApp.path(name), folder: folder.url,
            session: folder.url.appending(path: "session"))
        launch.size = scenario.size
        launch.clock = scenario.clock
        let artifacts = ArtifactFolder(folder.url.path(percentEncoded: false))
        let outcome = ScenarioRunner(scenario, launch: launch, artifacts: artifacts).run()
        if let failure = outcome.failure { Issue.record("\(failure.text(in: path))") }
    }
}
