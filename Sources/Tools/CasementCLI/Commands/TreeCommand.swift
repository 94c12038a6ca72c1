import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement tree`: starts an app without a display and prints what it shows.
struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "Prints what an app shows, an element a line.",
        discussion: """
            The lines are those that failures of scenarios show: role, label, value, identifier \
            and state of each element. With --json it prints what else is known: the frames, what \
            belongs to the windows themselves, and which scenes they show.

            The exit status is 0, 1 if the app or a step of the scenario failed, 2 if there is no \
            app or the scenario does not parse, and 64 if an option cannot be used.
            """)

    @OptionGroup var app: AppOption

    @Option(help: "A scenario whose steps come first.", completion: .file(extensions: ["yaml"]))
    var scenario: String?

    @Flag(help: "Prints all that is known of each element, as JSON.")
    var json = false

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
        let data = try Data(contentsOf: URL(filePath: try artifacts.path("\(Self.name).json")))
        if json {
            Output.print(String(decoding: data, as: UTF8.self))
        } else {
            Output.print("\(try JSONDecoder().decode(Screen.self, from: data))")
        }
    }

    private func prepare() throws -> (String, Scenario) {
        let given: Scenario?
        do {
            given = try scenario.map { try ScenarioParser.parse(file: $0) }
            if let given, let problem = KeptFolders().problem(of: given) { throw problem }
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
        let executable = try app.executable()
        var scenario = given ?? Scenario(path: executable, name: executable)
        scenario.steps.append(.init(line: 0, text: "tree", action: .tree(name: Self.name)))
        return (executable, scenario)
    }
}
