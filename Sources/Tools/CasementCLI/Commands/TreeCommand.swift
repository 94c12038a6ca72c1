import AppRunning
import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement tree`: starts an app without a display and prints what it shows, or how that came about.
struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Prints what an app shows, an element a line, or why it is so.",
        discussion: """
            The lines are those that failures of scenarios show: role, label, value, identifier \
            and state of each element. With --json it prints what else is known: the frames, what \
            belongs to the windows themselves, and which scenes they show.

            --why says what led to each evaluation of the view that shows an element: which of its \
            properties changed, which view gave it another value, which write and which input came \
            first. --layout says what was proposed to each view and modifier around an element, \
            and what size it answered. --turns prints all that the app did since its start: input, \
            writes, bodies, layouts and pixels, turn by turn.

            An ELEMENT is a label, an identifier such as '#total', or what a scenario says of it, \
            such as '{role: button, contains: Add}'.

            The exit status is 0, 1 if the app or a step of the scenario failed, 2 if there is no \
            app or the scenario does not parse, and 64 if an option cannot be used.
            """)

    @OptionGroup var app: AppOption

    @Option(help: "A scenario whose steps come first.", completion: .file(extensions: ["yaml"]))
    var scenario: String?

    @Option(
        help: ArgumentHelp(
            "Prints why the view that shows an element was evaluated.", valueName: "element"))
    var why: ElementArgument?

    @Option(
        help: ArgumentHelp(
            "Prints what was proposed around an element, and what was answered.",
            valueName: "element"))
    var layout: ElementArgument?

    @Option(help: ArgumentHelp("Prints what the last turns have done.", valueName: "number"))
    var turns: Int?

    @Flag(help: "Prints all that is known, as JSON.")
    var json = false

    func validate() throws {
        let asked = [why != nil, layout != nil, turns != nil].filter(\.self).count
        guard asked <= 1 else {
            throw ValidationError("--why, --layout and --turns are for a command each")
        }
        if let turns, turns < 1 { throw ValidationError("--turns is a number from 1") }
    }

    func run() throws {
        let (executable, scenario) = try prepare()
        let folder = try TemporaryFolder()
        var launch = AppLaunch(executable: executable, folder: folder.url, scenario: scenario)
        if why != nil || turns != nil { launch.variables["CASEMENT_TURNS"] = "1" }
        let artifacts = ArtifactFolder(folder.url.path(percentEncoded: false))
        let runner = ScenarioRunner(scenario, launch: launch, artifacts: artifacts)
        var answer = ""
        runner.question = (
            "tree",
            { app in
                do {
                    answer = try self.answer(of: app)
                } catch AppError.refused(let failure) {
                    throw failure
                }
            }
        )
        if let failure = runner.run().failure {
            Output.printError(failure.text(in: scenario.path))
            throw Exit.failed
        }
        Output.print(answer)
    }

    private func answer(of app: AppConnection) throws -> String {
        if let why { return try text(app.reasons(for: why.selector)) }
        if let layout { return try text(app.layout(of: layout.selector)) }
        if let turns {
            let records = try app.turns(last: turns)
            return json ? try text(records) : records.map(\.description).joined(separator: "\n")
        }
        let screen = try app.screen()
        return json ? String(decoding: try screen.json, as: UTF8.self) : "\(screen)"
    }

    private func text(_ value: some Encodable) throws -> String {
        guard json else { return "\(value)" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
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
        return (executable, given ?? Scenario(path: executable, name: executable))
    }
}

/// An element as a command line names it.
struct ElementArgument: ExpressibleByArgument {
    let selector: Selector

    init?(argument: String) {
        if argument.hasPrefix("{") {
            guard let reader = try? YAMLReader.document(argument, path: "the element"),
                let selector = try? SelectorParser.parse(reader, of: "the element"),
                reader.mistakes.errors.isEmpty
            else { return nil }
            self.selector = selector
        } else if argument.hasPrefix("#"), argument.count > 1 {
            selector = Selector(id: String(argument.dropFirst()))
        } else {
            guard !argument.isEmpty else { return nil }
            selector = Selector(label: argument)
        }
    }

    var defaultValueDescription: String { "\(selector)" }
}
