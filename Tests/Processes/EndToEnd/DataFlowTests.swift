import Automation
import CasementCLI
import Foundation
import Testing

extension EndToEndTests {
    /// The scenarios of the data-flow apps, one of each group, in windows on an X server.
    struct DataFlowTests {
        private static let folder = URL(filePath: #filePath).appending(path: "../../Scenarios")
            .standardizedFileURL

        /// `dataflow-GROUP.yaml`; further files of a group have a further word.
        private static var files: [String] {
            let names = try? FileManager.default.contentsOfDirectory(
                atPath: folder.path(percentEncoded: false))
            return (names ?? []).sorted()
                .filter { $0.hasPrefix("dataflow-") && $0.split(separator: "-").count == 2 }
        }

        @Test("A group's scenario passes in a window as it does without one", arguments: files)
        func scenario(file: String) throws {
            let path = Self.folder.appending(path: file).path(percentEncoded: false)
            let scenario = try ScenarioParser.parse(file: path)
            let folder = try TemporaryFolder()
            var launch = try AppLaunch.demo("DataFlowApps", in: folder)
            launch.front = "sdl"
            launch.arguments = scenario.arguments
            launch.size = scenario.size
            launch.clock = scenario.clock
            let artifacts = ArtifactFolder(folder.url.path(percentEncoded: false))
            let outcome = ScenarioRunner(scenario, launch: launch, artifacts: artifacts).run()
            if let failure = outcome.failure { Issue.record("\(failure.text(in: path))") }
        }
    }
}
