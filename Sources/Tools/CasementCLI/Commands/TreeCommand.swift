import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement tree`: starts an app without a display and prints what it shows.
struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "Prints an app's accessibility tree as JSON.")

    @Option(help: "The app's executable.", completion: .file())
    var app: String

    @Option(help: "A scenario whose steps come first.", completion: .file(extensions: ["yaml"]))
    var scenario: String?

    /// No step can use this name, because the names of files do not begin with a dot.
    private static let name = ".tree"

    func run() throws {
        let (executable, scenario) = try prepare()
        let folder = try TemporaryFolder()
        let launch = AppLaunch(executable: executable, folder: folder.url, scenario: scenario)
        let artifacts = ArtifactFolder(folder.url.path(percentEncoded: false))
        let outcome = ScenarioRunner(scenario, launch: launch, artifacts: artifacts).run()
        if let failure = outcome.failure {
            Output.printError(failure.text(in: scenario.path))
            throw Exit.failed
        }
        let file = URL(filePath: try artifacts.path("\(Self.name).json"))
        Output.print(String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    private func prepare() throws -> (String, Scenario) {
        do {
            let executable = try AppLaunch.executable(at: app)
            let given = try scenario.map { try ScenarioParser.parse(file: $0) }
            var scenario = given ?? Scenario(path: app, name: app)
            if let problem = KeptFolders().problem(of: scenario) { throw problem }
            scenario.steps.append(.init(line: 0, text: "tree", action: .tree(name: Self.name)))
            return (executable, scenario)
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
    }
}
